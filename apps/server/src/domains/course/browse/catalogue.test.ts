import type { Id } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { type CataloguedCourseware, continueWith, locksOf } from './catalogue.policy.ts'

/** R is required, o is optional; ✓ marks finished courseware: `R✓ R o`. */
const coursewares = (text: string): CataloguedCourseware[] =>
  text.split(' ').map((mark, index) => ({
    id: String(index + 1) as Id<'courseware'>,
    title: `piece ${index + 1}`,
    isRequired: mark.startsWith('R'),
    isFinished: mark.endsWith('✓'),
  }))
/** For each courseware, the id of the one that locks it. */
const waitsFor = (text: string, isInOrder = true) =>
  [...locksOf(coursewares(text), { isInOrder }).values()].map((lock) => lock?.beforeId ?? '-').join(' ')
const goesOn = (text: string, last: string | null) =>
  continueWith(coursewares(text), last as Id<'courseware'> | null)?.id

describe('courseware of a course studied in order', () => {
  it('is locked by the first unfinished required courseware before it', () => {
    expect(waitsFor('R R R')).toBe('- 1 1')
    expect(waitsFor('R✓ R R')).toBe('- - 2')
    expect(waitsFor('R✓ R✓ R✓')).toBe('- - -')
  })

  it('that is optional is locked like any other but locks nothing', () => {
    expect(waitsFor('o R o R')).toBe('- - 2 2')
  })

  it('stays open once finished, even if new courseware is added before it', () => {
    expect(waitsFor('R R✓ R')).toBe('- - 1')
  })
})

describe('courseware of a course that has to be bought', () => {
  it('is locked except for the first one, also when it was finished', () => {
    const goodsId = '9' as Id<'goods'>
    const locks = [...locksOf(coursewares('R✓ R✓ o'), { isInOrder: true, goodsId }).values()]
    expect(locks).toEqual([null, ...Array(2).fill({ beforeId: '1', beforeTitle: 'piece 1', goodsId })])
  })
})

describe('courseware of a course in free order', () => {
  it('is never locked', () => {
    expect(waitsFor('R R R', false)).toBe('- - -')
  })
})

describe('a returning learner', () => {
  it('continues with the last courseware while it is unfinished', () => {
    expect(goesOn('R R R', '2')).toBe('2')
    expect(goesOn('R✓ o R', '2')).toBe('2')
  })

  it('otherwise continues with the first unfinished required courseware', () => {
    expect(goesOn('R✓ R R', '1')).toBe('2')
    expect(goesOn('o R✓ R', null)).toBe('3')
    expect(goesOn('R R✓', '9')).toBe('1')
  })

  it('otherwise continues with the first courseware', () => {
    expect(goesOn('R✓ R✓ o', '2')).toBe('1')
    expect(continueWith([], null)).toBeUndefined()
  })
})
