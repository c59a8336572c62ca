import { describe, expect, it } from 'vitest'
import { cardSize, columnsOf, picturesOnCard, storedSize } from './card.ts'

describe('a short-video card', () => {
  it('is half the screen without the margins, 3/4 as high for landscape and 4/3 for portrait', () => {
    expect(cardSize(375, { width: 1920, height: 1080 })).toEqual({ width: 166.5, height: 124.875 })
    expect(cardSize(375, { width: 1080, height: 1920 })).toEqual({ width: 166.5, height: 222 })
    expect(cardSize(320, { width: 4, height: 3 }).width).toBe(139)
  })

  it('is portrait when the size is square or unknown', () => {
    expect(cardSize(342, { width: 0, height: 0 })).toEqual({ width: 150, height: 200 })
    expect(cardSize(342, { width: 500, height: 500 }).height).toBe(200)
    expect(cardSize(10, { width: 1, height: 2 })).toEqual({ width: 0, height: 0 })
  })

  it('reads the stored size of pictures and videos', () => {
    expect(storedSize('{"imageWith":800,"imageHigh":600}')).toEqual({ width: 800, height: 600 })
    expect(storedSize('{"videoWidth":720,"videoHeight":1280}')).toEqual({ width: 720, height: 1280 })
    for (const broken of ['', 'null', '[]', '{"imageWith":"800"}', '{"imageWith":-1}'])
      expect(storedSize(broken)).toEqual({ width: 0, height: 0 })
  })
})

describe('the columns of the grid', () => {
  const heights = [4, 1, 1, 1, 3, 2]
  const columns = (count: number) => columnsOf(heights.slice(0, count), (height) => height)

  it('fill the shorter one first', () => {
    expect(columns(4)).toEqual([[4], [1, 1, 1]])
    expect(columns(6)).toEqual([
      [4, 2],
      [1, 1, 1, 3],
    ])
  })

  it('never move a card when more are loaded', () => {
    for (let count = 1; count < heights.length; count += 1) {
      const [left, right] = columns(count)
      const [laterLeft, laterRight] = columns(count + 1)
      expect(laterLeft.slice(0, left.length)).toEqual(left)
      expect(laterRight.slice(0, right.length)).toEqual(right)
    }
  })
})

describe('the pictures of a card', () => {
  it('are at most three, with the total when there are more', () => {
    expect(picturesOnCard([1, 2, 3])).toEqual({ shown: [1, 2, 3], total: null })
    expect(picturesOnCard([1, 2, 3, 4])).toEqual({ shown: [1, 2, 3], total: 4 })
  })
})
