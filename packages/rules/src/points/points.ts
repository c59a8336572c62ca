/**
 * Everything for which points are given or taken, in the order of the specification. Practice comes last there; expiry
 * is ours.
 */
export const POINT_TYPES = [
  'course',
  'document',
  'picture',
  'video',
  'audio',
  'exam',
  'survey',
  'project',
  'live',
  'post',
  'courseReview',
  'newsComment',
  'postComment',
  'avatar',
  'login',
  'appDownload',
  'appUpgrade',
  'order',
  'orderReturn',
  'adjustment',
  'practice',
  'expiry',
] as const
export type PointType = (typeof POINT_TYPES)[number]

export const POINT_CATEGORIES = ['learning', 'community', 'basic', 'shop', 'adjustment'] as const
export type PointCategory = (typeof POINT_CATEGORIES)[number]

const CATEGORY_OF: Readonly<Record<PointType, PointCategory>> = {
  course: 'learning',
  document: 'learning',
  picture: 'learning',
  video: 'learning',
  audio: 'learning',
  exam: 'learning',
  survey: 'learning',
  project: 'learning',
  live: 'learning',
  practice: 'learning',
  post: 'community',
  courseReview: 'community',
  newsComment: 'community',
  postComment: 'community',
  avatar: 'basic',
  login: 'basic',
  appDownload: 'basic',
  appUpgrade: 'basic',
  order: 'shop',
  orderReturn: 'shop',
  adjustment: 'adjustment',
  expiry: 'adjustment',
}
export const pointCategory = (type: PointType): PointCategory => CATEGORY_OF[type]
export const typesOfCategory = (category: PointCategory): PointType[] =>
  POINT_TYPES.filter((type) => CATEGORY_OF[type] === category)

/** Types that people earn by doing something. Each college has one rule for each of them. */
export const EARNING_TYPES = [
  'course',
  'document',
  'picture',
  'video',
  'audio',
  'exam',
  'practice',
  'survey',
  'project',
  'live',
  'post',
  'courseReview',
  'newsComment',
  'postComment',
  'avatar',
  'login',
  'appDownload',
  'appUpgrade',
] as const satisfies readonly PointType[]
export type EarningType = (typeof EARNING_TYPES)[number]

/** Authors set the points of such content themselves, in its settings; the rule only switches and caps them. */
const SET_BY_CONTENT: ReadonlySet<EarningType> = new Set(['course', 'exam', 'survey', 'project', 'practice'])
export const isSetByContent = (type: EarningType): boolean => SET_BY_CONTENT.has(type)

/** Types for which nothing happens yet that could earn. Nobody is told that they earn. */
const WITHOUT_SOURCE: ReadonlySet<EarningType> = new Set(['live'])
export const hasSource = (type: EarningType): boolean => !WITHOUT_SOURCE.has(type)

export const POINTS_MOST = 10_000
export const CAP_MOST = 1_000_000
export const COOL_DOWN_MOST_MINUTES = 43_200
export const VALID_MOST_MONTHS = 120
/** Points that return after they would have expired can be spent this long. */
export const RETURNED_VALID_DAYS = 30
export const ADJUSTMENT_MOST = 1_000_000
export const REASON_LENGTH = 200

/** What one college pays for one type. A cap counts points; null means no cap. */
export interface EarningTerms {
  readonly isOn: boolean
  readonly points: number
  readonly dailyCap: number | null
  readonly lifetimeCap: number | null
  readonly coolDownMinutes: number
  readonly from: Date | null
  readonly until: Date | null
}

const terms = (points: number, dailyCap: number | null, more: Partial<EarningTerms> = {}): EarningTerms => ({
  ...{ isOn: true, points, dailyCap, lifetimeCap: null, coolDownMinutes: 0, from: null, until: null },
  ...more,
})

/** The rules of a college that has not changed them. */
export const DEFAULT_TERMS: Readonly<Record<EarningType, EarningTerms>> = {
  course: terms(0, null),
  document: terms(2, 20),
  picture: terms(1, 10),
  video: terms(3, 30),
  audio: terms(3, 30),
  exam: terms(0, null),
  practice: terms(0, null),
  survey: terms(0, null),
  project: terms(0, null),
  live: terms(10, 20),
  post: terms(5, 20),
  courseReview: terms(3, 15),
  newsComment: terms(1, 5, { coolDownMinutes: 1 }),
  postComment: terms(1, 5, { coolDownMinutes: 1 }),
  avatar: terms(10, null, { lifetimeCap: 10 }),
  login: terms(1, 1),
  appDownload: terms(20, null, { lifetimeCap: 20 }),
  // Nothing proves the version that an app says it has, so that upgrades do not pay every day.
  appUpgrade: terms(5, 5, { coolDownMinutes: 10_080 }),
}

/** What a person has earned with one type so far. */
export interface Earned {
  readonly today: number
  readonly ever: number
  readonly lastAt: Date | null
}

/** Why something earned no points. */
export const UNPAID_REASONS = ['off', 'no_points', 'before', 'after', 'cool_down', 'daily_cap', 'lifetime_cap'] as const
export type UnpaidReason = (typeof UNPAID_REASONS)[number]

export type Award = { readonly points: number } | { readonly points: 0; readonly reason: UnpaidReason }

const MINUTE_MS = 60_000

function refusal(rule: EarningTerms, { today, ever, lastAt }: Earned, at: Date): UnpaidReason | undefined {
  if (!rule.isOn) return 'off'
  if (rule.from && at < rule.from) return 'before'
  if (rule.until && at >= rule.until) return 'after'
  const { coolDownMinutes } = rule
  // Without a cool-down the order of two occurrences does not matter: one may have waited for a lock.
  if (coolDownMinutes > 0 && lastAt && at.getTime() - lastAt.getTime() < coolDownMinutes * MINUTE_MS) return 'cool_down'
  if (rule.dailyCap !== null && today >= rule.dailyCap) return 'daily_cap'
  if (rule.lifetimeCap !== null && ever >= rule.lifetimeCap) return 'lifetime_cap'
  return undefined
}

/** The points for one occurrence. The last one before a cap earns only what is left of the cap. */
export function awardFor(
  rule: EarningTerms,
  earned: Earned,
  { type, own, at }: { type: EarningType; own: number; at: Date },
): Award {
  const reason = refusal(rule, earned, at)
  if (reason) return { points: 0, reason }
  const points = Math.min(
    isSetByContent(type) ? own : rule.points,
    (rule.dailyCap ?? Number.POSITIVE_INFINITY) - earned.today,
    (rule.lifetimeCap ?? Number.POSITIVE_INFINITY) - earned.ever,
  )
  return points > 0 ? { points } : { points: 0, reason: 'no_points' }
}

export const ADJUSTMENT_STATES = ['proposed', 'approved', 'rejected', 'withdrawn'] as const
export type AdjustmentState = (typeof ADJUSTMENT_STATES)[number]
export const ADJUSTMENT_STEPS = ['approve', 'reject', 'withdraw'] as const
export type AdjustmentStep = (typeof ADJUSTMENT_STEPS)[number]

/** `by` says who may take the step: the person who proposed it, or anybody with the right except that person. */
const ADJUSTMENT_TRANSITIONS = [
  { from: 'proposed', step: 'approve', to: 'approved', by: 'other' },
  { from: 'proposed', step: 'reject', to: 'rejected', by: 'other' },
  { from: 'proposed', step: 'withdraw', to: 'withdrawn', by: 'proposer' },
] as const satisfies readonly {
  from: AdjustmentState
  step: AdjustmentStep
  to: AdjustmentState
  by: 'other' | 'proposer'
}[]

export const adjustmentStep = (state: AdjustmentState, step: AdjustmentStep) =>
  ADJUSTMENT_TRANSITIONS.find((each) => each.from === state && each.step === step)

const WAN = 10_000
const YI = 100_000_000

/** The number of a unit with at most two decimals, rounded down: nobody sees more points than they have. */
const inUnits = (points: number, unit: number): number => Math.trunc((points * 100) / unit) / 100

/** The first format: plain below ten thousand, then in ten-thousands, from a hundred million on in hundred-millions. */
export function pointsInUnits(points: number): { value: number; unit: 'one' | 'wan' | 'yi' } {
  const size = Math.abs(points)
  if (size >= YI) return { value: inUnits(points, YI), unit: 'yi' }
  if (size >= WAN) return { value: inUnits(points, WAN), unit: 'wan' }
  return { value: points, unit: 'one' }
}

/** The second format, where there is little room: 12,345 is 1.2w, with one decimal, rounded down. */
export const compactPoints = (points: number): string =>
  Math.abs(points) < WAN ? String(points) : `${(Math.trunc((points * 10) / WAN) / 10).toFixed(1)}w`
