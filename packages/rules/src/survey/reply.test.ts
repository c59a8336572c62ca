import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer } from './answer.ts'
import { QUESTION_TYPES, type Question } from './question.ts'
import { checkReply, forVisitor } from './reply.ts'
import { aQuestion, aQuestionnaire, choices, chose, when } from './testing-questions.ts'
import { visibleQuestions } from './visible.ts'

const check = (question: Partial<Question>, answer: Answer | undefined) =>
  checkReply(aQuestionnaire(aQuestion('q', question)), answer ? { q: answer } : {})
const faultOf = (question: Partial<Question>, answer: Answer | undefined) => check(question, answer).faults[0]?.kind

const keys = ['q1', 'q2', 'q3', 'q4'] as const
const option = fc.constantFrom('a', 'b', 'c')
/** Single choices, each with a branch that looks at an earlier question. */
const questionnaires = fc
  .array(fc.record({ isRequired: fc.boolean(), from: fc.nat(3), option }), { minLength: 4, maxLength: 4 })
  .map((plans) =>
    aQuestionnaire(
      ...plans.map(({ isRequired, from, option: wanted }, index) => {
        const earlier = keys[from]
        const branch = earlier && from < index ? when(chose(earlier, wanted)) : when()
        return aQuestion(keys[index] ?? 'q', { isRequired, branch })
      }),
    ),
  )
const replies = fc.dictionary(fc.constantFrom(...keys), fc.record({ options: fc.array(option, { maxLength: 2 }) }))

describe('a reply', () => {
  it('needs the required questions, and no others', () => {
    expect(faultOf({ isRequired: true }, undefined)).toBe('required')
    expect(faultOf({ isRequired: true, type: 'text' }, { text: '  ' })).toBe('required')
    expect(faultOf({}, undefined)).toBeUndefined()
  })

  it('does not need a required question that a branch hides, and does not contain an answer to it', () => {
    const questionnaire = aQuestionnaire(
      aQuestion('q1'),
      aQuestion('q2', { isRequired: true, branch: when(chose('q1', 'a')) }),
    )
    const hidden = checkReply(questionnaire, { q1: { options: ['b'] }, q2: { options: ['c'] } })
    expect(hidden).toEqual({ answers: { q1: { options: ['b'] } }, faults: [] })
    expect(checkReply(questionnaire, { q1: { options: ['a'] } }).faults).toEqual([{ question: 'q2', kind: 'required' }])
  })

  it('contains an answer only to visible questions, whatever is sent', () => {
    fc.assert(
      fc.property(questionnaires, replies, (questionnaire, answers) => {
        const visible = new Set(visibleQuestions(questionnaire, answers).map(({ key }) => key))
        const checked = checkReply(questionnaire, answers)
        for (const key of Object.keys(checked.answers)) expect(visible.has(key)).toBe(true)
        for (const { question } of checked.faults) expect(visible.has(question)).toBe(true)
      }),
    )
  })

  it('is accepted again as it was stored', () => {
    fc.assert(
      fc.property(questionnaires, replies, (questionnaire, answers) => {
        const { answers: stored, faults } = checkReply(questionnaire, answers)
        fc.pre(faults.length === 0)
        expect(checkReply(questionnaire, stored)).toEqual({ answers: stored, faults: [] })
      }),
    )
  })

  it('never throws for an answer of another type', () => {
    const answer = fc.record(
      {
        options: fc.array(fc.string(), { maxLength: 4 }),
        other: fc.string(),
        text: fc.string(),
        number: fc.double(),
        rows: fc.dictionary(fc.string(), fc.string()),
        date: fc.string(),
        fileIds: fc.array(fc.string(), { maxLength: 9 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.constantFrom(...QUESTION_TYPES), answer, (type, given) => {
        const { answers, faults } = check({ type, rows: choices('r') }, given)
        expect(Object.keys(answers).length + faults.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('chooses only options of the question, as many as it allows', () => {
    expect(faultOf({}, { options: ['z'] })).toBe('invalid')
    expect(faultOf({}, { options: ['a', 'b'] })).toBe('invalid')
    expect(faultOf({ type: 'multiple' }, { options: ['a', 'a'] })).toBe('invalid')
    expect(faultOf({ type: 'multiple', min: 2 }, { options: ['a'] })).toBe('too_few')
    expect(faultOf({ type: 'multiple', max: 1 }, { options: ['a', 'b'] })).toBe('too_many')
    expect(faultOf({ type: 'multiple', min: 1, max: 2 }, { options: ['a', 'b'] })).toBeUndefined()
  })

  it('has a text with the option "other", and only with it', () => {
    expect(faultOf({ hasOther: true }, { options: ['other'] })).toBe('invalid')
    expect(faultOf({}, { options: ['other'], other: 'mine' })).toBe('invalid')
    expect(faultOf({ hasOther: true }, { options: ['other'], other: 'x'.repeat(201) })).toBe('too_long')
    expect(check({ hasOther: true }, { options: ['a'], other: 'mine' }).answers).toEqual({ q: { options: ['a'] } })
  })

  it('keeps numbers, ratings and scales within their bounds', () => {
    expect(faultOf({ type: 'rating', max: 5 }, { number: 6 })).toBe('out_of_range')
    expect(faultOf({ type: 'rating', max: 5 }, { number: 2.5 })).toBe('invalid')
    expect(faultOf({ type: 'scale', min: 0, max: 10 }, { number: 0 })).toBeUndefined()
    expect(faultOf({ type: 'number', min: 1, max: 3 }, { number: 2.5 })).toBeUndefined()
    expect(faultOf({ type: 'number' }, { number: Number.NaN })).toBe('invalid')
  })

  it('answers every row of a required matrix, with known rows and columns', () => {
    const matrix = { type: 'matrix', rows: choices('r1', 'r2'), isRequired: true } as const
    expect(faultOf(matrix, { rows: { r1: 'a' } })).toBe('required')
    expect(faultOf(matrix, { rows: { r1: 'a', r3: 'a' } })).toBe('invalid')
    expect(faultOf(matrix, { rows: { r1: 'a', r2: 'b' } })).toBeUndefined()
    expect(faultOf({ ...matrix, isRequired: false }, { rows: { r1: 'a' } })).toBeUndefined()
  })

  it('ranks every option once', () => {
    expect(faultOf({ type: 'ranking' }, { options: ['a', 'b'] })).toBe('invalid')
    expect(faultOf({ type: 'ranking' }, { options: ['a', 'b', 'b'] })).toBe('invalid')
    expect(faultOf({ type: 'ranking' }, { options: ['c', 'a', 'b'] })).toBeUndefined()
  })

  it('has days that exist, texts that fit and at most five pictures', () => {
    expect(faultOf({ type: 'date' }, { date: '2026-02-30' })).toBe('invalid')
    expect(faultOf({ type: 'date' }, { date: '2026-02-28' })).toBeUndefined()
    expect(faultOf({ type: 'text' }, { text: 'x'.repeat(2001) })).toBe('too_long')
    expect(faultOf({ type: 'pictures' }, { fileIds: ['1', '2', '3', '4', '5', '6'] })).toBe('too_many')
    expect(faultOf({ type: 'pictures', max: 1 }, { fileIds: ['1', '2'] })).toBe('too_many')
  })

  it('shows no question because of an answer that another type of question would have', () => {
    const answered = when({ question: 'q1', test: 'answered', options: [], value: null })
    const questionnaire = aQuestionnaire(aQuestion('q1', { type: 'number' }), aQuestion('q2', { branch: answered }))
    const answers = { q1: { text: 'x' }, q2: { options: ['a'] } }
    expect(checkReply(questionnaire, answers)).toEqual({ answers: {}, faults: [] })
  })

  it('has no pictures when a visitor sends it, and needs none', () => {
    const questionnaire = forVisitor(aQuestionnaire(aQuestion('q', { type: 'pictures', isRequired: true })))
    expect(checkReply(questionnaire, { q: { fileIds: ['1'] } })).toEqual({ answers: {}, faults: [] })
  })
})
