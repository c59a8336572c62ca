import {
  COMPLETION_RULES,
  MOST_PRACTICE_QUESTIONS,
  PRACTICE_ATTEMPT_STATES,
  PRACTICE_KINDS,
  PRACTICE_MODES,
  PRACTICE_REFUSALS,
  PRACTICE_STATES,
} from '@sands/rules/exam/practice'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { AudienceChoice } from '../org/audience.model.ts'
import { TagStatus } from '../study/study.model.ts'
import { AnswerKey, ReviewedQuestion } from './attempt.model.ts'
import { AttemptQuestion, PaperDraw } from './paper.model.ts'
import { Answer, QuestionType } from './question.model.ts'

export const PracticeState = OneOf(PRACTICE_STATES)
export const PracticeId = IdOf<'practice'>()
export const PracticeAttemptId = IdOf<'practiceAttempt'>()
const Percent = Type.Integer({ minimum: 0, maximum: 100 })

/** "Ten easy questions of this category": drawn again for each attempt. */
export const PracticeDraw = Type.Omit(PaperDraw, ['score'])
export type PracticeDraw = Static<typeof PracticeDraw>

/** A practice as it is edited, stored and published: always as a whole. */
export const PracticeDocument = Type.Object({
  title: Type.String({ maxLength: 100 }),
  introduction: Type.String({ maxLength: 2000, description: 'Plain text' }),
  mode: OneOf(PRACTICE_MODES),
  questionIds: Type.Array(IdOf<'question'>(), { maxItems: MOST_PRACTICE_QUESTIONS, description: 'A fixed list' }),
  draws: Type.Array(PracticeDraw, { maxItems: 20, description: 'By category, tag or difficulty' }),
  shuffleQuestions: Type.Boolean(),
  shuffleOptions: Type.Boolean(),
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  isRepeatable: Type.Boolean(),
  completion: OneOf(COMPLETION_RULES),
  accuracyPercent: Type.Integer({ minimum: 1, maximum: 100, description: 'For completion by accuracy' }),
  points: Type.Integer({ minimum: 0, maximum: 10_000 }),
  audience: AudienceChoice,
})
export type PracticeDocument = Static<typeof PracticeDocument>

/** The practice card of lists. */
export const PracticeItem = Type.Object({
  practiseId: PracticeId,
  practiseName: Type.String(),
  tagStatus: TagStatus,
  timeStatus: Type.Integer({ minimum: 0, maximum: 2, description: '0 not open yet, 1 open, 2 over' }),
  isRepeat: Flag,
  startTime: Nullable(Instant),
  endTime: Nullable(Instant),
  questionNum: Type.Integer(),
  mode: OneOf(PRACTICE_MODES),
  bestPercent: Nullable(Percent),
})
export type PracticeItem = Static<typeof PracticeItem>

/** One of the learner's attempts as lists show it. */
export const PracticeAttemptItem = Type.Object({
  practiseRecordId: PracticeAttemptId,
  number: Type.Integer(),
  state: OneOf(PRACTICE_ATTEMPT_STATES),
  startedAt: Instant,
  handedInAt: Nullable(Instant),
  accuracy: Nullable(Percent),
})
export type PracticeAttemptItem = Static<typeof PracticeAttemptItem>

export const PracticeInfo = Type.Object({
  ...PracticeItem.properties,
  introduction: Type.String(),
  completion: OneOf(COMPLETION_RULES),
  accuracyPercent: Percent,
  points: Type.Integer(),
  refusal: Nullable(OneOf(PRACTICE_REFUSALS)),
  runningId: Nullable(PracticeAttemptId),
  attempts: Type.Array(PracticeAttemptItem, { description: 'Newest first, at most 50' }),
})
export type PracticeInfo = Static<typeof PracticeInfo>

export const PracticeQuestion = Type.Object({
  ...Type.Omit(AttemptQuestion, ['score', 'isRequired']).properties,
  questionId: IdOf<'question'>(),
  isFavorite: Flag,
})
export type PracticeQuestion = Static<typeof PracticeQuestion>

export const PracticeAnswer = Type.Object({
  questionKey: AnswerKey,
  answer: Answer,
  isFinal: Type.Boolean({ description: 'One by one: it cannot change any more, and its analysis is shown' }),
  madeAt: Instant,
})
export type PracticeAnswer = Static<typeof PracticeAnswer>

/** A question after it was answered for good: its key, its analysis and the verdict. */
export const PracticeReview = Type.Object({
  ...Type.Omit(ReviewedQuestion, ['score', 'isRequired']).properties,
  questionId: IdOf<'question'>(),
  isFavorite: Flag,
})
export type PracticeReview = Static<typeof PracticeReview>

/** Everything a device needs to go on, also one that another device started. */
export const PracticePaper = Type.Object({
  practiseRecordId: PracticeAttemptId,
  practiseId: Nullable(PracticeId),
  practiseName: Nullable(Type.String({ description: 'Null for the wrong book and favourites' })),
  kind: OneOf(PRACTICE_KINDS),
  mode: OneOf(PRACTICE_MODES),
  questions: Type.Array(PracticeQuestion),
  answers: Type.Array(PracticeAnswer),
  reviews: Type.Array(PracticeReview, { description: 'One by one: questions that are answered for good' }),
  savedAt: Nullable(Instant),
})
export type PracticePaper = Static<typeof PracticePaper>

export const PracticeSave = Type.Object({
  savedAt: Instant,
  refused: Type.Array(AnswerKey, { description: 'Not a question of this paper, or not an answer to it' }),
  reviews: Type.Array(PracticeReview, { description: 'Of the questions that are answered for good now' }),
})
export type PracticeSave = Static<typeof PracticeSave>

export const PracticeResult = Type.Object({
  practiseRecordId: PracticeAttemptId,
  practiseId: Nullable(PracticeId),
  practiseName: Nullable(Type.String()),
  kind: OneOf(PRACTICE_KINDS),
  handedInAt: Instant,
  questionNum: Type.Integer(),
  answered: Type.Integer(),
  right: Type.Integer(),
  wrong: Type.Integer(),
  accuracy: Percent,
  isCompleted: Nullable(Type.Boolean({ description: 'Whether the practice counts as completed; null without one' })),
  canRepeat: Type.Boolean(),
  questions: Type.Array(PracticeReview),
})
export type PracticeResult = Static<typeof PracticeResult>

/** A question of the wrong book or of the favourites. */
export const BookQuestion = Type.Object({
  questionId: IdOf<'question'>(),
  title: Type.String(),
  type: QuestionType,
  categoryId: Nullable(IdOf<'questionCategory'>()),
  categoryName: Nullable(Type.String()),
  timesWrong: Type.Integer(),
  lastWrongAt: Nullable(Instant),
  rightInRow: Type.Integer(),
  leftAt: Nullable(Type.String({ format: 'date-time', description: 'When it left the wrong book' })),
  dueAt: Nullable(Instant),
  isFavorite: Flag,
})
export type BookQuestion = Static<typeof BookQuestion>

/** A category of the bank with questions in the wrong book or the favourites. */
export const BookCategory = Type.Object({
  categoryId: IdOf<'questionCategory'>(),
  categoryName: Type.String(),
  questionNum: Type.Integer(),
})
export type BookCategory = Static<typeof BookCategory>

/** How somebody, or everybody, does in one category of the bank. */
export const PracticeTopic = Type.Object({
  categoryId: Nullable(IdOf<'questionCategory'>()),
  categoryName: Nullable(Type.String()),
  answered: Type.Integer(),
  right: Type.Integer(),
  inBook: Type.Integer({ description: 'Questions in the wrong book' }),
})
export type PracticeTopic = Static<typeof PracticeTopic>

/** A question of the daily set, with its solution: it is answered without a network. */
export const DailyQuestion = Type.Object({
  ...PracticeReview.properties,
  versionId: IdOf<'questionVersion'>(),
  dueAt: Instant,
})
export type DailyQuestion = Static<typeof DailyQuestion>

export const DailySet = Type.Object({
  questions: Type.Array(DailyQuestion),
  due: Type.Integer({ description: 'All questions that are due, also those that do not fit into three minutes' }),
  nextDueAt: Nullable(Instant),
  doneToday: Type.Integer(),
})
export type DailySet = Static<typeof DailySet>

export const DailyAnswer = Type.Object({
  questionId: IdOf<'question'>(),
  versionId: IdOf<'questionVersion'>(),
  dueAt: Type.String({ format: 'date-time', maxLength: 40, description: 'As in the daily set that is answered' }),
  answer: Answer,
  madeAt: Instant,
})
export type DailyAnswer = Static<typeof DailyAnswer>

export const ManagedPracticeItem = Type.Object({
  id: PracticeId,
  title: Type.String(),
  state: PracticeState,
  isChanged: Type.Boolean({ description: 'The draft differs from what is published' }),
  questionNum: Type.Integer(),
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  publishedAt: Nullable(Instant),
  invited: Type.Integer(),
  started: Type.Integer({ description: 'People with at least one attempt' }),
  completed: Type.Integer(),
  version: Version,
  updatedAt: Instant,
  updatedBy: Type.String(),
})
export type ManagedPracticeItem = Static<typeof ManagedPracticeItem>
