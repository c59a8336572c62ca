import { describe, expect, it } from 'vitest'
import { apart, excerptOf, wordsOf } from './excerpt.codec.ts'

const marked = (text: string, words: string[]) => {
  const excerpt = excerptOf(text, words)
  return excerpt?.marks.map(([from, to]) => excerpt.text.slice(from, to))
}

describe('an excerpt', () => {
  it('marks every word in a short text and does not cut it', () => {
    expect(excerptOf('消防安全与应急疏散', ['安全'])).toEqual({ text: '消防安全与应急疏散', marks: [[2, 4]] })
    expect(marked('Safety first: shop safety', ['safety'])).toEqual(['Safety', 'safety'])
  })

  it('is cut around the first word of a long text', () => {
    const excerpt = excerptOf(`${'前'.repeat(200)}灭火器${'后'.repeat(200)}`, ['灭火'])

    expect(excerpt?.text).toBe(`…${'前'.repeat(16)}灭火器${'后'.repeat(41)}…`)
    expect(excerpt?.marks).toEqual([[17, 19]])
  })

  it('does not cut through a word, and does not begin with the punctuation of the sentence before', () => {
    const text =
      'Keep the aisle clear. Read the fire plan of your shop before the doors are opened to the public, every day'

    expect(excerptOf(text, ['fire'])?.text).toBe('…clear. Read the fire plan of your shop before the doors are…')
    expect(excerptOf(text, ['plan'])?.text).toBe('…Read the fire plan of your shop before the doors are…')
    expect(marked(text, ['public'])).toEqual(['public'])
  })

  it('has no dots at the end when it reaches the end of the text', () => {
    const excerpt = excerptOf(`${'a'.repeat(100)} end`, ['end'])

    expect(excerpt?.text.endsWith('a end')).toBe(true)
    expect(excerpt?.text.length).toBe(61)
  })

  it('joins words that overlap', () => {
    expect(marked('abcabd', ['abca', 'cab'])).toEqual(['abcab'])
  })

  it('marks the right positions after characters whose lower-case form is longer', () => {
    expect(marked('İİİ Fire', ['fire'])).toEqual(['Fire'])
  })

  it('is undefined when no word is found', () => {
    expect(excerptOf('消防', ['安全'])).toBeUndefined()
  })

  it('uses at most five different words', () => {
    expect(wordsOf('  Fire fire A b c d e ')).toEqual(['fire', 'a', 'b', 'c', 'd'])
  })
})

it('splits Chinese words that are written together', () => {
  expect(apart(['消防疏散'])).toEqual(['消防', '疏散'])
  expect(apart(['消防与疏散', 'fire'])).toEqual(['消防', '疏散', 'fire'])
  expect(apart(['安全', 'safety-first'])).toEqual(['安全', 'safety-first'])
})
