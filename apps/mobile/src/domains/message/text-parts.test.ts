import { describe, expect, it } from 'vitest'
import { textParts } from './text-parts.ts'

const links = (text: string) => textParts(text).flatMap(({ text: part, isLink }) => (isLink ? part : []))

describe('a text with addresses in it', () => {
  it.each([
    ['see https://example.com/a?b=1#c for more', 'https://example.com/a?b=1#c'],
    ['Read https://example.com.', 'https://example.com'],
    ['(https://example.com/a)', 'https://example.com/a'],
    ['请看https://example.com/课程，谢谢', 'https://example.com/'],
    ['请看 https://example.com/a。明天见', 'https://example.com/a'],
    ['HTTP://EXAMPLE.COM/', 'HTTP://EXAMPLE.COM/'],
  ])('finds it in %j', (text, link) => expect(links(text)).toEqual([link]))

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'example.com', 'http//x'])(
    'leaves %j as it is',
    (text) => expect(links(text)).toEqual([]),
  )

  it('loses no part of the text', () => {
    const text = 'a\nhttps://x.com, https://y.com/z!\n\nb'
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
    expect(links(text)).toEqual(['https://x.com', 'https://y.com/z'])
  })
})
