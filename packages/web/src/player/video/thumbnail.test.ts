import { expect, it } from 'vitest'
import { thumbnailAt } from './thumbnail.ts'

const SHEET = { url: '/t', columns: 5, count: 12, every: 10, width: 160, height: 90 }

it('finds the thumbnail of a moment, row by row, and the last one beyond the end', () => {
  expect(thumbnailAt(SHEET, 0)).toEqual({ x: 0, y: 0 })
  expect(thumbnailAt(SHEET, 49.9)).toEqual({ x: 640, y: 0 })
  expect(thumbnailAt(SHEET, 50)).toEqual({ x: 0, y: 90 })
  expect(thumbnailAt(SHEET, 900)).toEqual({ x: 160, y: 180 })
})
