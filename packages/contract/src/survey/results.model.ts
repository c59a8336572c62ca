import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'
import { Questionnaire } from './questionnaire.model.ts'
import { SurveyEdition } from './survey.model.ts'

const Counts = Type.Record(Type.String(), Type.Integer())

export const QuestionResult = Type.Object({
  key: Type.String(),
  isTooFew: Type.Boolean({ description: 'Too few people of an anonymous survey answered it: nothing is shown' }),
  answered: Type.Integer(),
  counts: Counts,
  average: Nullable(Type.Number()),
  averagePlaces: Type.Record(Type.String(), Type.Number(), { description: 'For rankings: the mean place by option' }),
})
export type QuestionResult = Static<typeof QuestionResult>

export const SurveyResults = Type.Object({
  name: Type.String(),
  edition: Nullable(SurveyEdition),
  editions: Type.Array(SurveyEdition),
  questionnaire: Nullable(Questionnaire),
  isAnonymous: Type.Boolean(),
  invited: Nullable(Type.Integer({ description: 'People in the audience; null when the survey is public' })),
  participants: Type.Integer(),
  replyCount: Type.Integer({ description: 'Replies to this edition, in this department' }),
  isTooFew: Type.Boolean({
    description: 'Too few anonymous replies, or people of the department: no results are shown',
  }),
  least: Type.Integer({
    description: 'How many replies, or people of the department, there must be before results are shown',
  }),
  questions: Type.Array(QuestionResult),
  departments: Type.Array(Type.Object({ id: IdOf<'department'>(), name: Type.String(), replyCount: Type.Integer() }), {
    description: 'Those with enough people. Empty for anonymous surveys, whose replies have no department',
  }),
})
export type SurveyResults = Static<typeof SurveyResults>

export const OpenAnswer = Type.Object({
  text: Type.String(),
  personName: Nullable(Type.String({ description: 'Null for anonymous replies and visitors' })),
  submitTime: Nullable(Instant),
})
export type OpenAnswer = Static<typeof OpenAnswer>

/** The pictures of one reply to a question. */
export const PictureAnswer = Type.Object({
  pictures: Type.Array(Picture),
  personName: Nullable(Type.String()),
  submitTime: Instant,
})
export type PictureAnswer = Static<typeof PictureAnswer>
