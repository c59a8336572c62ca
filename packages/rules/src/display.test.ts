import { describe, expect, it, vi } from 'vitest'
import { badgeText, fileSize, firstLetter, initials, tintOf } from './display.ts'

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

  it('always gives a name the same tint', () => {
    expect(tintOf('Emma', 6)).toBe(tintOf('Emma', 6))
    expect(tintOf('', 6)).toBe(0)
  })
})

describe('first letter', () => {
  const names: [string, string][] = [
    ['我的学习', '我'],
    ['消息', '消'],
    [' exams today', 'E'],
    ['ứng dụng', 'Ứ'],
    ['', ''],
  ]
  it.each<[string, string]>([...names, ['👩‍🏫 老师', '👩‍🏫'], ['e\u0301cole', 'E\u0301']])(
    'of %j is %j',
    (name, letter) => expect(firstLetter(name)).toBe(letter),
  )

  it('works in browsers without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {})
    const letters = names.map(([name]) => firstLetter(name))
    vi.unstubAllGlobals()
    expect(letters).toEqual(names.map(([, letter]) => letter))
  })
})

describe('file size', () => {
  it.each([
    [0, 0, 'B'],
    [1023, 1023, 'B'],
    [1536, 1.5, 'KB'],
    [5 * 1024 * 1024, 5, 'MB'],
    [5 * 1024 ** 3, 5, 'GB'],
    [3 * 1024 ** 5, 3072, 'TB'],
  ])('of %i bytes reads %d %s', (bytes, value, unit) => expect(fileSize(bytes)).toEqual({ value, unit }))
})
