import { expect, it } from 'vitest'
import { tileOf } from './watermark-tile.ts'

it('gives a longer name more space', () => {
  const short = tileOf('Li 0001', 14)
  const long = tileOf('Nguyễn Thị Minh Khai 0001', 14)
  expect(long.width - short.width).toBeGreaterThanOrEqual(14 * 0.6 * 17)
  expect(long.height).toBe(short.height)
})

it('counts Chinese characters as wider', () => {
  expect(tileOf('王小明', 10).width).toBe(70)
  expect(tileOf('abc', 10).width).toBe(58)
})
