import { expect, it, vi } from 'vitest'
import { goToNote, positionNow } from './note-place.ts'

const [VIDEO, DOCUMENT] = [1, 2] as const

it('converts between player positions and the milliseconds or page numbers of notes', () => {
  const place = { now: () => 12.3456, goTo: vi.fn() }
  expect(positionNow(VIDEO, place)).toBe(12_346)
  expect(positionNow(DOCUMENT, { ...place, now: () => 3 })).toBe(3)
  expect(positionNow(VIDEO, null)).toBeNull()
  goToNote(VIDEO, { place, position: 12_346 })
  goToNote(DOCUMENT, { place, position: 3 })
  expect(place.goTo.mock.calls).toEqual([[12.346], [3]])
})
