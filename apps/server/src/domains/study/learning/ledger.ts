import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { LearningReceipt, LearningUpdate } from '@sands/contract/study/learning.model'
import { type Coverage, coveredLength } from '@sands/rules/coverage'
import { type LearnForm, type LearnType, seenLength, shownPercent } from '@sands/rules/study'
import { type Calendar, monthOf } from '../../../kernel/calendar.ts'
import type { Events } from '../../../kernel/events.ts'
import { freeWithin, lastFree } from './clock-time.policy.ts'
import { readCoverage, writeCoverage } from './coverage.codec.ts'
import { presentProgress } from './learning.present.ts'
import type { DayWrite, MonthWrite, StoredPerson, StoredViewing, UncountedWrite, updateRepo } from './update.repo.ts'
import { daysOf, judge, type Moment, type ProgressState, type Verdict, type ViewingState } from './verdict.policy.ts'
import '../study.events.ts'

/** How long a person claims to have read, and until when, if that is in the past. */
export interface Reading {
  viewingId: Id<'viewing'>
  readMs: number
  until?: number
}

export interface UpdateRequest {
  userId: UserId
  timeZone: string
  viewingId: Id<'viewing'>
  said: LearningUpdate | Omit<Reading, 'viewingId'>
  isLast: boolean
}

/** The month that holds the total of all months. */
export const EVER = '0001-01-01'

interface Learnable {
  userId: UserId
  learnType: LearnType
  learnId: string
}
interface OpenViewing {
  id: Id<'viewing'>
  learnable: Learnable
  collegeId: CollegeId
  courseId: Id<'course'> | null
  state: ViewingState
  countedMs: number
  endedAt: Date | null
  isChanged: boolean
}
interface OpenProgress {
  state: ProgressState
  days: Map<string, number>
  isChanged: boolean
}

const viewingState = (row: StoredViewing): ViewingState => ({
  form: row.form,
  total: row.total,
  threshold: row.threshold,
  minSeconds: row.min_seconds,
  seekAhead: row.seek_ahead,
  isSound: row.is_sound,
  capMs: row.cap_seconds * 1000,
  startedAt: row.started_at.getTime(),
  skewMs: Number(row.skew_ms),
  contactAt: Number(row.contact_at),
  aheadMs: row.ahead_ms,
  lifeAt: Number(row.life_at),
  lastSeq: row.last_seq,
  replacedAt: row.replaced_at === null ? null : Number(row.replaced_at),
})

export const progressState = (row: {
  covered: string
  total: number
  last_part_seen: boolean
  position: number
  studied_ms: string
  finished_at: Date | null
}): ProgressState => ({
  covered: readCoverage(row.covered),
  total: row.total,
  lastPartSeen: row.last_part_seen,
  position: row.position,
  studiedMs: Number(row.studied_ms),
  finishedAt: row.finished_at?.getTime() ?? null,
})

const keyOf = ({ userId, learnType, learnId }: Learnable): string => `${userId}/${learnType}/${learnId}`

/** Adds the times of rows that have the same key. */
function sum<Row extends { milliseconds: number; times?: number }>(
  sums: Map<string, Row>,
  key: string,
  row: Row,
): void {
  const known = sums.get(key)
  if (!known) return void sums.set(key, { ...row })
  known.milliseconds += row.milliseconds
  if (known.times !== undefined) known.times += row.times ?? 0
}

/**
 * The rows of a batch while it is judged: each update sees the changes
 * of those before it, and every row is written once.
 */
export function createLedger(open: {
  people: readonly StoredPerson[]
  viewings: readonly StoredViewing[]
  now: Date
  dayIn: Calendar
}) {
  const now = open.now.getTime()
  const countedTime = new Map(open.people.map((row) => [row.user_id, readCoverage(row.counted_time)]))
  const zones = new Map(open.people.map((row) => [row.user_id, row.time_zone]))
  const viewings = new Map<string, OpenViewing>()
  const progress = new Map<string, OpenProgress>()
  const days = new Map<string, DayWrite>()
  const months = new Map<string, MonthWrite>()
  const uncounted = new Map<string, UncountedWrite>()
  const finished: Events['study.finished'][] = []

  for (const row of open.viewings) {
    const learnable = { userId: row.user_id, learnType: row.learn_type, learnId: row.learn_id }
    viewings.set(row.id, {
      id: row.id,
      learnable,
      collegeId: row.college_id,
      courseId: row.course_id,
      state: viewingState(row),
      countedMs: 0,
      endedAt: null,
      isChanged: false,
    })
    progress.set(keyOf(learnable), { state: progressState(row), days: new Map(), isChanged: false })
  }

  /**
   * Days start in the person's stored time zone, not in the one of the request: otherwise a request from another zone
   * would get another day with unused time below the daily cap.
   */
  function momentOf({ userId, timeZone }: UpdateRequest): Moment {
    const zone = zones.get(userId) || timeZone
    return { now, dayOf: (at) => open.dayIn(zone, at) }
  }

  const countedOf = (userId: UserId): Coverage => countedTime.get(userId) ?? []

  /** Returns only viewings of the person: the viewing id of another person is treated as unknown. */
  function ownViewing({ userId, viewingId }: UpdateRequest): OpenViewing | undefined {
    const viewing = viewings.get(viewingId)
    return viewing?.learnable.userId === userId ? viewing : undefined
  }

  /**
   * Turns claimed reading time into the next update, limited to the time that can be true. A late report gets its own
   * place on the clock, so that it counts once even when it is sent several times.
   */
  function updateOf({ userId, viewingId, said }: UpdateRequest, { state }: OpenViewing): LearningUpdate {
    if (!('readMs' in said)) return said
    const { readMs, until } = said
    const passed = now - state.contactAt - state.aheadMs
    const from = until === undefined ? state.startedAt : Math.max(state.startedAt, until - readMs)
    const window = [from, Math.min(now, until ?? now)] as const
    const counted = countedOf(userId)
    const milliseconds = Math.max(0, Math.min(readMs, passed, freeWithin(counted, window)))
    const at = new Date(lastFree(counted, window, milliseconds) - milliseconds).toISOString()
    const segment = { from: 0, to: 1, rate: 1, milliseconds, visible: 1, at } as const
    return { learningDetailId: viewingId, seq: state.lastSeq + 1, segments: [segment], signOfLife: 1 }
  }

  function book(
    { learnable, collegeId, courseId, state }: OpenViewing,
    { counted, refused, hasFinished }: Verdict,
  ): void {
    const { userId } = learnable
    for (const { day, milliseconds } of counted) {
      sum(days, `${keyOf(learnable)}/${day}`, { ...learnable, collegeId, day, milliseconds })
      for (const month of [monthOf(day), EVER])
        sum(months, `${userId}/${collegeId}/${month}`, { userId, collegeId, month, milliseconds })
    }
    for (const { day, reason, milliseconds } of refused)
      sum(uncounted, `${keyOf(learnable)}/${day}/${reason}`, { ...learnable, day, reason, milliseconds, times: 1 })
    const { form, isSound } = state
    if (hasFinished) finished.push({ ...learnable, collegeId, courseId, form, isSound, at: open.now })
  }

  return {
    /**
     * The days on which something may count, to be read before judging.
     * Always contains today, because the answer shows its time.
     */
    daysOf: (requests: readonly UpdateRequest[]): (Learnable & { day: string })[] => {
      const wanted = new Map<string, Learnable & { day: string }>()
      for (const request of requests) {
        const viewing = ownViewing(request)
        if (!viewing) continue
        const moment = momentOf(request)
        for (const day of [moment.dayOf(now), ...daysOf(updateOf(request, viewing), viewing.state, moment)])
          wanted.set(`${keyOf(viewing.learnable)}/${day}`, { ...viewing.learnable, day })
      }
      return [...wanted.values()]
    },

    setDays(rows: Awaited<ReturnType<typeof updateRepo.days>>): void {
      for (const row of rows) {
        const key = keyOf({ userId: row.user_id, learnType: row.learn_type, learnId: row.learn_id })
        progress.get(key)?.days.set(row.day, Number(row.milliseconds))
      }
    },

    /** Judges one update after those before it. Returns undefined when the person has no such viewing. */
    take(request: UpdateRequest): LearningReceipt | undefined {
      const viewing = ownViewing(request)
      const known = viewing && progress.get(keyOf(viewing.learnable))
      if (!viewing || !known) return undefined
      const moment = momentOf(request)
      const verdict = judge(
        {
          viewing: viewing.state,
          progress: known.state,
          countedTime: countedOf(request.userId),
          days: known.days,
        },
        updateOf(request, viewing),
        moment,
      )
      if (!verdict.isOld) {
        viewing.state = verdict.standing.viewing
        viewing.countedMs += verdict.counted.reduce((total, { milliseconds }) => total + milliseconds, 0)
        viewing.isChanged = true
        known.state = verdict.standing.progress
        known.days = new Map(verdict.standing.days)
        known.isChanged = true
        countedTime.set(request.userId, verdict.standing.countedTime)
        book(viewing, verdict)
      }
      if (request.isLast) {
        viewing.endedAt = open.now
        viewing.isChanged = true
      }
      return {
        ackSeq: viewing.state.lastSeq,
        uncounted: [...verdict.uncounted],
        progress: presentProgress({
          ...viewing.learnable,
          terms: viewing.state,
          progress: known.state,
          todayMs: known.days.get(moment.dayOf(now)) ?? 0,
        }),
      }
    },

    /** The rows to write. */
    entries() {
      const changed = [...viewings.values()].filter(({ isChanged }) => isChanged)
      const studied = new Map(changed.map(({ learnable, state: { form } }) => [keyOf(learnable), { learnable, form }]))
      return {
        written: {
          people: [...new Set(changed.map(({ learnable }) => learnable.userId))].map((userId) => ({
            userId,
            countedTime: writeCoverage(countedOf(userId)),
          })),
          viewings: changed.map(({ id, state, countedMs, endedAt }) => ({
            id,
            contactAt: state.contactAt,
            aheadMs: state.aheadMs,
            lifeAt: state.lifeAt,
            lastSeq: state.lastSeq,
            countedMs,
            endedAt,
          })),
          progress: [...studied].flatMap(([key, { learnable, form }]) => {
            const known = progress.get(key)
            return known?.isChanged ? [{ ...learnable, ...progressRow(form, known.state) }] : []
          }),
        },
        time: { days: [...days.values()], months: [...months.values()] },
        uncounted: [...uncounted.values()],
        // Sorted, so that two batches lock the courses in the same order.
        finished: finished.sort((a, b) => Number(a.learnId) - Number(b.learnId)),
      }
    },
  }
}

/** The progress columns of a row. */
export function progressRow(form: LearnForm, progress: ProgressState) {
  const { covered, total, lastPartSeen, position, studiedMs, finishedAt } = progress
  return {
    covered: writeCoverage(covered),
    coveredLength: coveredLength(covered),
    percent: shownPercent(seenLength(covered, { form, total }), { total, isFinished: finishedAt !== null }),
    lastPartSeen,
    position,
    studiedMs,
    finishedAt: finishedAt === null ? null : new Date(finishedAt),
  }
}
