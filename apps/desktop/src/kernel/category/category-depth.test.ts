import { describe, expect, it } from 'vitest'
import { fitsAt, hasRoomBelow } from './category-depth.ts'

const of = (id: string, parentId: string | null) => ({ id, parentId, name: id })
/** 1 (2 (3)), 4 (5), 6 */
const list = [of('1', null), of('2', '1'), of('3', '2'), of('4', null), of('5', '4'), of('6', null)]
const fits = (id: string, parentId: string | null) =>
  fitsAt(list, list.find((each) => each.id === id) ?? of(id, null), { parentId, beforeId: null })

describe('three levels of categories at most', () => {
  it.each([
    ['6', '2', true],
    ['6', '3', false],
    ['4', '1', true],
    ['4', '2', false],
    ['1', '6', false],
    ['2', null, true],
    ['2', '6', true],
    ['2', '5', false],
  ])('%s below %s: %s', (id, parentId, expected) => {
    expect(fits(id, parentId)).toBe(expected)
  })

  it('takes no category below the third level', () => {
    expect(hasRoomBelow(['a', 'b'])).toBe(true)
    expect(hasRoomBelow(['a', 'b', 'c'])).toBe(false)
  })
})
