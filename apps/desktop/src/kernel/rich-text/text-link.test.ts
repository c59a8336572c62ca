import { describe, expect, it } from 'vitest'
import { textLink } from './text-link.ts'

const of = (typed: string) => textLink(typed, 'https://sands.example')

describe('a link in a text', () => {
  it.each([
    [' https://a.example/b?c#d ', 'https://a.example/b?c#d'],
    ['www.a.example', 'https://www.a.example'],
    ['/courseDetail?id=1', '/courseDetail?id=1'],
    ['mailto:hr@a.example', 'mailto:hr@a.example'],
    ['tel:+86-21-1234', 'tel:+86-21-1234'],
  ])('%s leads to %s', (typed, link) => {
    expect(of(typed)).toBe(link)
  })

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', '//a.example', 'https://a:b@c.example', 'coffee'])(
    '%s leads nowhere',
    (typed) => {
      expect(of(typed)).toBeUndefined()
    },
  )
})
