import { REVIEW_BIZ } from '@sands/rules/review'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, UserIdSchema } from '../kernel/schema.ts'

export const BizType = Type.Union(
  [Type.Literal(REVIEW_BIZ.exam), Type.Literal(REVIEW_BIZ.homework), Type.Literal(REVIEW_BIZ.sealed)],
  { description: '2401 exam, 2402 homework, 2403 sealed files of an exam' },
)
export const BizId = IdOf<'reviewBiz'>()
export const RecordId = IdOf<'reviewRecord'>()

/** Somebody is at it now. It ends at `until` unless they save or renew. */
export const ReviewClaim = Type.Object({
  isMine: Type.Boolean(),
  name: Type.String({ description: 'Who has it' }),
  until: Instant,
})
export type ReviewClaim = Static<typeof ReviewClaim>

/** An exam or a homework task with what waits in it. */
export const ReviewBiz = Type.Object({
  bizType: BizType,
  bizId: BizId,
  bizName: Type.String(),
  waiting: Type.Integer({ description: 'Not marked yet' }),
  claimed: Type.Integer({ description: 'Of those: other people are at them now' }),
  done: Type.Integer(),
  oldestTime: Nullable(Type.String({ format: 'date-time', description: 'When the oldest one that waits arrived' })),
})
export type ReviewBiz = Static<typeof ReviewBiz>

/** Whose it is. Null in the lists where names are hidden. */
export const ReviewPerson = Type.Object({
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  departmentName: Type.String(),
})
export type ReviewPerson = Static<typeof ReviewPerson>

/** One hand-in in the queue. */
export const ReviewItem = Type.Object({
  bizType: BizType,
  bizId: BizId,
  recordId: RecordId,
  person: Nullable(ReviewPerson),
  reviewStatus: Type.Union([Type.Literal(0), Type.Literal(1)], { description: '0 waiting, 1 done' }),
  claim: Nullable(ReviewClaim),
  submitTime: Instant,
  reviewerName: Nullable(Type.String()),
  reviewTime: Nullable(Instant),
})
export type ReviewItem = Static<typeof ReviewItem>

/** One person with all their hand-ins of an exam or a homework task. */
export const ReviewStudent = Type.Object({
  person: Nullable(ReviewPerson),
  waiting: Type.Integer(),
  done: Type.Integer(),
  lastRecordId: RecordId,
  lastSubmitTime: Instant,
})
export type ReviewStudent = Static<typeof ReviewStudent>

export const ReviewStatus = Flag
