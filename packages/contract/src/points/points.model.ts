import {
  ADJUSTMENT_STATES,
  CAP_MOST,
  COOL_DOWN_MOST_MINUTES,
  EARNING_TYPES,
  POINT_CATEGORIES,
  POINT_TYPES,
  POINTS_MOST,
} from '@sands/rules/points/points'
import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'

export const PointTypeSchema = OneOf(POINT_TYPES)
export const PointCategorySchema = OneOf(POINT_CATEGORIES)
export const EarningTypeSchema = OneOf(EARNING_TYPES)
export const AdjustmentStateSchema = OneOf(ADJUSTMENT_STATES)
export const PointMonth = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', maxLength: 7 })

const Cap = Nullable(Type.Integer({ minimum: 1, maximum: CAP_MOST, description: 'In points; null without a cap' }))
export const TermsOfRule = Type.Object({
  isOn: Type.Boolean(),
  points: Type.Integer({ minimum: 0, maximum: POINTS_MOST, description: 'Unused where the content sets its points' }),
  dailyCap: Cap,
  lifetimeCap: Cap,
  coolDownMinutes: Type.Integer({ minimum: 0, maximum: COOL_DOWN_MOST_MINUTES }),
  from: Nullable(Instant),
  until: Nullable(Instant),
})
export type TermsOfRule = Static<typeof TermsOfRule>

/** A way to earn points, with what the person has earned in this way. */
export const EarnWay = Type.Object({
  type: EarningTypeSchema,
  category: PointCategorySchema,
  points: Nullable(Type.Integer({ description: 'null where each content sets its points' })),
  dailyCap: Nullable(Type.Integer()),
  lifetimeCap: Nullable(Type.Integer()),
  coolDownMinutes: Type.Integer(),
  until: Nullable(Instant),
  earnedToday: Type.Integer(),
  earnedEver: Type.Integer(),
})
export type EarnWay = Static<typeof EarnWay>

export const PointHold = Type.Object({
  id: IdOf<'pointHold'>(),
  points: Type.Integer(),
  title: Type.String(),
  time: Instant,
})
export type PointHold = Static<typeof PointHold>

export const PointsIndex = Type.Object({
  balance: Type.Integer({ description: 'Below zero after points that were already spent have been taken back' }),
  available: Type.Integer({ description: 'The balance without held points' }),
  held: Type.Integer(),
  earnedToday: Type.Integer(),
  earnedMonth: Type.Integer(),
  expiring: Nullable(
    Type.Object({ points: Type.Integer(), at: Instant }, { description: 'The next points that expire within 90 days' }),
  ),
  holds: Type.Array(PointHold, { description: 'At most 20, newest first' }),
  ways: Type.Array(EarnWay),
})
export type PointsIndex = Static<typeof PointsIndex>

export const PointEntry = Type.Object({
  id: IdOf<'pointJournal'>(),
  type: PointTypeSchema,
  category: PointCategorySchema,
  points: Type.Integer({ description: 'Below zero for points that were spent or taken back' }),
  isReversal: Type.Boolean({ description: 'Points taken back because their cause was' }),
  title: Type.String({ description: 'The content, or the reason of an adjustment; empty when there is none' }),
  link: Nullable(Type.String()),
  time: Instant,
})
export type PointEntry = Static<typeof PointEntry>

export const PointPerson = Type.Object({ id: UserIdSchema, name: Type.String(), postName: Type.String() })
export type PointPerson = Static<typeof PointPerson>

export const ManagedRule = Type.Object({
  type: EarningTypeSchema,
  category: PointCategorySchema,
  isSetByContent: Type.Boolean(),
  ...TermsOfRule.properties,
  version: Version,
  updateTime: Nullable(Instant),
  updatedBy: Type.String({ description: 'Empty while the rule is the one of every new college' }),
})
export type ManagedRule = Static<typeof ManagedRule>

export const PointSettings = Type.Object({
  validMonths: Type.Integer({ minimum: 0, description: 'Months until earned points expire; 0 for never' }),
  version: Version,
})
export type PointSettings = Static<typeof PointSettings>

/** What a rule would have paid in the last whole month. */
export const RulePreview = Type.Object({
  month: PointMonth,
  occurrences: Type.Integer(),
  people: Type.Integer(),
  points: Type.Integer(),
  paid: Type.Integer({ description: 'What was really paid for these occurrences' }),
  isPartial: Type.Boolean({ description: 'More happened than the preview reads' }),
})
export type RulePreview = Static<typeof RulePreview>

export const AccountLine = Type.Object({
  person: PointPerson,
  departmentName: Type.String(),
  balance: Type.Integer(),
  held: Type.Integer(),
})
export type AccountLine = Static<typeof AccountLine>

export const LedgerEntry = Type.Object({
  ...PointEntry.properties,
  key: Type.String({ description: 'The idempotency key of the journal' }),
  balanceAfter: Type.Integer(),
  against: OneOf(['issue', 'shop', 'adjustment', 'expiry']),
})
export type LedgerEntry = Static<typeof LedgerEntry>

export const Adjustment = Type.Object({
  id: IdOf<'pointAdjustment'>(),
  person: PointPerson,
  points: Type.Integer(),
  reason: Type.String(),
  state: AdjustmentStateSchema,
  proposer: PointPerson,
  proposeTime: Instant,
  decider: Nullable(PointPerson),
  decideTime: Nullable(Instant),
  note: Type.String(),
  isMine: Type.Boolean({ description: 'Whether the reader proposed it' }),
  version: Version,
})
export type Adjustment = Static<typeof Adjustment>
