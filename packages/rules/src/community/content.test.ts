import { describe, expect, it } from 'vitest'
import { CONTENT_STATES, CONTENT_STEPS, CONTENT_TYPES, contentStateAfter, mayEdit, opensInRoll } from './content.ts'

describe('types of content', () => {
  it('open notes and articles as a page, and everything else full screen', () => {
    expect(opensInRoll(CONTENT_TYPES.note)).toBe(false)
    expect(opensInRoll(CONTENT_TYPES.article)).toBe(false)
    expect(opensInRoll(CONTENT_TYPES.album)).toBe(true)
    expect(opensInRoll(CONTENT_TYPES.shortVideo)).toBe(true)
  })
})

describe('states of content', () => {
  it.each([
    ['review', 'approve', 'published'],
    ['review', 'refuse', 'refused'],
    ['published', 'hide', 'hidden'],
    ['hidden', 'restore', 'published'],
    ['published', 'hold', 'review'],
    ['refused', 'resubmit', 'published'],
    ['hidden', 'delete', 'deleted'],
  ] as const)('%s, %s: %s', (from, step, to) => expect(contentStateAfter(from, step)).toBe(to))

  it.each([
    ['published', 'approve'],
    ['hidden', 'hold'],
    ['hidden', 'resubmit'],
    ['refused', 'restore'],
  ] as const)('%s does not allow %s', (from, step) => expect(contentStateAfter(from, step)).toBeUndefined())

  it('end with deleted', () => {
    expect(CONTENT_STEPS.filter((step) => contentStateAfter('deleted', step))).toEqual([])
  })

  it('can each be reached by a step', () => {
    const reached = new Set(
      CONTENT_STATES.flatMap((from) => CONTENT_STEPS.map((step) => contentStateAfter(from, step))),
    )
    for (const state of CONTENT_STATES) expect(reached.has(state)).toBe(true)
  })

  it('let authors change everything but hidden and deleted content', () => {
    expect(CONTENT_STATES.filter(mayEdit)).toEqual(['review', 'published', 'refused'])
  })
})
