import { randomUUID } from 'node:crypto'
import type { ImportedQuestion } from '@sands/contract/exam/bank.calls'
import type { QuestionBody, QuestionSolution } from '@sands/contract/exam/question.model'
import { MOST_CATEGORY_LEVELS, MOST_CATEGORY_NAME } from '@sands/rules/category'
import { blanksIn, withBlanks } from '@sands/rules/exam/blanks'
import {
  DIFFICULTIES,
  type Difficulty,
  MAX_OPTIONS,
  QUESTION_TYPES,
  type QuestionType,
} from '@sands/rules/exam/question'
import { LANGUAGES, type Language } from '@sands/rules/language'
import { errorText } from '../../../kernel/errors.ts'
import type { StoredProblem } from '../../ops/index.ts'

/** A question as a file gives it: texts only. */
export interface RawQuestion {
  row: number
  type: string
  stem: string
  options: string[]
  answer: string
  analysis: string
  difficulty: string
  category: string[]
  tags: string[]
}

export type RawColumn = 'type' | 'stem' | 'option' | 'answer' | 'analysis' | 'difficulty' | 'category' | 'tags'
type ImportedType = Exclude<QuestionType, 'material'>
const IMPORTED_TYPES = QUESTION_TYPES.filter((type): type is ImportedType => type !== 'material')

const MOST = { stem: 5000, option: 1000, answer: 5000, analysis: 5000, tags: 20, tag: 30 }
const LONGEST_SHOWN = 100

export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[\s*]/g, '')

/** Finds a value by its code or by its name in any language. */
const named = <Value extends string>(
  values: readonly Value[],
  nameOf: (value: Value, language: Language) => string,
  text: string,
): Value | undefined =>
  values.find(
    (value) => folded(text) === value || LANGUAGES.some((language) => folded(nameOf(value, language)) === folded(text)),
  )

const typeName = (type: ImportedType, language: Language) => errorText(`exam.type.${type}`, language)
const difficultyName = (difficulty: Difficulty, language: Language) =>
  errorText(`exam.difficulty.${difficulty}`, language)
const answerName = (answer: 'true' | 'false', language: Language) => errorText(`exam.answer.${answer}`, language)
export const typeNamed = (text: string): ImportedType | undefined => named(IMPORTED_TYPES, typeName, text)
const difficultyNamed = (text: string): Difficulty | undefined => named(DIFFICULTIES, difficultyName, text)

const TRUE = ['对', '對', '是', '√', '✓', 't', 'yes', 'y']
const FALSE = ['错', '錯', '否', '×', '✗', 'x', 'f', 'no', 'n']
export function judged(text: string): boolean | undefined {
  const value = named(['true', 'false'], answerName, text)
  if (value) return value === 'true'
  if (TRUE.includes(folded(text))) return true
  return FALSE.includes(folded(text)) ? false : undefined
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRST'
/** Positions of the options that the letters name; undefined if a letter names none, or is there twice. */
export function lettersIn(text: string, count: number): number[] | undefined {
  const letters = [
    ...text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s,;、，；]/g, ''),
  ]
  const places = letters.map((letter) => LETTERS.indexOf(letter))
  const isGood = places.every((place) => place >= 0 && place < count) && new Set(places).size === places.length
  return isGood && places.length > 0 ? places : undefined
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const html = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

/** Learners get the keys while they answer, so that a key must not tell the place in the file: it can be the answer. */
const optionOf = (text: string) => ({ key: randomUUID(), content: html(text) })
const pairOf = (text: string): [string, string] | undefined => {
  const at = text.search(/[=＝]/)
  const [left, right] = [text.slice(0, at).trim(), text.slice(at + 1).trim()]
  return at > 0 && left !== '' && right !== '' ? [left, right] : undefined
}
const listed = (text: string, marks: RegExp): string[] => text.split(marks).map((part) => part.trim())

type Content = { body: QuestionBody; solution: QuestionSolution }
type Refusal = { column: RawColumn; error: string; params?: Record<string, unknown> }

/** The answer by the type of the question, or what is wrong with it. */
function contentOf(type: ImportedType, raw: RawQuestion): Content | Refusal {
  const { options: texts, answer } = raw
  const stem = type === 'fill' ? withBlanks(html(raw.stem)) : html(raw.stem)
  const body: QuestionBody = { type, stem, options: [], targets: [], blanks: [], words: null, files: 0, children: [] }
  const solution: QuestionSolution = { key: {}, analysis: html(raw.analysis), reference: '', rubric: [], children: {} }
  const options = texts.map(optionOf)
  const keysAt = (places: readonly number[]) => places.flatMap((place) => options[place]?.key ?? [])
  const needsOptions = type !== 'judge' && type !== 'fill' && type !== 'essay'
  if (needsOptions && texts.length < 2) return { column: 'option', error: 'exam.row_options' }
  switch (type) {
    case 'single':
    case 'multiple':
    case 'uncertain': {
      const places = lettersIn(answer, texts.length)
      const error = { single: 'one', multiple: 'several', uncertain: 'letters' }[type]
      const isGood =
        places && (type === 'single' ? places.length === 1 : type === 'multiple' ? places.length > 1 : true)
      if (!isGood) return { column: 'answer', error: `exam.row_answer_${error}` }
      return {
        body: { ...body, options },
        solution: { ...solution, key: { options: keysAt(places.toSorted((a, b) => a - b)) } },
      }
    }
    case 'judge': {
      const isTrue = judged(answer)
      if (isTrue === undefined) return { column: 'answer', error: 'exam.row_answer_judge' }
      return { body, solution: { ...solution, key: { isTrue } } }
    }
    case 'fill': {
      const blanks = blanksIn(stem)
      const answers = listed(answer, /[;；]/).map((part) => listed(part, /[|｜]/).filter((text) => text !== ''))
      if (blanks.length === 0) return { column: 'stem', error: 'exam.row_no_blanks' }
      if (answers.length !== blanks.length || answers.some((accepted) => accepted.length === 0))
        return { column: 'answer', error: 'exam.row_answer_fill', params: { count: blanks.length } }
      const keys = blanks.map((name, place) => [
        name,
        { accepted: answers[place] ?? [], isCaseSensitive: false, tolerance: null, weight: 1 },
      ])
      return { body: { ...body, blanks }, solution: { ...solution, key: { blanks: Object.fromEntries(keys) } } }
    }
    case 'match': {
      const pairs = texts.flatMap((text) => [pairOf(text) ?? []]).filter((pair) => pair.length === 2)
      if (pairs.length !== texts.length) return { column: 'option', error: 'exam.row_pairs' }
      const lefts = pairs.map(([left = '']) => optionOf(left))
      const targets = pairs.map(([, right = '']) => optionOf(right))
      const key = { pairs: Object.fromEntries(lefts.map((left, place) => [left.key, targets[place]?.key ?? ''])) }
      return { body: { ...body, options: lefts, targets }, solution: { ...solution, key } }
    }
    case 'order': {
      const places = answer === '' ? texts.map((_, place) => place) : lettersIn(answer, texts.length)
      if (places?.length !== texts.length) return { column: 'answer', error: 'exam.row_answer_letters' }
      return { body: { ...body, options }, solution: { ...solution, key: { options: keysAt(places) } } }
    }
    case 'essay':
      return { body, solution: { ...solution, reference: html(answer) } }
  }
}

type Read = { question: Omit<ImportedQuestion, 'isDuplicate' | 'title'> } | { problems: StoredProblem[] }

/** Makes a question of the texts, or says for each column what is expected there. */
export function readQuestion(raw: RawQuestion, language: Language): Read {
  const problem = ({ column, error, params = {} }: Refusal, value: string): StoredProblem => ({
    row: raw.row,
    column: errorText(`exam.column.${column}`, language),
    value: value.slice(0, LONGEST_SHOWN),
    error,
    params,
  })
  const tooLong = (column: 'stem' | 'option' | 'answer' | 'analysis', text: string) =>
    text.length > MOST[column]
      ? [problem({ column, error: 'exam.row_too_long', params: { most: MOST[column] } }, text)]
      : []
  const type = typeNamed(raw.type)
  const difficulty = raw.difficulty === '' ? 'medium' : difficultyNamed(raw.difficulty)
  const content = type && contentOf(type, { ...raw, options: raw.options.slice(0, MAX_OPTIONS) })
  const { category, tags } = raw
  const isBadCategory =
    category.length > MOST_CATEGORY_LEVELS || category.some((name) => name.length > MOST_CATEGORY_NAME)
  const isBadTags = tags.length > MOST.tags || tags.some((tag) => tag.length > MOST.tag)
  const problems = [
    ...(type
      ? []
      : [
          problem(
            {
              column: 'type',
              error: 'exam.row_type',
              params: { names: IMPORTED_TYPES.map((each) => typeName(each, language)).join(', ') },
            },
            raw.type,
          ),
        ]),
    ...(raw.stem.trim() === ''
      ? [problem({ column: 'stem', error: 'exam.row_no_stem' }, '')]
      : tooLong('stem', raw.stem)),
    ...raw.options.flatMap((text) => tooLong('option', text)),
    ...tooLong('answer', raw.answer),
    ...tooLong('analysis', raw.analysis),
    ...(difficulty
      ? []
      : [
          problem(
            {
              column: 'difficulty',
              error: 'exam.row_difficulty',
              params: { names: DIFFICULTIES.map((each) => difficultyName(each, language)).join(', ') },
            },
            raw.difficulty,
          ),
        ]),
    ...(isBadCategory ? [problem({ column: 'category', error: 'exam.row_category' }, category.join('/'))] : []),
    ...(isBadTags ? [problem({ column: 'tags', error: 'exam.row_tags' }, tags.join('; '))] : []),
    ...(content && 'error' in content
      ? [
          problem(
            content,
            content.column === 'option' ? raw.options.join('; ') : content.column === 'stem' ? raw.stem : raw.answer,
          ),
        ]
      : []),
  ]
  if (problems.length > 0 || !content || 'error' in content || !difficulty) return { problems }
  return { question: { row: raw.row, category, difficulty, tags: [...new Set(tags)], ...content } }
}
