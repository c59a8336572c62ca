import { createHash } from 'node:crypto'
import type { QuestionBody, QuestionSolution } from '@sands/contract/exam/question.model'
import { cleanQuestionHtml, type FileInHtml, filesInHtml, wordsOf } from './question-html.codec.ts'

type Content = { body: QuestionBody; solution: QuestionSolution }
type PlainBody = Omit<QuestionBody, 'type' | 'children'>
type PlainSolution = Omit<QuestionSolution, 'children'>
type Convert = (html: string) => string

const LONGEST_TITLE = 200
const LONGEST_SEARCH = 8000

const bodyWith = (part: PlainBody, convert: Convert): PlainBody => ({
  stem: convert(part.stem),
  options: part.options.map(({ key, content }) => ({ key, content: convert(content) })),
  targets: part.targets.map(({ key, content }) => ({ key, content: convert(content) })),
  blanks: part.blanks,
  words: part.words,
  files: part.files,
})

const solutionWith = (part: PlainSolution, convert: Convert): PlainSolution => ({
  key: part.key,
  analysis: convert(part.analysis),
  reference: convert(part.reference),
  rubric: part.rubric,
})

/** The body with every HTML text converted. */
export const convertBody = (body: QuestionBody, convert: Convert): QuestionBody => ({
  type: body.type,
  ...bodyWith(body, convert),
  children: body.children.map((child) => ({ key: child.key, type: child.type, ...bodyWith(child, convert) })),
})

export const convertSolution = (solution: QuestionSolution, convert: Convert): QuestionSolution => ({
  ...solutionWith(solution, convert),
  children: Object.fromEntries(
    Object.entries(solution.children).map(([key, child]) => [key, solutionWith(child, convert)]),
  ),
})

export const cleanContent = ({ body, solution }: Content): Content => ({
  body: convertBody(body, cleanQuestionHtml),
  solution: convertSolution(solution, cleanQuestionHtml),
})

/** Every HTML text of the body, in reading order. */
const textsOf = (body: QuestionBody): string[] => {
  const plain = (part: PlainBody) => [part.stem, ...part.options.map(({ content }) => content)]
  const targets = (part: PlainBody) => part.targets.map(({ content }) => content)
  return [body, ...body.children].flatMap((part) => [...plain(part), ...targets(part)])
}

export function filesOf({ body, solution }: Content): FileInHtml[] {
  const answers = [solution, ...Object.values(solution.children)].flatMap(({ analysis, reference }) => [
    analysis,
    reference,
  ])
  const found = [...textsOf(body), ...answers].flatMap(filesInHtml)
  return [...new Map(found.map((file) => [file.id, file])).values()]
}

/** Files of the body alone: what a learner may see while answering. */
export const filesOfBody = (body: QuestionBody): FileInHtml[] => [
  ...new Map(
    textsOf(body)
      .flatMap(filesInHtml)
      .map((file) => [file.id, file]),
  ).values(),
]

const folded = (html: string): string =>
  wordsOf(html)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '')

/** Columns for lists, search and duplicates. The order of options makes no difference to a duplicate. */
export function contentColumns(body: QuestionBody) {
  const parts = [body, ...body.children].map((part) => ({
    type: part.type,
    stem: folded(part.stem),
    options: [...part.options, ...part.targets].map(({ content }) => folded(content)).sort(),
    files: [part.stem, ...part.options.map(({ content }) => content)].flatMap(filesInHtml).map(({ id }) => id),
  }))
  return {
    title: wordsOf(body.stem).slice(0, LONGEST_TITLE),
    searchText: textsOf(body).map(wordsOf).join(' ').slice(0, LONGEST_SEARCH),
    contentHash: createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
  }
}
