import type { Answer as WireAnswer } from '@sands/contract/exam/question.model'
import type { Answer } from '../answer.ts'
import { MAX_BLANK, MAX_ESSAY } from '../answer-limits.ts'

/** A text that the database can store: no half characters, no NUL. */
const clean = (text: string, most: number): string =>
  text
    .replaceAll('\0', '')
    .slice(0, most)
    .replace(/\p{Surrogate}/gu, '\uFFFD')

const cleanAll = (blanks: NonNullable<Answer['blanks']>) =>
  Object.fromEntries(Object.entries(blanks).map(([key, text]) => [key, clean(text, MAX_BLANK)]))

/** The same answer in the shape of the contract: lists that can be changed. */
export const wireAnswer = (answer: Answer): WireAnswer => ({
  ...(answer.options && { options: [...answer.options] }),
  ...(answer.isTrue !== undefined && { isTrue: answer.isTrue }),
  ...(answer.blanks && { blanks: cleanAll(answer.blanks) }),
  ...(answer.pairs && { pairs: { ...answer.pairs } }),
  ...(answer.text !== undefined && { text: clean(answer.text, MAX_ESSAY) }),
  ...(answer.fileIds && { fileIds: [...answer.fileIds] }),
})
