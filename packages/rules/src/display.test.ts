import { describe, expect, it } from 'vitest'
import { badgeText, fileSize, initials, tintOf } from './display.ts'

describe('badge', () => {
  it.each([
    [0, ''],
    [-3, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %i as %j', (count, text) => expect(badgeText(count)).toBe(text))
})

describe('initials', () => {
  it.each([
    ['王小明', '小明'],
    ['李雷', '李雷'],
    ['Emma Carter', 'EC'],
    ['Nguyễn Thị Lan', 'NL'],
    ['emma', 'E'],
    ['', ''],
  ])('of %s are %s', (name, text) => expect(initials(name)).toBe(text))

  it('keeps the tint of a name', () => {
    expect(tintOf('Emma', 6)).toBe(tintOf('Emma', 6))
    expect(tintOf('', 6)).toBe(0)
  })
})

describe('file size', () => {
  it.each([
    [0, 0, 'B'],
    [1023, 1023, 'B'],
    [1536, 1.5, 'KB'],
    [5 * 1024 * 1024, 5, 'MB'],
    [3 * 1024 ** 4, 3072, 'GB'],
  ])('of %i bytes reads %d %s', (bytes, value, unit) => expect(fileSize(bytes)).toEqual({ value, unit }))
})
