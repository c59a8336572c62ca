import { blanksIn } from './blanks.ts'
import type { PlainQuestionType, QuestionKey, QuestionType } from './question.ts'
import { toNumber } from './score.ts'

export const QUESTION_FAULTS = [
  'no_stem',
  'few_options',
  'empty_option',
  'no_key',
  'several_keys',
  'few_keys',
  'no_blanks',
  'blank_without_answer',
  'bad_number',
  'unpaired',
  'rubric_sum',
  'no_children',
  'twin_key',
] as const
export type QuestionFaultKind = (typeof QUESTION_FAULTS)[number]

export interface QuestionFault {
  kind: QuestionFaultKind
  /** The sub-question it is about. */
  childKey: string | null
}

interface Option {
  key: string
  content: string
}

interface PlainBody {
  stem: string
  options: readonly Option[]
  targets: readonly Option[]
  blanks: readonly string[]
}

interface PlainSolution {
  key: QuestionKey
  rubric: readonly { percent: number }[]
}

export interface CheckedQuestion {
  body: PlainBody & { type: QuestionType; children: readonly (PlainBody & { key: string; type: PlainQuestionType })[] }
  solution: PlainSolution & { children: Readonly<Record<string, PlainSolution>> }
}

/** Pictures, sound and video are content even without words. */
const hasContent = (html: string): boolean =>
  /<(?:img|audio|video)\b/u.test(html) ||
  html
    .replace(/<[^>]*>/gu, '')
    .replace(/&nbsp;/gu, ' ')
    .trim() !== ''

const isTwin = (keys: readonly string[]): boolean => new Set(keys).size < keys.length
const when = (isWrong: boolean, kind: QuestionFaultKind): QuestionFaultKind[] => (isWrong ? [kind] : [])

function optionFaults({ options }: PlainBody): QuestionFaultKind[] {
  return [
    ...when(options.length < 2, 'few_options'),
    ...when(
      options.some(({ content }) => !hasContent(content)),
      'empty_option',
    ),
    ...when(isTwin(options.map(({ key }) => key)), 'twin_key'),
  ]
}

function choiceFaults(type: PlainQuestionType, body: PlainBody, { options = [] }: QuestionKey): QuestionFaultKind[] {
  const right = options.filter((key) => body.options.some((option) => option.key === key))
  return [
    ...optionFaults(body),
    ...when(right.length === 0 || right.length < options.length, 'no_key'),
    ...when(type === 'single' && right.length > 1, 'several_keys'),
    ...when(type === 'multiple' && right.length === 1, 'few_keys'),
  ]
}

function blankFaults(body: PlainBody, { blanks = {} }: QuestionKey): QuestionFaultKind[] {
  const keys = body.blanks.map((name) => blanks[name])
  const isShown = JSON.stringify(blanksIn(body.stem)) === JSON.stringify(body.blanks)
  return [
    ...when(body.blanks.length === 0 || !isShown, 'no_blanks'),
    ...when(isTwin(body.blanks), 'twin_key'),
    ...when(
      keys.some((key) => !key?.accepted.some((text) => text.trim() !== '')),
      'blank_without_answer',
    ),
    ...when(
      keys.some((key) => key && key.tolerance !== null && toNumber(key.accepted[0] ?? '') === undefined),
      'bad_number',
    ),
  ]
}

function matchFaults(body: PlainBody, { pairs = {} }: QuestionKey): QuestionFaultKind[] {
  const targets = new Set(body.targets.map(({ key }) => key))
  return [
    ...optionFaults(body),
    ...when(
      body.targets.some(({ content }) => !hasContent(content)),
      'empty_option',
    ),
    ...when(isTwin(body.targets.map(({ key }) => key)), 'twin_key'),
    ...when(
      body.options.some(({ key }) => !targets.has(pairs[key] ?? '')),
      'unpaired',
    ),
  ]
}

function orderFaults(body: PlainBody, { options = [] }: QuestionKey): QuestionFaultKind[] {
  const isComplete =
    options.length === body.options.length && body.options.every(({ key }) => options.some((each) => each === key))
  return [...optionFaults(body), ...when(!isComplete, 'no_key')]
}

function faultsByType(type: PlainQuestionType, body: PlainBody, solution: PlainSolution): QuestionFaultKind[] {
  const { key, rubric } = solution
  switch (type) {
    case 'single':
    case 'multiple':
    case 'uncertain':
      return choiceFaults(type, body, key)
    case 'judge':
      return when(key.isTrue === undefined, 'no_key')
    case 'fill':
      return blankFaults(body, key)
    case 'match':
      return matchFaults(body, key)
    case 'order':
      return orderFaults(body, key)
    case 'essay':
      return when(rubric.length > 0 && rubric.reduce((sum, { percent }) => sum + percent, 0) !== 100, 'rubric_sum')
  }
}

const EMPTY: PlainSolution = { key: {}, rubric: [] }

/** Everything that must be fixed before a question can be stored. */
export function questionFaults({ body, solution }: CheckedQuestion): QuestionFault[] {
  const stem = when(!hasContent(body.stem), 'no_stem')
  const own =
    body.type === 'material'
      ? [
          ...when(body.children.length === 0, 'no_children'),
          ...when(isTwin(body.children.map(({ key }) => key)), 'twin_key'),
        ]
      : faultsByType(body.type, body, solution)
  const children = body.type === 'material' ? body.children : []
  return [
    ...[...new Set([...stem, ...own])].map((kind) => ({ kind, childKey: null })),
    ...children.flatMap((child) => {
      const kinds = [
        ...when(!hasContent(child.stem), 'no_stem'),
        ...faultsByType(child.type, child, solution.children[child.key] ?? EMPTY),
      ]
      return [...new Set(kinds)].map((kind) => ({ kind, childKey: child.key }))
    }),
  ]
}
