import { describe, expect, it } from 'vitest'
import { blanksIn, withBlanks, withRuns } from './blanks.ts'
import { type CheckedQuestion, questionFaults } from './question-faults.ts'

type Body = CheckedQuestion['body']
type Solution = CheckedQuestion['solution']
const option = (key: string, content = `<p>${key}</p>`) => ({ key, content })
const body = (part: Partial<Body>): Body => ({
  type: 'single',
  stem: '<p>Which?</p>',
  options: [option('a'), option('b')],
  targets: [],
  blanks: [],
  children: [],
  ...part,
})
const solution = (part: Partial<Solution>): Solution => ({ key: { options: ['a'] }, rubric: [], children: {}, ...part })
const blank = (accepted: string[], tolerance: number | null = null) => ({
  accepted,
  tolerance,
  isCaseSensitive: false,
  weight: 1,
})
const kinds = (part: Partial<Body>, answer: Partial<Solution> = {}) =>
  questionFaults({ body: body(part), solution: solution(answer) }).map(({ kind }) => kind)

describe('a question', () => {
  it.each<[string, Partial<Body>, Partial<Solution>]>([
    ['with one right option', {}, {}],
    ['with a picture as its stem', { stem: '<p><img data-file-id="1" alt="" /></p>' }, {}],
    ['with several right options', { type: 'multiple' }, { key: { options: ['a', 'b'] } }],
    ['with one right option of an uncertain choice', { type: 'uncertain' }, {}],
    ['that is false', { type: 'judge', options: [] }, { key: { isTrue: false } }],
    [
      'with a blank',
      { type: 'fill', options: [], stem: withBlanks('<p>Tea at ___ degrees</p>'), blanks: ['b1'] },
      { key: { blanks: { b1: blank(['80'], 5) } } },
    ],
    ['with pairs', { type: 'match', targets: [option('x'), option('y')] }, { key: { pairs: { a: 'x', b: 'x' } } }],
    ['with an order', { type: 'order' }, { key: { options: ['b', 'a'] } }],
    ['with a rubric', { type: 'essay', options: [] }, { rubric: [{ percent: 40 }, { percent: 60 }] }],
  ])('%s is complete', (_, part, answer) => expect(kinds(part, answer)).toEqual([]))

  it.each<[string, string[], Partial<Body>, Partial<Solution>]>([
    ['a stem of spaces', ['no_stem'], { stem: '<p> &nbsp;</p>' }, {}],
    ['one option', ['few_options'], { options: [option('a')] }, {}],
    ['an empty option', ['empty_option'], { options: [option('a'), option('b', '<p></p>')] }, {}],
    ['no key', ['no_key'], {}, { key: {} }],
    ['a key that is no option', ['no_key'], {}, { key: { options: ['z'] } }],
    ['two keys of a single choice', ['several_keys'], {}, { key: { options: ['a', 'b'] } }],
    ['one key of a multiple choice', ['few_keys'], { type: 'multiple' }, {}],
    ['no blank', ['no_blanks'], { type: 'fill' }, { key: { blanks: {} } }],
    [
      'a blank without an answer',
      ['blank_without_answer'],
      { type: 'fill', stem: withBlanks('Tea ___'), blanks: ['b1'] },
      { key: { blanks: { b1: blank([' ']) } } },
    ],
    [
      'a tolerance around a word',
      ['bad_number'],
      { type: 'fill', stem: withBlanks('Tea ___'), blanks: ['b1'] },
      { key: { blanks: { b1: blank(['warm'], 1) } } },
    ],
    ...['5 kg', '10%', '1,2,3'].map((text): [string, string[], Partial<Body>, Partial<Solution>] => [
      `a tolerance around ${text}`,
      ['bad_number'],
      { type: 'fill', stem: withBlanks('Tea ___'), blanks: ['b1'] },
      { key: { blanks: { b1: blank([text], 1) } } },
    ]),
    [
      'an item without a partner',
      ['unpaired'],
      { type: 'match', targets: [option('x')] },
      { key: { pairs: { a: 'x' } } },
    ],
    ['an incomplete order', ['no_key'], { type: 'order' }, {}],
    ['a rubric of 90 percent', ['rubric_sum'], { type: 'essay' }, { rubric: [{ percent: 90 }] }],
    ['a material alone', ['no_children'], { type: 'material' }, {}],
    ['two options with one key', ['twin_key'], { options: [option('a'), option('a')] }, {}],
  ])('with %s is refused', (_, expected, part, answer) => expect(kinds(part, answer)).toEqual(expected))

  it('says which sub-question is incomplete', () => {
    const { children: _, ...plain } = body({ type: 'judge', options: [] })
    const child = { ...plain, type: 'judge' as const }
    const material = body({
      type: 'material',
      options: [],
      children: [
        { key: 'one', ...child },
        { key: 'two', ...child },
      ],
    })
    const answer = solution({ key: {}, children: { one: { key: { isTrue: true }, rubric: [] } } })
    expect(questionFaults({ body: material, solution: answer })).toEqual([{ kind: 'no_key', childKey: 'two' }])
  })
})

describe('blanks', () => {
  it('are named by their places and written as runs of underscores', () => {
    const html = withBlanks('<p>From ___ to ______, not __</p>')
    expect(blanksIn(html)).toEqual(['b1', 'b2'])
    expect(withRuns(html)).toBe('<p>From ____ to ____, not __</p>')
    expect(withBlanks(html)).toBe(html)
  })
})
