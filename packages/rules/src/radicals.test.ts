import { expect, it } from 'vitest'
import { wholeCharacters } from './radicals.ts'

it('replaces radicals by the characters they look like, and nothing else', () => {
  expect(wholeCharacters('\u2F3F册第三\u2EDA')).toBe('手册第三页')
  expect(wholeCharacters('\u2F00\u2FD5')).toBe('一龠')
  expect(wholeCharacters('\u2ED3\u2ECB\u2ED4')).toBe('长车门')
  // A component of characters that is not a character itself.
  expect(wholeCharacters('\u2E85 ＡＢ ﬁ 页 page')).toBe('\u2E85 ＡＢ ﬁ 页 page')
})

it('never changes the length, so that positions of matches stay valid', () => {
  const all = Array.from({ length: 0x2fd5 - 0x2e80 + 1 }, (_, index) => String.fromCharCode(0x2e80 + index)).join('')
  expect(wholeCharacters(all)).toHaveLength(all.length)
})
