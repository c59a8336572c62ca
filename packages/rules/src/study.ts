import { type Coverage, coveredLength, withEdges } from './coverage.ts'

/** How content is studied; this decides what its coverage consists of. */
export const LEARN_FORMS = ['media', 'pages', 'pictures', 'link', 'text'] as const
export type LearnForm = (typeof LEARN_FORMS)[number]

/**
 * 1 video, 2 document, 3 audio, 4 picture set, 5 link. Video and audio (1 and 3) form one class: they play, and can be
 * downloaded.
 */
export const COURSEWARE_TYPES = { video: 1, document: 2, audio: 3, pictures: 4, link: 5 } as const
export type CoursewareType = (typeof COURSEWARE_TYPES)[keyof typeof COURSEWARE_TYPES]

const FORMS: Readonly<Record<CoursewareType, LearnForm>> = {
  1: 'media',
  2: 'pages',
  3: 'media',
  4: 'pictures',
  5: 'link',
}
export const learnForm = (type: CoursewareType): LearnForm => FORMS[type]

/** Content that can be studied, by the numbers of the jump table. */
export const LEARN_TYPES = { courseware: 2, article: 3 } as const
export type LearnType = (typeof LEARN_TYPES)[keyof typeof LEARN_TYPES]

/** A learner's state in a course. */
export const LEARN_STATUS = { fresh: 0, learned: 1, inProgress: 2 } as const
export type LearnStatus = (typeof LEARN_STATUS)[keyof typeof LEARN_STATUS]

/** Why a stretch, or its time, was not counted. Each reason has a text for the learner. */
export const UNCOUNTED_REASONS = [
  // More time was claimed than has passed, multiplied by the playback speed.
  'too_fast',
  // The time is in the future, by the device clock at the start of the viewing.
  'future',
  // The update was already received, or a newer one was.
  'old',
  // The stretch is beyond the end of the medium, or is invalid.
  'beyond_end',
  // The course requires watching in order, and this part was reached by jumping ahead.
  'skipped_ahead',
  // The page was in the background, or less than half of the player was visible.
  'hidden',
  // The person started to study on another page or device.
  'elsewhere',
  // There was no user input for too long.
  'no_sign_of_life',
  // The daily cap for this content is reached.
  'daily_cap',
] as const
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number]

/** Why content is not finished yet. */
export const UNFINISHED_REASONS = ['parts_missing', 'end_not_seen', 'not_opened', 'time_too_short'] as const
export type UnfinishedReason = (typeof UNFINISHED_REASONS)[number]

/** The playback speeds of the player; faster playback does not count as watched. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof SPEEDS)[number]

export const STUDY = {
  /** Percentage of a medium that has to be seen. */
  threshold: 95,
  /** Seconds of study without user input after which the player asks whether the learner is still there. */
  promptAfterS: 600,
  /** Seconds that the prompt waits before recording stops. */
  promptWaitS: 60,
  /** By how much a viewing may be ahead of the server's clock in total. */
  slackMs: 2000,
  /** Minutes of one content that count in a day, unless the content is longer. */
  dailyCapMinutes: 120,
  /** The end counts as seen when playback came this close to it. */
  endMs: 3000,
  /** A page or picture shown for a shorter time does not count as seen. */
  pageMs: 500,
  maxRate: Math.max(...SPEEDS),
  /** By how much a device's clock may be ahead of its own time at the start of the viewing. */
  futureMs: 5000,
  /** Interval of updates while something plays. */
  tickMs: 5000,
  mostSegments: 120,
} as const

export interface FinishTerms {
  readonly form: LearnForm
  /** Milliseconds, pages or pictures; 1 for a link. */
  readonly total: number
  /** In percent. */
  readonly threshold: number
  readonly minSeconds: number
}

export interface Studied {
  readonly covered: number
  readonly lastPartSeen: boolean
  readonly seconds: number
}

/** The first place: media start at 0, pages and pictures are numbered from 1. */
export const firstPlace = (form: LearnForm): number => (form === 'pages' || form === 'pictures' ? 1 : 0)

/** The coverage that counts as seen: completion, percentage and coverage map all use it. */
export const seenOf = (coverage: Coverage, { form, total }: Pick<FinishTerms, 'form' | 'total'>): Coverage =>
  form === 'media' ? withEdges(coverage, total) : coverage

export const seenLength = (coverage: Coverage, terms: Pick<FinishTerms, 'form' | 'total'>): number =>
  coveredLength(seenOf(coverage, terms))

/** The seen part in percent, rounded down. */
export const percentOf = (covered: number, total: number): number =>
  total <= 0 ? 0 : Math.min(100, Math.floor((covered * 100) / total))

/** The percentage that every screen shows: 100 only when the content is finished. */
export const shownPercent = (covered: number, { total, isFinished }: { total: number; isFinished: boolean }): number =>
  isFinished ? 100 : Math.min(99, percentOf(covered, total))

/** A link has no parts: it is opened or not. A picture set has no end beyond its last picture. */
function unseen({ form, total, threshold }: FinishTerms, { covered, lastPartSeen }: Studied): UnfinishedReason[] {
  const isShort = covered * 100 < total * (form === 'media' ? threshold : 100)
  if (form === 'link') return isShort ? ['not_opened'] : []
  return [
    ...(isShort ? (['parts_missing'] as const) : []),
    ...(lastPartSeen || form === 'pictures' ? [] : (['end_not_seen'] as const)),
  ]
}

/** The reasons why content is not finished; empty when it is. */
export const unfinished = (terms: FinishTerms, studied: Studied): UnfinishedReason[] => [
  ...unseen(terms, studied),
  ...(studied.seconds < terms.minSeconds ? (['time_too_short'] as const) : []),
]

type TimeTerms = Pick<FinishTerms, 'form' | 'total' | 'minSeconds'>

const usualCapSeconds = ({ form, total }: TimeTerms): number =>
  Math.max(STUDY.dailyCapMinutes * 60, form === 'media' ? Math.ceil(total / 1000) : 0)

/** Seconds of one content that count in a day: at least its own length and its minimum time. */
export const dailyCapSeconds = (terms: TimeTerms): number => Math.max(usualCapSeconds(terms), terms.minSeconds)

/** Whether the minimum time is longer than the normal daily cap, so that the cap is raised to it. */
export const wantsBeyondDay = (terms: TimeTerms): boolean => terms.minSeconds > usualCapSeconds(terms)
