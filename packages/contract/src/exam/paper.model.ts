import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { Difficulty, PartialRule, PartKey, QuestionBody, QuestionType } from './question.model.ts'

/** Hundredths of a point: sums are exact. */
export const ScoreCents = Type.Integer({ minimum: 0, maximum: 1_000_000 })
export const MAX_PAPER_QUESTIONS = 500

/** A question of a fixed paper. The version is settled when the paper is published. */
export const PaperItem = Type.Object({
  key: PartKey,
  questionId: IdOf<'question'>(),
  score: ScoreCents,
  isRequired: Type.Boolean(),
})
export type PaperItem = Static<typeof PaperItem>

/** "Ten easy single choices of this category": drawn again for each attempt. */
export const PaperDraw = Type.Object({
  key: PartKey,
  type: Nullable(QuestionType),
  categoryId: Nullable(IdOf<'questionCategory'>()),
  difficulty: Nullable(Difficulty),
  tags: Type.Array(Type.String({ maxLength: 30 }), { maxItems: 20 }),
  count: Type.Integer({ minimum: 1, maximum: 200 }),
  score: ScoreCents,
})
export type PaperDraw = Static<typeof PaperDraw>

export const PaperSection = Type.Object({
  key: PartKey,
  title: Type.String({ maxLength: 60 }),
  remark: Type.String({ maxLength: 500 }),
  items: Type.Array(PaperItem, { maxItems: MAX_PAPER_QUESTIONS }),
  draws: Type.Array(PaperDraw, { maxItems: 50 }),
})
export type PaperSection = Static<typeof PaperSection>

export const PAPER_KINDS = ['fixed', 'random'] as const
export const PaperDocument = Type.Object({
  title: Type.String({ maxLength: 100 }),
  kind: OneOf(PAPER_KINDS),
  partialRule: PartialRule,
  sections: Type.Array(PaperSection, { minItems: 1, maxItems: 20 }),
})
export type PaperDocument = Static<typeof PaperDocument>

export const ManagedPaperItem = Type.Object({
  id: IdOf<'paper'>(),
  title: Type.String(),
  kind: OneOf(PAPER_KINDS),
  questionNum: Type.Integer(),
  totalScore: ScoreCents,
  exams: Type.Integer({ description: 'How many exams use it' }),
  version: Version,
  updatedAt: Instant,
  updatedBy: Type.String(),
})
export type ManagedPaperItem = Static<typeof ManagedPaperItem>

/** One question as it stands in an attempt, without its key. */
export const AttemptQuestion = Type.Object({
  key: PartKey,
  score: ScoreCents,
  isRequired: Type.Boolean(),
  body: QuestionBody,
})
export type AttemptQuestion = Static<typeof AttemptQuestion>

export const AttemptSection = Type.Object({
  key: PartKey,
  title: Type.String(),
  remark: Type.String(),
  questions: Type.Array(AttemptQuestion),
})
export type AttemptSection = Static<typeof AttemptSection>
