import { idIn } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { type FormAnswer, type FormField, filesOf } from '@sands/rules/apply/form'

/** The files of all answers, each once. */
export const fileIdsOf = (fields: readonly FormField[], answers: readonly FormAnswer[]): FileId[] =>
  filesOf(fields, answers).flatMap((value) => idIn<'file'>(value) ?? [])
