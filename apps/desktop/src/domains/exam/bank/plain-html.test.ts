import { expect, it } from 'vitest'
import { htmlOf, plainOf } from './plain-html.ts'

it('reads back the words that it wrote', () => {
  for (const text of ['', 'a', 'a < b & c > d', 'two\nlines', 'ends with a line\n', '1 + 1 = 2'])
    expect(plainOf(htmlOf(text))).toBe(text)
})

it('leaves pictures and formats to the editor', () => {
  expect(plainOf('<p>a <strong>b</strong></p>')).toBeUndefined()
  expect(plainOf('<p><img data-file-id="1"></p>')).toBeUndefined()
  expect(plainOf('<ul><li>a</li></ul>')).toBeUndefined()
  expect(plainOf('without a paragraph &amp; more')).toBe('without a paragraph & more')
})
