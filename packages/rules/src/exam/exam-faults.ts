export const EXAM_FAULTS = [
  'no_title',
  'no_paper',
  'paper_faults',
  'closes_first',
  'closes_past',
  'admit_outside',
  'minimum_over_limit',
  'no_reviewers',
  'limit_over_window',
  'nothing_shown',
] as const
export type ExamFaultKind = (typeof EXAM_FAULTS)[number]

export interface ExamFault {
  kind: ExamFaultKind
  /** It can be published all the same. */
  isWarning: boolean
}

interface CheckedExam {
  title: string
  paperId: string | null
  opensAt: string | null
  closesAt: string | null
  admitUntil: string | null
  limitMinutes: number | null
  minMinutes: number
  reviewerIds: readonly string[]
  review: Readonly<Record<string, readonly string[]>>
}

export interface ExamFacts {
  /** Undefined for a paper that was deleted. */
  paper: { faults: number; hasEssays: boolean } | undefined
  now: number
}

const MINUTE_MS = 60_000

/** Everything that the author of an exam should know before it is published. */
export function examFaults(exam: CheckedExam, { paper, now }: ExamFacts): ExamFault[] {
  const time = (at: string | null) => (at === null ? undefined : Date.parse(at))
  const [opens, closes, admit] = [time(exam.opensAt), time(exam.closesAt), time(exam.admitUntil)]
  const found: [boolean, ExamFaultKind, isWarning?: true][] = [
    [exam.title.trim() === '', 'no_title'],
    [exam.paperId === null || paper === undefined, 'no_paper'],
    [(paper?.faults ?? 0) > 0, 'paper_faults'],
    [opens !== undefined && closes !== undefined && closes <= opens, 'closes_first'],
    [closes !== undefined && closes <= now, 'closes_past'],
    [admit !== undefined && ((opens !== undefined && admit < opens) || (closes ?? admit) < admit), 'admit_outside'],
    [exam.limitMinutes !== null && exam.minMinutes > exam.limitMinutes, 'minimum_over_limit'],
    [paper?.hasEssays === true && exam.reviewerIds.length === 0, 'no_reviewers'],
    [
      exam.limitMinutes !== null && opens !== undefined && (closes ?? Infinity) - opens < exam.limitMinutes * MINUTE_MS,
      'limit_over_window',
      true,
    ],
    [Object.values(exam.review).every((parts) => parts.length === 0), 'nothing_shown', true],
  ]
  return found.flatMap(([isWrong, kind, isWarning = false]) => (isWrong ? [{ kind, isWarning }] : []))
}

/** Moves of an exam by its makers. Publishing a published exam is a new edition. */
export const EXAM_MOVES = {
  publish: ['draft', 'scheduled', 'published', 'withdrawn'],
  schedule: ['draft', 'scheduled', 'withdrawn', 'published'],
  unschedule: ['scheduled', 'published'],
  withdraw: ['published', 'scheduled'],
  archive: ['published', 'withdrawn'],
} as const
