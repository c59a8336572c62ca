import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from './answer.ts'
import { unreachable } from './reach.ts'
import { aQuestion, aQuestionnaire, chose, when } from './testing-questions.ts'
import { visibleQuestions } from './visible.ts'

describe('unreachable questions', () => {
  it('are those whose conditions contradict each other', () => {
    const questionnaire = aQuestionnaire(
      aQuestion('q1'),
      aQuestion('q2', { branch: when(chose('q1', 'a'), chose('q1', 'b')) }),
    )
    expect(unreachable(questionnaire)).toEqual(['q2'])
  })

  it('are also found through several branches', () => {
    const questionnaire = aQuestionnaire(
      aQuestion('q1'),
      aQuestion('q2', { branch: when(chose('q1', 'a')) }),
      aQuestion('q3', { branch: when(chose('q2', 'a'), chose('q1', 'b')) }),
      aQuestion('q4', { branch: when(chose('q3', 'a')) }),
    )
    expect(unreachable(questionnaire)).toEqual(['q3', 'q4'])
  })

  it('are not those that need two options of a multiple choice', () => {
    const both = when(chose('q1', 'a'), chose('q1', 'b'))
    expect(
      unreachable(aQuestionnaire(aQuestion('q1', { type: 'multiple' }), aQuestion('q2', { branch: both }))),
    ).toEqual([])
    const atMostOne = aQuestion('q1', { type: 'multiple', max: 1 })
    expect(unreachable(aQuestionnaire(atMostOne, aQuestion('q2', { branch: both })))).toEqual(['q2'])
  })

  it('are those that need a number outside the scale', () => {
    const branch = (value: number) => when({ question: 'q1', test: 'at_least', options: [], value })
    const scale = aQuestion('q1', { type: 'scale', min: 0, max: 10, options: [] })
    expect(unreachable(aQuestionnaire(scale, aQuestion('q2', { branch: branch(11) })))).toEqual(['q2'])
    expect(unreachable(aQuestionnaire(scale, aQuestion('q2', { branch: branch(10) })))).toEqual([])
  })

  it('are never questions that somebody has seen', () => {
    const keys = ['q1', 'q2', 'q3', 'q4']
    const plan = fc.record({
      type: fc.constantFrom('single' as const, 'multiple' as const),
      conditions: fc.array(
        fc.record({
          from: fc.nat(3),
          test: fc.constantFrom('any_of' as const, 'none_of' as const, 'answered' as const),
          option: fc.constantFrom('a', 'b', 'c'),
        }),
        { maxLength: 3 },
      ),
      match: fc.constantFrom('all' as const, 'any' as const),
    })
    const answers = fc.dictionary(
      fc.constantFrom(...keys),
      fc.record({ options: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }) }),
    )
    fc.assert(
      fc.property(fc.array(plan, { minLength: 4, maxLength: 4 }), answers, (plans, given) => {
        const questionnaire = aQuestionnaire(
          ...plans.map(({ type, conditions, match }, index) =>
            aQuestion(keys[index] ?? '', {
              type,
              branch: {
                match,
                conditions: conditions
                  .filter(({ from }) => from < index)
                  .map(({ from, test, option }) => ({
                    question: keys[from] ?? '',
                    test,
                    options: [option],
                    value: null,
                  })),
              },
            }),
          ),
        )
        const valid: Answers = Object.fromEntries(
          Object.entries(given).map(([key, answer]) => {
            const isSingle = plans[keys.indexOf(key)]?.type === 'single'
            return [key, isSingle ? { options: answer.options.slice(0, 1) } : answer]
          }),
        )
        const lost = unreachable(questionnaire)
        for (const { key } of visibleQuestions(questionnaire, valid)) expect(lost).not.toContain(key)
      }),
    )
  })
})
