import { type Coverage, coveredLength, withEdges } from './coverage.ts'

/** How a thing is studied, and so what its coverage is made of. */
export const LEARN_FORMS = ['media', 'pages', 'pictures', 'link', 'text'] as const
export type LearnForm = (typeof LEARN_FORMS)[number]

/** 1 video, 2 document, 3 sound, 4 set of pictures, 5 link. Videos and sound (1 and 3) count as one class: they play, and can be cached. */
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

/** What can be studied, by the numbers of the jump table. */
export const LEARN_TYPES = { courseware: 2, article: 3 } as const
export type LearnType = (typeof LEARN_TYPES)[keyof typeof LEARN_TYPES]

/** What a person has of a course. */
export const LEARN_STATUS = { fresh: 0, learned: 1, inProgress: 2 } as const
export type LearnStatus = (typeof LEARN_STATUS)[keyof typeof LEARN_STATUS]

/** Why a stretch, or its time, was not counted. Every one has a text for the learner. */
export const UNCOUNTED_REASONS = [
  // More was claimed than time had passed, times the speed.
  'too_fast',
  // It lies in the future by the clock that the viewing began with.
  'future',
  // An update that had already arrived, or one that was overtaken.
  'old',
  // It lies beyond the end of the medium, or is no stretch at all.
  'beyond_end',
  // The course wants every part seen before the next, and this jumped ahead.
  'skipped_ahead',
  // The page was in the background, or less than half of the player in sight.
  'hidden',
  // The person began to study on another page or device.
  'elsewhere',
  // Nobody has touched anything for too long.
  'no_sign_of_life',
  // Enough of this content for today.
  'daily_cap',
] as const
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number]

/** Why a thing is not finished yet. */
export const UNFINISHED_REASONS = ['parts_missing', 'end_not_seen', 'not_opened', 'time_too_short'] as const
export type UnfinishedReason = (typeof UNFINISHED_REASONS)[number]

/** The speeds that the player offers: what is faster was not watched. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof SPEEDS)[number]

export const STUDY = {
  /** Percent of a medium that has to be seen. */
  threshold: 95,
  /** The prompt comes after so much study without a sign of life. */
  promptAfterS: 600,
  /** How long the prompt waits before recording stops. */
  promptWaitS: 60,
  /** How far a viewing may be ahead of the server's clock, once, whatever it claims. */
  slackMs: 2000,
  /** Minutes that one content usually brings in a day. */
  dailyCapMinutes: 120,
  /** The end counts as seen within so much of it. */
  endMs: 3000,
  /** Nobody has seen a page or a picture in less. */
  pageMs: 500,
  maxRate: Math.max(...SPEEDS),
  /** A device's clock may run so far ahead of what it said when the viewing began. */
  futureMs: 5000,
  /** An update goes out so often while something plays. */
  tickMs: 5000,
  mostSegments: 120,
} as const

export interface FinishTerms {
  readonly form: LearnForm
  /** Milliseconds, pages, pictures, or 1. */
  readonly total: number
  /** Percent. */
  readonly threshold: number
  readonly minSeconds: number
}

export interface Studied {
  readonly covered: number
  readonly lastPartSeen: boolean
  readonly seconds: number
}

/** The first place: media begin at 0, pages and pictures are numbered from 1. */
export const firstPlace = (form: LearnForm): number => (form === 'pages' || form === 'pictures' ? 1 : 0)

/** What counts as seen: by this it is judged, shown and drawn, and what is not in it is missing. */
export const seenOf = (coverage: Coverage, { form, total }: Pick<FinishTerms, 'form' | 'total'>): Coverage =>
  form === 'media' ? withEdges(coverage, total) : coverage

export const seenLength = (coverage: Coverage, terms: Pick<FinishTerms, 'form' | 'total'>): number =>
  coveredLength(seenOf(coverage, terms))

/** Whole percent of what was seen. */
export const percentOf = (covered: number, total: number): number =>
  total <= 0 ? 0 : Math.min(100, Math.floor((covered * 100) / total))

/** The percent that everybody shows: 100 when it is finished, and only then. */
export const shownPercent = (covered: number, { total, isFinished }: { total: number; isFinished: boolean }): number =>
  isFinished ? 100 : Math.min(99, percentOf(covered, total))

/** A link has no parts, it is opened or not. Pictures have no end that were more than the last of them. */
function unseen({ form, total, threshold }: FinishTerms, { covered, lastPartSeen }: Studied): UnfinishedReason[] {
  const isShort = covered * 100 < total * (form === 'media' ? threshold : 100)
  if (form === 'link') return isShort ? ['not_opened'] : []
  return [
    ...(isShort ? (['parts_missing'] as const) : []),
    ...(lastPartSeen || form === 'pictures' ? [] : (['end_not_seen'] as const)),
  ]
}

/** What still keeps a thing from being finished; nothing left means it is. */
export const unfinished = (terms: FinishTerms, studied: Studied): UnfinishedReason[] => [
  ...unseen(terms, studied),
  ...(studied.seconds < terms.minSeconds ? (['time_too_short'] as const) : []),
]

type TimeTerms = Pick<FinishTerms, 'form' | 'total' | 'minSeconds'>

const usualCapSeconds = ({ form, total }: TimeTerms): number =>
  Math.max(STUDY.dailyCapMinutes * 60, form === 'media' ? Math.ceil(total / 1000) : 0)

/** Seconds a day that one content can bring: never less than its own length, nor than it wants to be studied for. */
export const dailyCapSeconds = (terms: TimeTerms): number => Math.max(usualCapSeconds(terms), terms.minSeconds)

/** Whether a thing wants to be studied for longer than a day usually brings, so that the cap gives way to it. */
export const wantsBeyondDay = (terms: TimeTerms): boolean => terms.minSeconds > usualCapSeconds(terms)
