import type { LearningUpdate, Segment, Uncounted } from '@sands/contract/study/learning.model'
import { type Coverage, clipped, MEDIA_JOIN_MS, reachable } from '@sands/rules/coverage'
import { type FinishTerms, firstPlace, STUDY, seenLength, type UncountedReason, unfinished } from '@sands/rules/study'
import { affordable, isWithin, withinCap } from './claim.policy.ts'
import { countedWithin, takeTime } from './clock-time.policy.ts'

/** The terms of a viewing, fixed when it started, and its current state. All times are milliseconds of server time. */
export interface ViewingState extends FinishTerms {
  readonly seekAhead: boolean
  readonly isSound: boolean
  readonly capMs: number
  readonly startedAt: number
  readonly skewMs: number
  readonly contactAt: number
  readonly aheadMs: number
  readonly lifeAt: number
  readonly lastSeq: number
  readonly replacedAt: number | null
}

export interface ProgressState {
  readonly covered: Coverage
  readonly total: number
  readonly lastPartSeen: boolean
  readonly position: number
  readonly studiedMs: number
  readonly finishedAt: number | null
}

/** The whole input of a verdict. */
export interface Standing {
  readonly viewing: ViewingState
  readonly progress: ProgressState
  /** Time of this person that is counted already, on any device, in server time. */
  readonly countedTime: Coverage
  /** Study time with this learnable, by day. */
  readonly days: ReadonlyMap<string, number>
}

export interface Moment {
  now: number
  dayOf(at: number): string
}

export interface Verdict {
  readonly standing: Standing
  readonly uncounted: readonly Uncounted[]
  readonly counted: readonly { day: string; milliseconds: number }[]
  readonly refused: readonly { day: string; milliseconds: number; reason: UncountedReason }[]
  readonly isOld: boolean
  /** True only for the update that finishes the content, not for later ones. */
  readonly hasFinished: boolean
}

const LIFE_MS = (STUDY.promptAfterS + STUDY.promptWaitS) * 1000
/** Instead of the time of the last sign of life, once audio has played on without an answer to the prompt. */
const SILENT = 0
/** Time that a viewing has not claimed stays available to it, up to what fits the column. */
const MOST_BEHIND_MS = 2_000_000_000
/**
 * Players report time and position inexactly: this share of the claimed time is not required from the person's clock.
 */
const INEXACT = 0.05

const toldEnd = ({ at, milliseconds }: Segment, { skewMs }: ViewingState) => Date.parse(at) + milliseconds - skewMs

/** When a stretch ended, in server time. When the device's clock was set back, the stretch counts as sent at once. */
function endOf(segment: Segment, viewing: ViewingState, now: number): number {
  const end = toldEnd(segment, viewing)
  return end < viewing.startedAt ? now : end
}

/** The days on which an update may count. */
export const daysOf = ({ segments }: LearningUpdate, viewing: ViewingState, { now, dayOf }: Moment): string[] => [
  ...new Set(segments.map((segment) => dayOf(Math.min(now, endOf(segment, viewing, now))))),
]

function sawLastPart(covered: Coverage, { form, total }: Pick<FinishTerms, 'form' | 'total'>): boolean {
  const end = covered.at(-1)?.[1] ?? 0
  if (form === 'media') return end > 0 && end >= total - STUDY.endMs
  return end >= total + firstPlace(form)
}

/** Fits stored progress to a medium that has become shorter or longer. */
export function refit(progress: ProgressState, terms: Pick<FinishTerms, 'form' | 'total'>): ProgressState {
  const first = firstPlace(terms.form)
  const covered = clipped(progress.covered, [first, terms.total + first])
  return {
    ...progress,
    covered,
    total: terms.total,
    lastPartSeen: sawLastPart(covered, terms),
    position: Math.min(progress.position, terms.total),
  }
}

export const missingOf = (terms: FinishTerms, { covered, total, lastPartSeen, studiedMs }: ProgressState) =>
  unfinished(
    { ...terms, total },
    { covered: seenLength(covered, { form: terms.form, total }), lastPartSeen, seconds: Math.floor(studiedMs / 1000) },
  )

interface Walk {
  readonly viewing: ViewingState
  readonly now: number
  lifeAt: number
  progress: ProgressState
  countedTime: Coverage
  budget: number
}

/**
 * Whether the prompt has stayed without an answer. Audio in the background plays to its end before the prompt: what was
 * playing when the prompt was due goes on, and its place is at least the time since then. After a new beginning it is
 * less. Pauses are not counted, because they can come from the lock screen, which gives no sign of life.
 */
function isSilent({ to, rate, milliseconds }: Segment, end: number, { viewing, lifeAt, countedTime }: Walk): boolean {
  if (!viewing.isSound) return end > lifeAt + LIFE_MS
  if (lifeAt === SILENT) return true
  const playedMs = countedWithin(countedTime, [lifeAt, end - milliseconds]) + milliseconds
  return to < (playedMs - LIFE_MS) * rate
}

/** Why a stretch cannot count at all. The order of the checks decides which reason the learner sees. */
function refusal(segment: Segment, end: number, walk: Walk): UncountedReason | undefined {
  const { viewing, now, progress } = walk
  const { form, replacedAt, isSound, seekAhead } = viewing
  const isMedia = form === 'media'
  if (!isWithin(segment, form, progress.total)) return 'beyond_end'
  if (end > now + STUDY.futureMs) return 'future'
  if (replacedAt !== null && end > replacedAt + STUDY.slackMs) return 'elsewhere'
  if (!isSound && segment.visible === 0) return 'hidden'
  if (isSilent(segment, end, walk)) return 'no_sign_of_life'
  const reach = reachable(progress.covered, isMedia ? MEDIA_JOIN_MS : 0, firstPlace(form))
  const isAhead = segment.from > reach + (isMedia ? STUDY.slackMs : 0)
  if (isAhead && !seekAhead && progress.finishedAt === null) return 'skipped_ahead'
  const least = isMedia ? Math.ceil((segment.to - segment.from) / segment.rate) : 0
  return least > segment.milliseconds + STUDY.slackMs ? 'too_fast' : undefined
}

/** The part of a stretch's time that is not counted yet. An overlap within the slack is treated as an inexact clock. */
function uncountedTime({ viewing, countedTime }: Walk, segment: Segment, end: number): number {
  const { milliseconds } = segment
  if (toldEnd(segment, viewing) < viewing.startedAt) return milliseconds
  const twice = countedWithin(countedTime, [end - milliseconds, end])
  return twice > STUDY.slackMs ? milliseconds - twice : milliseconds
}

/** Judges an update. A pure function: the result depends only on the arguments. */
export function judge(standing: Standing, update: LearningUpdate, moment: Moment): Verdict {
  const { viewing } = standing
  const { now, dayOf } = moment
  if (update.seq <= viewing.lastSeq) {
    const uncounted = [{ segment: -1, reason: 'old' as const }]
    return { standing, uncounted, counted: [], refused: [], isOld: true, hasFinished: false }
  }
  const ends = update.segments.map((segment) => endOf(segment, viewing, now))
  const until = Math.min(now, viewing.replacedAt ?? now)
  const passed = Math.max(0, until - viewing.contactAt)
  const budget = Math.max(0, STUDY.slackMs + passed - viewing.aheadMs)
  const lifeAt = update.signOfLife
    ? Math.max(viewing.lifeAt, Math.min(now, Math.max(...ends, 0) || now))
    : viewing.lifeAt
  const walk: Walk = {
    viewing,
    now,
    lifeAt,
    progress: standing.progress,
    countedTime: standing.countedTime,
    budget,
  }
  const days = new Map(standing.days)
  const uncounted: Uncounted[] = []
  const counted: { day: string; milliseconds: number }[] = []
  const refused: { day: string; milliseconds: number; reason: UncountedReason }[] = []

  for (const [index, segment] of update.segments.entries()) {
    const end = ends[index] ?? now
    const day = dayOf(Math.min(now, end))
    const refuse = (reason: UncountedReason, milliseconds: number) => {
      uncounted.push({ segment: index, reason })
      refused.push({ day, milliseconds, reason })
    }
    const reason = refusal(segment, end, walk)
    if (reason === 'no_sign_of_life' && viewing.isSound) walk.lifeAt = SILENT
    const room = viewing.capMs - (days.get(day) ?? 0)
    if (reason || room <= 0) {
      refuse(reason ?? 'daily_cap', segment.milliseconds)
      continue
    }
    const part = withinCap(segment, room, viewing.form === 'media')
    const { covered, total } = walk.progress
    const claim = affordable(part, { form: viewing.form, covered, total, budget: walk.budget })
    if (!claim) {
      refuse(viewing.replacedAt === null ? 'too_fast' : 'elsewhere', segment.milliseconds)
      continue
    }
    const ended = end - (segment.milliseconds - part.milliseconds)
    const takenMs = Math.max(part.milliseconds, Math.ceil(claim.costMs * (1 - INEXACT)))
    const countedTime = takeTime(walk.countedTime, {
      milliseconds: takenMs,
      place: [ended - takenMs, ended],
      window: [viewing.startedAt, until],
      now,
    })
    if (!countedTime) {
      refuse('elsewhere', segment.milliseconds)
      continue
    }
    const milliseconds = uncountedTime(walk, part, ended)
    walk.budget -= claim.costMs
    walk.countedTime = countedTime
    walk.progress = {
      ...walk.progress,
      covered: claim.covered,
      studiedMs: walk.progress.studiedMs + milliseconds,
      lastPartSeen: sawLastPart(claim.covered, { form: viewing.form, total }),
    }
    if (milliseconds > 0) {
      counted.push({ day, milliseconds })
      days.set(day, (days.get(day) ?? 0) + milliseconds)
    }
    if (part !== segment) refuse('daily_cap', segment.milliseconds - part.milliseconds)
    else if (part.milliseconds - milliseconds > STUDY.slackMs) refuse('elsewhere', part.milliseconds - milliseconds)
  }

  const counts = viewing.replacedAt === null || counted.length > 0
  const position = counts && update.position !== undefined ? update.position : walk.progress.position
  const hasFinished = walk.progress.finishedAt === null && missingOf(viewing, walk.progress).length === 0
  return {
    standing: {
      viewing: {
        ...viewing,
        lifeAt: walk.lifeAt,
        contactAt: Math.max(viewing.contactAt, now),
        // The budget starts as slack plus passed time; the unused rest lowers `aheadMs`.
        aheadMs: Math.max(-MOST_BEHIND_MS, viewing.aheadMs - passed + (budget - walk.budget)),
        lastSeq: update.seq,
      },
      progress: {
        ...walk.progress,
        position: Math.min(position, walk.progress.total),
        finishedAt: hasFinished ? now : walk.progress.finishedAt,
      },
      countedTime: walk.countedTime,
      days,
    },
    uncounted,
    counted,
    refused,
    isOld: false,
    hasFinished,
  }
}
