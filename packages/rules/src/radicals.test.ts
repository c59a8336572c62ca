import { expect, it } from 'vitest'
import { wholeCharacters } from './radicals.ts'

it('reads radicals as the characters that they look like, and leaves everything else where it is', () => {
  expect(wholeCharacters('\u2F3F册第三\u2EDA')).toBe('手册第三页')
  expect(wholeCharacters('\u2F00\u2FD5')).toBe('一龠')
  expect(wholeCharacters('\u2ED3\u2ECB\u2ED4')).toBe('长车门')
  // A part of characters that is none itself.
  expect(wholeCharacters('\u2E85 ＡＢ ﬁ 页 page')).toBe('\u2E85 ＡＢ ﬁ 页 page')
})

it('never changes the length, so that what is found is found again', () => {
  const all = Array.from({ length: 0x2fd5 - 0x2e80 + 1 }, (_, index) => String.fromCharCode(0x2e80 + index)).join('')
  expect(wholeCharacters(all)).toHaveLength(all.length)
})
