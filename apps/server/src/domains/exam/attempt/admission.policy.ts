import type { ExamDocument, StartRefusal } from '@sands/contract/exam/exam.model'
import type { ExamState, ExamStatus } from '@sands/rules/exam/state'
import type { ExamTerms } from './terms.ts'

export interface AdmissionFacts {
  state: ExamState
  isVisible: boolean
  document: Pick<ExamDocument, 'intervalMinutes'>
  terms: ExamTerms
  status: ExamStatus | null
  /** Attempts that count: void ones do not. */
  used: number
  lastSubmittedAt: Date | null
  now: Date
}

const IN_REVIEW = 3
const QUALIFIED = 4
const MINUTE_MS = 60_000

const nextAt = ({ lastSubmittedAt, document }: AdmissionFacts): Date | null =>
  lastSubmittedAt && new Date(lastSubmittedAt.getTime() + document.intervalMinutes * MINUTE_MS)

/** Every reason against a start, in the order in which they are looked at. */
const REFUSALS: readonly {
  reason: StartRefusal['reason']
  applies: (facts: AdmissionFacts) => boolean
  at?: (facts: AdmissionFacts) => Date | null
}[] = [
  { reason: 'withdrawn', applies: ({ state }) => state !== 'published' },
  { reason: 'not_for_you', applies: ({ isVisible }) => !isVisible },
  {
    reason: 'not_open_yet',
    applies: ({ terms, now }) => terms.opensAt !== null && terms.opensAt > now,
    at: ({ terms }) => terms.opensAt,
  },
  {
    reason: 'closed',
    applies: ({ terms, now }) => terms.closesAt !== null && terms.closesAt <= now,
    at: ({ terms }) => terms.closesAt,
  },
  {
    reason: 'admission_over',
    applies: ({ terms, now }) => terms.admitUntil !== null && terms.admitUntil <= now,
    at: ({ terms }) => terms.admitUntil,
  },
  { reason: 'no_attempts_left', applies: ({ terms, used }) => terms.attempts > 0 && used >= terms.attempts },
  {
    reason: 'wait_between',
    applies: (facts) => (nextAt(facts)?.getTime() ?? 0) > facts.now.getTime(),
    at: nextAt,
  },
  { reason: 'passed_already', applies: ({ status }) => status === QUALIFIED },
  { reason: 'in_review', applies: ({ status }) => status === IN_REVIEW },
]

/** Why the person cannot start now; null when they can. */
export function refusalOf(facts: AdmissionFacts): StartRefusal | null {
  const refusal = REFUSALS.find(({ applies }) => applies(facts))
  if (!refusal) return null
  return { reason: refusal.reason, at: refusal.at?.(facts)?.toISOString() ?? null }
}
