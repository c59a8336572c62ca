import type {
  LearningProgress,
  LearningRecord,
  LearningTerms,
  StudyNote,
  UncountedTime,
} from '@sands/contract/study/learning.model'
import type { Coverage } from '@sands/rules/coverage'
import { type FinishTerms, type LearnType, STUDY, seenLength, shownPercent } from '@sands/rules/study'
import type { studyNotes, uncountedTime, viewings } from '../learning.tables.ts'
import { missingOf, type ProgressState } from './verdict.policy.ts'

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

export interface ProgressOf {
  learnType: LearnType
  learnId: string
  terms: FinishTerms
  progress: ProgressState
  todayMs: number
}

const stretches = (covered: Coverage): [number, number][] => covered.map(([from, to]) => [from, to])

export function presentProgress({ learnType, learnId, terms, progress, todayMs }: ProgressOf): LearningProgress {
  const { covered, total, finishedAt, position, studiedMs } = progress
  const isFinished = finishedAt !== null
  return {
    learnType,
    learnId,
    percent: shownPercent(seenLength(covered, { form: terms.form, total }), { total, isFinished }),
    isFinished: isFinished ? 1 : 0,
    finishTime: isFinished ? new Date(finishedAt).toISOString() : null,
    covered: stretches(covered),
    total,
    missing: isFinished ? [] : missingOf(terms, progress),
    position,
    seconds: seconds(studiedMs),
    todaySeconds: seconds(todayMs),
  }
}

export const presentTerms = (terms: {
  form: FinishTerms['form']
  threshold: number
  minSeconds: number
  seekAhead: boolean
  isSound: boolean
  capSeconds: number
}): LearningTerms => ({
  form: terms.form,
  threshold: terms.threshold,
  minSeconds: terms.minSeconds,
  seekAhead: terms.seekAhead ? 1 : 0,
  dailyCapSeconds: terms.capSeconds,
  promptAfterSeconds: STUDY.promptAfterS,
  promptWaitSeconds: STUDY.promptWaitS,
})

export const presentRecord = (
  row: Pick<
    typeof viewings.$inferSelect,
    'id' | 'learnType' | 'learnId' | 'startedAt' | 'contactAt' | 'countedMs' | 'isOffline' | 'channel' | 'trainingId'
  >,
  title: string,
): LearningRecord => ({
  learningDetailId: row.id,
  learnType: row.learnType,
  learnId: row.learnId,
  title,
  startTime: row.startedAt.toISOString(),
  lastTime: new Date(row.contactAt).toISOString(),
  seconds: seconds(row.countedMs),
  isOffline: row.isOffline ? 1 : 0,
  ...(row.channel === null ? {} : { channel: row.channel }),
  ...(row.trainingId === null ? {} : { trainingId: row.trainingId }),
})

export const presentUncounted = (row: typeof uncountedTime.$inferSelect): UncountedTime => ({
  day: row.day,
  reason: row.reason,
  seconds: seconds(row.milliseconds),
  times: row.times,
  lastTime: row.lastAt.toISOString(),
})

export const presentNote = (row: typeof studyNotes.$inferSelect): StudyNote => ({
  id: row.id,
  learnType: row.learnType,
  learnId: row.learnId,
  position: row.position,
  content: row.text,
  version: row.version,
  updateTime: row.updatedAt.toISOString(),
})
