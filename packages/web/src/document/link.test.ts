import { expect, it } from 'vitest'
import { safeUrl } from './link.ts'

it('a link may only lead to the web', () => {
  expect(safeUrl('https://example.com/a b')).toBe('https://example.com/a%20b')
  expect(safeUrl('http://example.com')).toBe('http://example.com/')
  for (const url of [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'weixin://x',
    'mailto:a@b.c',
    '/x',
  ])
    expect(safeUrl(url)).toBeUndefined()
  expect(safeUrl(undefined)).toBeUndefined()
})
