import { CATEGORY_NAME_LENGTH, FEEDBACK_STATES } from '@sands/rules/feedback'
import { type Static, Type } from 'typebox'
import { IdOf, Instant, type Language, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'

export const FeedbackState = OneOf(FEEDBACK_STATES)
export type FeedbackState = Static<typeof FeedbackState>

/** Text written by people: feedback and answers. */
export const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

export const FeedbackCategory = Type.Object({
  id: IdOf<'feedbackCategory'>(),
  name: Type.String({ description: 'In the language of the reader, where the company has translated it' }),
})
export type FeedbackCategory = Static<typeof FeedbackCategory>

export const FeedbackAnswer = Type.Object({
  id: IdOf<'feedbackAnswer'>(),
  content: Type.String(),
  authorName: Type.String(),
  createTime: Instant,
})
export type FeedbackAnswer = Static<typeof FeedbackAnswer>

export const FeedbackItem = Type.Object({
  id: IdOf<'feedback'>(),
  categoryName: Type.String(),
  content: Type.String(),
  contact: Type.String(),
  pictures: Type.Array(Picture),
  state: FeedbackState,
  answers: Type.Array(FeedbackAnswer, { description: 'Oldest first' }),
  createTime: Instant,
})
export type FeedbackItem = Static<typeof FeedbackItem>

/** The author of feedback, as managers see them. */
export const FeedbackPerson = Type.Object({ id: UserIdSchema, name: Type.String(), postName: Type.String() })
export type FeedbackPerson = Static<typeof FeedbackPerson>

export const ManagedFeedback = Type.Object({
  ...FeedbackItem.properties,
  categoryId: IdOf<'feedbackCategory'>(),
  author: FeedbackPerson,
  assignee: Nullable(FeedbackPerson),
  version: Version,
  updateTime: Instant,
})
export type ManagedFeedback = Static<typeof ManagedFeedback>

/** Names by language, as the company entered them. Where one is missing, the language of the college is used first. */
export const CategoryNames = Type.Partial(
  Type.Object({
    'zh-cn': Words(CATEGORY_NAME_LENGTH),
    'zh-cht': Words(CATEGORY_NAME_LENGTH),
    'en-us': Words(CATEGORY_NAME_LENGTH),
    vi: Words(CATEGORY_NAME_LENGTH),
    id: Words(CATEGORY_NAME_LENGTH),
  }),
  { minProperties: 1, additionalProperties: false },
)
export type CategoryNames = Partial<Record<Static<typeof Language>, string>>

export const ManagedFeedbackCategory = Type.Object({
  id: IdOf<'feedbackCategory'>(),
  name: Type.String(),
  names: CategoryNames,
  isOn: Type.Boolean({ description: 'Whether learners can choose it' }),
  feedbackCount: Type.Integer(),
  version: Version,
})
export type ManagedFeedbackCategory = Static<typeof ManagedFeedbackCategory>
