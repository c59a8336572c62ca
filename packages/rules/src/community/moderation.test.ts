import { describe, expect, it } from 'vitest'
import { decisionsIn, stateAfterDecision } from './moderation.ts'

describe('decisions of a moderator', () => {
  it.each([
    ['review', ['approve', 'refuse', 'delete']],
    ['published', ['keep', 'warn', 'hide', 'delete']],
    ['hidden', ['keep', 'warn', 'restore', 'delete']],
    ['refused', ['keep', 'warn', 'delete']],
    ['deleted', ['keep', 'warn']],
  ] as const)('on content that is %s: %j', (state, decisions) => expect(decisionsIn(state)).toEqual(decisions))

  it('bring back what a moderator has deleted, and not what its author has', () => {
    expect(decisionsIn('deleted', true)).toEqual(['keep', 'warn', 'restore'])
    expect(stateAfterDecision('deleted', 'restore', true)).toBe('published')
    expect(stateAfterDecision('deleted', 'restore')).toBeUndefined()
  })

  it('keep the state, or lead to another one', () => {
    expect(stateAfterDecision('published', 'keep')).toBe('published')
    expect(stateAfterDecision('published', 'hide')).toBe('hidden')
    expect(stateAfterDecision('review', 'keep')).toBeUndefined()
  })
})
