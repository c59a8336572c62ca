import { describe, expect, it } from 'vitest'
import { comparable, watchedIn } from './watched-words.ts'

const WORDS = [
  { word: '加微信', action: 'review' },
  { word: 'casino', action: 'block' },
  { word: 'ass', action: 'review' },
] as const

describe('watched words', () => {
  it('are found despite case, width, spaces and punctuation', () => {
    expect(watchedIn('请加 微·信 联系', WORDS)).toEqual({ action: 'review', words: ['加微信'] })
    expect(watchedIn('Best ＣＡＳＩＮＯ in town', WORDS)).toEqual({ action: 'block', words: ['casino'] })
    expect(watchedIn('c.a.s i n o', WORDS)).toEqual({ action: 'block', words: ['casino'] })
  })

  it('of Latin letters are found between Chinese characters', () => {
    expect(watchedIn('买casino请联系我', WORDS)).toEqual({ action: 'block', words: ['casino'] })
    expect(watchedIn('课程class很好', WORDS)).toBeNull()
  })

  it('of Latin letters are not found inside longer words', () => {
    expect(watchedIn('the first class of the assembly', WORDS)).toBeNull()
    expect(watchedIn('pain in the ass!', WORDS)).toEqual({ action: 'review', words: ['ass'] })
  })

  it('answer with the strictest action', () => {
    expect(watchedIn('加微信 casino', WORDS)).toEqual({ action: 'block', words: ['加微信', 'casino'] })
  })

  it('are not found where there are none', () => {
    expect(watchedIn('橱窗只有七秒', WORDS)).toBeNull()
    expect(watchedIn('', WORDS)).toBeNull()
    expect(watchedIn('anything', [{ word: ' . ', action: 'block' }])).toBeNull()
  })

  it('are compared without marks', () => {
    expect(comparable(' A-b_c\u200B！d ')).toBe('abcd')
  })
})
