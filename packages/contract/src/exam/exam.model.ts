import { EXAM_STATES, GRADE_METHODS, REVIEW_PARTS, START_REASONS } from '@sands/rules/exam/state'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'
import { AudienceChoice } from '../org/audience.model.ts'
import { ScoreCents } from './paper.model.ts'

export const ExamState = OneOf(EXAM_STATES)
export type ExamState = Static<typeof ExamState>

const Parts = Type.Array(OneOf(REVIEW_PARTS), { maxItems: REVIEW_PARTS.length, uniqueItems: true })
export const ReviewMatrix = Type.Object({ right_after: Parts, while_open: Parts, after_close: Parts })
export type ReviewMatrix = Static<typeof ReviewMatrix>

/** An exam as it is edited, stored and published: always as a whole. */
export const ExamDocument = Type.Object({
  title: Type.String({ maxLength: 100 }),
  coverFileId: Nullable(IdOf<'file'>()),
  introduction: Type.String({ maxLength: 20_000, description: 'HTML, cleaned when it is stored' }),
  paperId: Nullable(IdOf<'paper'>()),
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  admitUntil: Nullable(Type.String({ format: 'date-time', maxLength: 40, description: 'Nobody starts after it' })),
  limitMinutes: Nullable(Type.Integer({ minimum: 1, maximum: 1440 })),
  minMinutes: Type.Integer({ minimum: 0, maximum: 600, description: 'Nobody hands in before' }),
  attempts: Type.Integer({ minimum: 0, maximum: 100, description: '0 for as many as wanted' }),
  intervalMinutes: Type.Integer({ minimum: 0, maximum: 525_600 }),
  passPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  gradeMethod: OneOf(GRADE_METHODS),
  shuffleQuestions: Type.Boolean(),
  shuffleOptions: Type.Boolean(),
  isOneWay: Type.Boolean({ description: 'One question after the other, no way back' }),
  leaveLimit: Nullable(Type.Integer({ minimum: 1, maximum: 100, description: 'Handed in at this many leaves' })),
  password: Nullable(Type.String({ minLength: 1, maxLength: 40 })),
  review: ReviewMatrix,
  reviewerIds: Type.Array(UserIdSchema, { maxItems: 50, uniqueItems: true }),
  isAnonymous: Type.Optional(Type.Boolean({ description: 'Markers do not see whose paper it is' })),
  points: Type.Integer({ minimum: 0, maximum: 10_000 }),
  certificateId: Nullable(IdOf<'certificate'>()),
  audience: AudienceChoice,
})
export type ExamDocument = Static<typeof ExamDocument>

export const StartReason = OneOf(START_REASONS)

/** Why it cannot be started, and when it can, if that is known. */
export const StartRefusal = Type.Object({ reason: StartReason, at: Nullable(Instant) })
export type StartRefusal = Static<typeof StartRefusal>

/** The exam card of lists. */
export const ExamItem = Type.Object({
  examId: IdOf<'exam'>(),
  examName: Type.String(),
  examStatus: Type.Integer({ minimum: 1, maximum: 9, description: '1 not started … 9 archived' }),
  tagStatus: Type.Integer(),
  startTime: Nullable(Instant),
  endTime: Nullable(Instant),
  limitMinutes: Nullable(Type.Integer()),
  questionNum: Type.Integer(),
  totalScore: ScoreCents,
  passScore: ScoreCents,
  score: Nullable(ScoreCents),
  isQualified: Nullable(Flag),
})
export type ExamItem = Static<typeof ExamItem>

/** Proof of what was handed in: anyone can check it at /verify. */
export const ExamReceipt = Type.Object({
  code: Type.String({ maxLength: 160 }),
  answersHash: Type.String({ description: 'SHA-256 of all answers in canonical form, hexadecimal' }),
  submittedAt: Instant,
  answered: Type.Integer(),
  total: Type.Integer(),
})
export type ExamReceipt = Static<typeof ExamReceipt>

export const ManagedExamItem = Type.Object({
  id: IdOf<'exam'>(),
  title: Type.String(),
  state: ExamState,
  isChanged: Type.Boolean({ description: 'The draft differs from what is published' }),
  paperId: Nullable(IdOf<'paper'>()),
  paperTitle: Nullable(Type.String()),
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  publishAt: Nullable(Instant),
  publishedAt: Nullable(Instant),
  invited: Type.Integer(),
  taken: Type.Integer({ description: 'People with at least one attempt' }),
  toMark: Type.Integer(),
  version: Version,
  updatedAt: Instant,
  updatedBy: Type.String(),
})
export type ManagedExamItem = Static<typeof ManagedExamItem>
