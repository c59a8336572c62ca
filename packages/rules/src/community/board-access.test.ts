import { describe, expect, it } from 'vitest'
import { type BoardAction, type BoardPerson, type BoardTerms, boardDenial } from './board-access.ts'

const NOW = new Date('2026-11-17T08:00:00Z')
const LATER = new Date('2026-11-18T08:00:00Z')
const denial = (action: BoardAction, board: Partial<BoardTerms> = {}, person: Partial<BoardPerson> = {}) =>
  boardDenial(
    action,
    { isOpen: true, postPolicy: 'everyone', isCommentable: true, isClosed: false, ...board },
    { person: { isInAudience: true, isModerator: false, mutedUntil: null, ...person }, now: NOW },
  )

describe('a board', () => {
  it('is open to its audience', () => {
    for (const action of ['see', 'post', 'comment'] as const) expect(denial(action)).toBeNull()
  })

  it('does not exist for other people, except for its moderators', () => {
    for (const action of ['see', 'post', 'comment'] as const)
      expect(denial(action, {}, { isInAudience: false })).toBe('gone')
    expect(denial('see', {}, { isInAudience: false, isModerator: true })).toBeNull()
    expect(denial('see', { isOpen: false }, { isModerator: true })).toBe('gone')
  })

  it('that is closed can only be read', () => {
    expect(denial('see', { isClosed: true })).toBeNull()
    expect(denial('post', { isClosed: true }, { isModerator: true })).toBe('closed')
    expect(denial('comment', { isClosed: true })).toBe('closed')
  })

  it('accepts nothing from a muted person until the mute ends', () => {
    expect(denial('see', {}, { mutedUntil: LATER })).toBeNull()
    expect(denial('post', {}, { mutedUntil: LATER })).toBe('muted')
    expect(denial('comment', {}, { mutedUntil: LATER })).toBe('muted')
    expect(denial('post', {}, { mutedUntil: NOW })).toBeNull()
  })

  it('may be reserved for its moderators, or for nobody', () => {
    expect(denial('post', { postPolicy: 'moderators' })).toBe('moderators_only')
    expect(denial('post', { postPolicy: 'moderators' }, { isModerator: true })).toBeNull()
    expect(denial('post', { postPolicy: 'nobody' }, { isModerator: true })).toBe('nobody_posts')
    expect(denial('comment', { postPolicy: 'nobody' })).toBeNull()
  })

  it('may have no comments', () => {
    expect(denial('comment', { isCommentable: false })).toBe('no_comments')
    expect(denial('post', { isCommentable: false })).toBeNull()
  })
})
