import type { Id } from '@sands/contract/kernel/schema'
import type { LearningDetail } from '@sands/contract/study/learning.model'
import { dailyCapSeconds, type LearnType } from '@sands/rules/study'
import type { Calendar } from '../../../kernel/calendar.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { LearnTerms } from '../learn.kind.ts'
import { readCoverage } from './coverage.codec.ts'
import { presentProgress, presentTerms } from './learning.present.ts'
import { learningRepo, type StudyPerson, type UserLearnableKey } from './learning.repo.ts'
import { progressRow } from './ledger.ts'
import { type ProgressState, refit } from './verdict.policy.ts'
import '../study.events.ts'

export interface Beginning {
  learnType: LearnType
  learnId: Id<'learn'>
  courseId?: Id<'course'> | undefined
  terminalType: number
  /** How the person came here, and the training project the content is a task of. */
  channel?: number | undefined
  trainingId?: Id<'training'> | undefined
  terms: LearnTerms
  /** How far the device's clock is ahead of the server's. */
  skewMs: number
  isOffline: boolean
  /** From when on time may be claimed: now, or slightly earlier when reading started before the first report. */
  since?: number
}

const NEW: Omit<ProgressState, 'total'> = {
  covered: [],
  lastPartSeen: false,
  position: 0,
  studiedMs: 0,
  finishedAt: null,
}

const DAY_MS = 86_400_000

/** The time zone in which a person's days start. It can change once in 24 hours: a second change is not travel. */
function settledZone({ timeZone, zoneSince }: StudyPerson, here: string, now: number) {
  if (timeZone === '') return { timeZone: here, zoneSince: 0 }
  if (timeZone === here || now - zoneSince < DAY_MS) return { timeZone, zoneSince }
  return { timeZone: here, zoneSince: now }
}

/** Starts a viewing, which is the one that counts from now on. */
export function createViewings({ events, clock }: Kernel, dayIn: Calendar) {
  /** The person's progress. When a medium has another length now, removed parts are dropped from the coverage. */
  async function openProgress(
    tx: Tx,
    learnable: UserLearnableKey,
    { collegeId, terms, now }: OpenProgress,
  ): Promise<ProgressState> {
    const stored = await learningRepo.progress(tx, learnable)
    if (!stored) {
      const fresh = { ...NEW, total: terms.total }
      await learningRepo.addProgress(tx, { ...learnable, collegeId, total: terms.total, startedAt: now, lastAt: now })
      return fresh
    }
    const known: ProgressState = {
      ...stored,
      covered: readCoverage(stored.covered),
      finishedAt: stored.finishedAt?.getTime() ?? null,
    }
    if (stored.total === terms.total) {
      await learningRepo.changeProgress(tx, learnable, { lastAt: now })
      return known
    }
    const fitted = refit(known, terms)
    await learningRepo.changeProgress(tx, learnable, {
      ...progressRow(terms.form, fitted),
      total: terms.total,
      lastAt: now,
    })
    return fitted
  }

  async function begin(tx: Tx, viewer: Viewer, beginning: Beginning): Promise<LearningDetail> {
    const {
      learnType,
      learnId,
      courseId = null,
      terms,
      isOffline,
      terminalType,
      skewMs,
      channel,
      trainingId,
    } = beginning
    const { userId, collegeId } = viewer
    const learnable = { userId, learnType, learnId }
    const person = await learningRepo.lockPerson(tx, userId)
    const now = clock.now()
    const since = Math.min(beginning.since ?? now.getTime(), now.getTime())
    if (person.viewingId && !isOffline) await learningRepo.replace(tx, person.viewingId, now.getTime())
    const settled = { ...terms, capSeconds: dailyCapSeconds(terms) }
    const id = await learningRepo.add(tx, {
      ...learnable,
      ...settled,
      collegeId,
      courseId,
      isOffline,
      terminalType,
      channel,
      trainingId,
      skewMs,
      startedAt: new Date(since),
      contactAt: since,
      lifeAt: now.getTime(),
    })
    const zone = settledZone(person, viewer.timeZone, now.getTime())
    await learningRepo.changePerson(tx, userId, isOffline ? zone : { ...zone, viewingId: id })
    const progress = await openProgress(tx, learnable, { collegeId, terms, now })
    const todayMs = await learningRepo.dayMs(tx, learnable, dayIn(zone.timeZone, now.getTime()))
    const { audienceKeys } = viewer
    await events.emit(tx, 'study.begun', { ...learnable, collegeId, courseId, audienceKeys, at: now })
    return {
      learningDetailId: id,
      serverTime: now.toISOString(),
      terms: presentTerms(settled),
      progress: presentProgress({ learnType, learnId, terms, progress, todayMs }),
    }
  }

  return { begin }
}

interface OpenProgress {
  collegeId: Viewer['collegeId']
  terms: LearnTerms
  now: Date
}
