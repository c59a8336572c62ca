/** How a person is doing in an exam, as reports say it. */
export const EXAM_PERSON_STATES = ['not_taken', 'in_progress', 'in_review', 'passed', 'failed'] as const
export type ExamPersonState = (typeof EXAM_PERSON_STATES)[number]

/** Reports include exams that were published at least once, including those withdrawn, archived or deleted since. */
export const REPORTED_EXAM_STATES = ['published', 'withdrawn', 'archived', 'removed'] as const
export type ReportedExamState = (typeof REPORTED_EXAM_STATES)[number]
