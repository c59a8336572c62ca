import { DIFFICULTIES, MAX_BLANKS, MAX_CHILDREN, MAX_OPTIONS, QUESTION_TYPES } from '@sands/rules/exam/question'
import { PARTIAL_RULES } from '@sands/rules/exam/score'
import { type Static, Type } from 'typebox'
import { ManagedCategory } from '../kernel/category.model.ts'
import { IdOf, Instant, Nullable, OneOf, Version } from '../kernel/schema.ts'

/** HTML with pictures, sound and video of the media library, and formulas as TeX. Cleaned when it is stored. */
const Html = (maxLength: number) => Type.String({ maxLength })
/** Names an option, blank or sub-question for ever; positions change when options are shuffled. */
export const PartKey = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$', maxLength: 40 })

export const QuestionType = OneOf(QUESTION_TYPES)
export const PlainQuestionType = OneOf(QUESTION_TYPES.filter((type) => type !== 'material'))
export const Difficulty = OneOf(DIFFICULTIES)
export const PartialRule = OneOf(PARTIAL_RULES)

export const QuestionOption = Type.Object({ key: PartKey, content: Html(4000) })

const plainBody = {
  stem: Html(20_000),
  options: Type.Array(QuestionOption, {
    maxItems: MAX_OPTIONS,
    description: 'single, multiple, uncertain: what can be chosen; order: the items; match: the left side',
  }),
  targets: Type.Array(QuestionOption, { maxItems: MAX_OPTIONS, description: 'match: the right side' }),
  blanks: Type.Array(PartKey, {
    maxItems: MAX_BLANKS,
    description: 'fill: the blanks in the order in which the stem names them as <span data-blank="key">',
  }),
  words: Nullable(Type.Integer({ minimum: 1, maximum: 20_000, description: 'essay: most words' })),
  files: Type.Integer({ minimum: 0, maximum: 10, description: 'essay: most attachments' }),
}

/** A question without its key: what a learner may see while answering. */
export const QuestionBody = Type.Object({
  type: QuestionType,
  ...plainBody,
  children: Type.Array(Type.Object({ key: PartKey, type: PlainQuestionType, ...plainBody }), {
    maxItems: MAX_CHILDREN,
  }),
})
export type QuestionBody = Static<typeof QuestionBody>

export const BlankKey = Type.Object({
  accepted: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 20 }),
  isCaseSensitive: Type.Boolean(),
  tolerance: Nullable(Type.Number({ minimum: 0, maximum: 1e12 })),
  weight: Type.Integer({ minimum: 1, maximum: 100 }),
})

const plainKey = {
  options: Type.Optional(Type.Array(PartKey, { maxItems: MAX_OPTIONS })),
  isTrue: Type.Optional(Type.Boolean()),
  blanks: Type.Optional(Type.Record(PartKey, BlankKey, { maxProperties: MAX_BLANKS })),
  pairs: Type.Optional(Type.Record(PartKey, PartKey, { maxProperties: MAX_OPTIONS })),
}

/** One line of a rubric: what earns how many of a hundred points of the question. */
export const RubricLine = Type.Object({
  key: PartKey,
  title: Type.String({ minLength: 1, maxLength: 200 }),
  percent: Type.Integer({ minimum: 1, maximum: 100 }),
})
export type RubricLine = Static<typeof RubricLine>

const plainSolution = {
  key: Type.Object(plainKey),
  analysis: Html(20_000),
  reference: Html(20_000),
  rubric: Type.Array(RubricLine, { maxItems: 20, description: 'essay' }),
}

/** Key, analysis, reference answer and rubric. Never sent to a learner before the review matrix allows it. */
export const QuestionSolution = Type.Object({
  ...plainSolution,
  children: Type.Record(PartKey, Type.Object(plainSolution), { maxProperties: MAX_CHILDREN }),
})
export type QuestionSolution = Static<typeof QuestionSolution>

/** A question as it is edited and stored in one version. */
export const QuestionDocument = Type.Object({
  categoryId: Nullable(IdOf<'questionCategory'>()),
  difficulty: Difficulty,
  tags: Type.Array(Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' }), { maxItems: 20, uniqueItems: true }),
  body: QuestionBody,
  solution: QuestionSolution,
})
export type QuestionDocument = Static<typeof QuestionDocument>

export const ManagedQuestionItem = Type.Object({
  id: IdOf<'question'>(),
  versionId: IdOf<'questionVersion'>(),
  type: QuestionType,
  title: Type.String({ description: 'The first words of the stem, without markup' }),
  categoryId: Nullable(IdOf<'questionCategory'>()),
  categoryName: Nullable(Type.String()),
  difficulty: Difficulty,
  tags: Type.Array(Type.String()),
  uses: Type.Integer({ description: 'Papers and practices that name it' }),
  version: Version,
  updatedAt: Instant,
  updatedBy: Type.String(),
})
export type ManagedQuestionItem = Static<typeof ManagedQuestionItem>

export const ManagedQuestion = Type.Object({ ...ManagedQuestionItem.properties, document: QuestionDocument })
export type ManagedQuestion = Static<typeof ManagedQuestion>

export const ManagedQuestionCategory = ManagedCategory<'questionCategory'>()
export type ManagedQuestionCategory = Static<typeof ManagedQuestionCategory>

/** What a learner answered. Which fields count depends on the type of the question; `{}` is "not answered". */
export const Answer = Type.Object({
  options: Type.Optional(Type.Array(PartKey, { maxItems: MAX_OPTIONS, uniqueItems: true })),
  isTrue: Type.Optional(Type.Boolean()),
  blanks: Type.Optional(Type.Record(PartKey, Type.String({ maxLength: 500 }), { maxProperties: MAX_BLANKS })),
  pairs: Type.Optional(Type.Record(PartKey, PartKey, { maxProperties: MAX_OPTIONS })),
  text: Type.Optional(Type.String({ maxLength: 20_000 })),
  fileIds: Type.Optional(Type.Array(IdOf<'file'>(), { maxItems: 10, uniqueItems: true })),
})
export type Answer = Static<typeof Answer>
