import { describe, expect, it } from 'vitest'
import { cursorText, readCursor } from './feed-cursor.ts'

describe('a cursor', () => {
  it.each([
    { value: 1_794_902_400_123, id: '7' },
    { value: 641.250301, id: '900719925474099311' },
    { value: -3.5, id: '1' },
    { value: 0, id: '12' },
  ])('is read as it was written: %j', (cursor) => expect(readCursor(cursorText(cursor))).toEqual(cursor))

  it.each(['', '7', '_7', '1_', '1_0', '1_x', '1e9_7', '1_7_8', 'NaN_7', '999999999999999_7'])('%j is none', (text) =>
    expect(readCursor(text)).toBeUndefined(),
  )
})
