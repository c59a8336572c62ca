import { describe, expect, it } from 'vitest'
import { replyKey } from './reply-key.ts'

const DRAFT = '2f1c7e0a-6f0e-4d4b-9a55-0d2d6c1b7a11'

describe('the key of a reply', () => {
  it('is the same when the same answers are sent again', () => {
    const answers = { q1: { options: ['a'], other: 'x' }, q2: { text: '好' } }
    const inOtherOrder = { q2: { text: '好' }, q1: { other: 'x', options: ['a'] } }
    expect(replyKey(DRAFT, inOtherOrder)).toBe(replyKey(DRAFT, answers))
    expect(replyKey(DRAFT, answers)).toMatch(/^[\w-]{16,80}$/)
  })

  it('is another one for other answers and other drafts', () => {
    const ranked = { q1: { options: ['a', 'b'] } }
    expect(replyKey(DRAFT, { q1: { options: ['b', 'a'] } })).not.toBe(replyKey(DRAFT, ranked))
    expect(replyKey(`${DRAFT}2`, ranked)).not.toBe(replyKey(DRAFT, ranked))
  })
})
