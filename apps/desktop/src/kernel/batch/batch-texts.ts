import type { BatchKindName, BatchState } from '@sands/contract/ops/batch.model'
import type { DeskText } from '../text.ts'
import type { Tone } from '../ui/state-tag.tsx'

export const KIND_TEXTS: Readonly<Record<BatchKindName, DeskText>> = {
  'org.import': 'ops.batch_import',
  'org.export': 'ops.batch_export',
  'org.codes': 'ops.batch_codes',
  'ops.audit-export': 'ops.batch_audit_export',
  'course.report': 'ops.batch_course_report',
  'course.all-reports': 'ops.batch_course_all_reports',
  'course.import': 'ops.batch_course_import',
}

export const STATE_TEXTS: Readonly<Record<BatchState, { text: DeskText; tone: Tone }>> = {
  queued: { text: 'ops.batch_queued', tone: 'neutral' },
  running: { text: 'ops.batch_running', tone: 'info' },
  done: { text: 'ops.batch_done', tone: 'success' },
  failed: { text: 'ops.batch_failed', tone: 'danger' },
  cancelled: { text: 'ops.batch_cancelled', tone: 'neutral' },
}

const COUNT_TEXTS: Readonly<Record<string, DeskText>> = {
  rows: 'ops.batch_count_rows',
  courses: 'ops.batch_count_courses',
  left: 'ops.batch_count_left',
  created: 'ops.batch_count_created',
  updated: 'ops.batch_count_updated',
  skipped: 'ops.batch_count_skipped',
  failed: 'ops.batch_count_failed',
  given: 'ops.batch_count_given',
  wouldCreate: 'ops.batch_count_would_create',
  wouldUpdate: 'ops.batch_count_would_update',
  wouldSkip: 'ops.batch_count_would_skip',
}

/** A count that came with a newer server is shown by its own name. */
export const countText = (name: string, t: (key: DeskText) => string): string => {
  const key = COUNT_TEXTS[name]
  return key ? t(key) : name
}

export const isOver = ({ state }: { state: BatchState }): boolean => state !== 'queued' && state !== 'running'
