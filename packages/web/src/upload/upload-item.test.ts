import { describe, expect, it } from 'vitest'
import { isExpired, type StoredUpload } from './upload-item.ts'

const DAY = 24 * 3_600_000
const anUpload = (changes: Partial<StoredUpload>): StoredUpload => ({
  ...{ id: '1', scope: '', fileName: 'a.jpg', size: 1, fingerprint: '', purpose: 'picture', library: false },
  ...{ mark: null, sent: 0, paused: false, createdAt: 0 },
  ...changes,
})

describe('a stored upload', () => {
  it('waits for weeks while the server does not know it', () => {
    expect(isExpired(anUpload({}), 8 * DAY)).toBe(false)
    expect(isExpired(anUpload({}), 31 * DAY)).toBe(true)
  })

  it('expires a day after its last piece, and a week after it began', () => {
    expect(isExpired(anUpload({ mark: 'm', lastPieceAt: 2 * DAY }), 2.5 * DAY)).toBe(false)
    expect(isExpired(anUpload({ mark: 'm', lastPieceAt: 2 * DAY }), 3.5 * DAY)).toBe(true)
    expect(isExpired(anUpload({ mark: 'm', lastPieceAt: 7 * DAY }), 7.5 * DAY)).toBe(true)
  })
})
