import type { UserId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { bodyOf, draftOf, isGood, withTag } from './lecturer-draft.ts'

describe('a lecturer in the form', () => {
  const draft = draftOf(undefined)

  it('needs a name', () => {
    expect(isGood(draft)).toBe(false)
    expect(isGood({ ...draft, name: ' ' })).toBe(false)
    expect(isGood({ ...draft, name: 'Emma' })).toBe(true)
    expect(isGood({ ...draft, name: 'Emma', introduction: 'x'.repeat(20_001) })).toBe(false)
  })

  it('has an account of the company unless they are external', () => {
    const userId = '7' as UserId
    expect(bodyOf({ ...draft, userId }).userId).toBe('7')
    expect(bodyOf({ ...draft, userId, lecturerKind: 'assistant' }).userId).toBe('7')
    expect(bodyOf({ ...draft, userId, lecturerKind: 'external' }).userId).toBeNull()
  })

  it('has each tag once, within the maximum length and number', () => {
    expect(withTag(['tea'], ' tea ')).toEqual(['tea'])
    expect(withTag(['tea'], '  ')).toEqual(['tea'])
    expect(withTag([], 'a very long tag indeed')).toEqual(['a very long '])
    const eight = [...'abcdefgh']
    expect(withTag(eight, 'i')).toEqual(eight)
  })
})
