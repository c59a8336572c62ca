import type { Answer } from '@sands/rules/exam/question'
import type { ComponentType } from 'react'
import type { PaperPart } from './paper-parts.ts'

export interface AnswerFieldProps {
  part: PaperPart
  answer: Answer
  isLocked: boolean
  /** The attempt that new attachments belong to. */
  examRecordId?: string | undefined
  Html: ComponentType<{ html: string }>
  onChange: (answer: Answer) => void
}
