import type { Id } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { type CataloguedCourseware, continueWith, locksOf } from './catalogue.policy.ts'

/** R is required, o is not; finished ones have a tick: `R✓ R o`. */
const coursewares = (text: string): CataloguedCourseware[] =>
  text.split(' ').map((mark, index) => ({
    id: String(index + 1) as Id<'courseware'>,
    title: `piece ${index + 1}`,
    isRequired: mark.startsWith('R'),
    isFinished: mark.endsWith('✓'),
  }))
/** For each piece, the one that it waits for. */
const waitsFor = (text: string, isInOrder = true) =>
  [...locksOf(coursewares(text), isInOrder).values()].map((lock) => lock?.beforeId ?? '-').join(' ')
const goesOn = (text: string, last: string | null) =>
  continueWith(coursewares(text), last as Id<'courseware'> | null)?.id

describe('where pieces open one after the other', () => {
  it('each waits for the first required one before it that is not finished', () => {
    expect(waitsFor('R R R')).toBe('- 1 1')
    expect(waitsFor('R✓ R R')).toBe('- - 2')
    expect(waitsFor('R✓ R✓ R✓')).toBe('- - -')
  })

  it('nobody waits for what is not required, which waits like any other', () => {
    expect(waitsFor('o R o R')).toBe('- - 2 2')
  })

  it('what is finished stays open behind a new piece', () => {
    expect(waitsFor('R R✓ R')).toBe('- - 1')
  })
})

describe('where pieces are free', () => {
  it('none waits', () => {
    expect(waitsFor('R R R', false)).toBe('- - -')
  })
})

describe('who comes back', () => {
  it('goes on with the last one while it is unfinished', () => {
    expect(goesOn('R R R', '2')).toBe('2')
    expect(goesOn('R✓ o R', '2')).toBe('2')
  })

  it('else with the first that is still asked for', () => {
    expect(goesOn('R✓ R R', '1')).toBe('2')
    expect(goesOn('o R✓ R', null)).toBe('3')
    expect(goesOn('R R✓', '9')).toBe('1')
  })

  it('else with the first of all', () => {
    expect(goesOn('R✓ R✓ o', '2')).toBe('1')
    expect(continueWith([], null)).toBeUndefined()
  })
})
