import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { OverrideRow } from './learner-exam.repo.ts'

/** The terms of an exam for one person. */
export interface ExamTerms {
  opensAt: Date | null
  closesAt: Date | null
  admitUntil: Date | null
  limitMinutes: number | null
  attempts: number
}

type Override = Pick<OverrideRow, 'opensAt' | 'closesAt' | 'admitUntil' | 'limitMinutes' | 'attempts'>

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** The first override that names a term wins; without one, the exam's own term holds. */
export function termsOf(document: ExamDocument, overrides: readonly Override[]): ExamTerms {
  const first = <K extends keyof Override>(name: K) => overrides.find((override) => override[name] !== null)?.[name]
  return {
    opensAt: first('opensAt') ?? dateOf(document.opensAt),
    closesAt: first('closesAt') ?? dateOf(document.closesAt),
    admitUntil: first('admitUntil') ?? dateOf(document.admitUntil),
    limitMinutes: first('limitMinutes') ?? document.limitMinutes,
    attempts: first('attempts') ?? document.attempts,
  }
}

const MINUTE_MS = 60_000

/** The time limit or the end of the exam, whichever comes first. */
export function deadlineOf(terms: ExamTerms, startedAt: Date): Date | null {
  const ends = [
    terms.limitMinutes === null ? null : startedAt.getTime() + terms.limitMinutes * MINUTE_MS,
    terms.closesAt?.getTime() ?? null,
  ].filter((end) => end !== null)
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}
