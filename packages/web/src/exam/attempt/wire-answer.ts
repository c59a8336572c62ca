import type { Answer as WireAnswer } from '@sands/contract/exam/question.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { Answer } from '@sands/rules/exam/question'

/** The same answer in the shape of the contract: lists that can be changed, branded ids. */
export const wireAnswer = (answer: Answer): WireAnswer => ({
  ...(answer.options && { options: [...answer.options] }),
  ...(answer.isTrue !== undefined && { isTrue: answer.isTrue }),
  ...(answer.blanks && { blanks: { ...answer.blanks } }),
  ...(answer.pairs && { pairs: { ...answer.pairs } }),
  ...(answer.text !== undefined && { text: answer.text }),
  ...(answer.fileIds && { fileIds: answer.fileIds.map((id) => id as Id<'file'>) }),
})
