import type { AttemptSummary, ExamPersonRow, ReportedAttempt, ReportedExam } from '@sands/contract/exam/report.model'
import type { ExamState } from '@sands/rules/exam/state'
import type { AttemptRow } from '../attempt/attempt.repo.ts'
import type { PersonRow } from './report.repo.ts'
import type { ListedReport } from './report-exam.repo.ts'
import type { Numbers } from './report-numbers.repo.ts'

const instantOf = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())
const flag = (value: boolean | null) => (value === null ? null : value ? 1 : 0)
const LONGEST_DEVICE = 300

/** A published exam whose next edition waits for its time counts as published. */
const SHOWN: Readonly<Record<ExamState, ReportedExam['state']>> = {
  draft: 'withdrawn',
  scheduled: 'published',
  published: 'published',
  withdrawn: 'withdrawn',
  archived: 'archived',
}

export const presentExamState = ({ state, removedAt }: Pick<ListedReport, 'state' | 'removedAt'>) =>
  removedAt ? ('removed' as const) : SHOWN[state]

export const presentNumbers = (numbers: Numbers | undefined) => ({
  taken: numbers?.taken ?? 0,
  finished: numbers?.finished ?? 0,
  passed: numbers?.passed ?? 0,
  average: numbers?.average ?? null,
})

export const presentReportedExam = (row: ListedReport, numbers: Numbers | undefined): ReportedExam => ({
  id: row.id,
  title: row.title,
  state: presentExamState(row),
  opensAt: row.opensAt?.toISOString() ?? null,
  closesAt: row.closesAt?.toISOString() ?? null,
  totalScore: row.totalScore,
  ...presentNumbers(numbers),
})

export const presentPersonRow = (row: PersonRow): ExamPersonRow => ({
  userId: row.userId,
  name: row.name,
  userName: row.userName,
  departmentName: row.departmentName,
  state: row.state,
  attempts: row.attempts,
  score: row.score,
  best: row.best,
  last: row.last,
  lastAt: instantOf(row.lastAt),
  remindedAt: instantOf(row.remindedAt),
})

export const presentAttemptSummary = (row: AttemptRow, takeOvers: number): AttemptSummary => ({
  examRecordId: row.id,
  number: row.number,
  edition: row.edition,
  state: row.state,
  startedAt: row.startedAt.toISOString(),
  submittedAt: row.submittedAt?.toISOString() ?? null,
  submitReason: row.submitReason,
  score: row.score,
  totalScore: row.totalScore,
  isQualified: flag(row.isQualified),
  leaves: row.leaves,
  takeOvers,
})

type Note = ReportedAttempt['notes'][number]

export function presentNote({
  kind,
  at,
  detail,
}: {
  kind: Note['kind']
  at: Date
  detail: Record<string, unknown> | null
}): Note {
  const device = detail?.userAgent
  return { kind, at: at.toISOString(), device: typeof device === 'string' ? device.slice(0, LONGEST_DEVICE) : null }
}
