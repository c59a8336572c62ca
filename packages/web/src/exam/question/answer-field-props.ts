import type { ComponentType } from 'react'
import type { Answer } from '../answer.ts'
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
