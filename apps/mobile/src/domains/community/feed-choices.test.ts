import { describe, expect, it } from 'vitest'
import { feedChoiceOf } from './feed-choices.ts'

describe('the choice of a feed in the address', () => {
  it.each([
    ['', 'all', 'newest'],
    ['tab=album&sort=hot', 'album', 'hot'],
    ['tab=video&sort=oldest', 'all', 'newest'],
    ['tab=constructor&sort=toString', 'all', 'newest'],
  ])('"%s" shows %s by %s', (search, tab, order) => {
    expect(feedChoiceOf(new URLSearchParams(search))).toEqual({ tab, order })
  })
})
