import { MARK_COMMENT_LENGTH } from '@sands/rules/exam/marking'
import { ATTEMPT_STATES } from '@sands/rules/exam/state'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf, UserIdSchema } from '../kernel/schema.ts'
import { Resource } from '../media/media.model.ts'
import { ReviewClaim, ReviewPerson } from '../review/review.model.ts'
import { AnswerKey, AttemptId } from './attempt.model.ts'
import { AttemptQuestion, ScoreCents } from './paper.model.ts'
import { Answer, PartKey, QuestionBody, QuestionSolution, QuestionType } from './question.model.ts'

/** What each line of a rubric earned, in percent of the question. */
const RubricMarks = Type.Record(PartKey, Type.Integer({ minimum: 0, maximum: 100 }), { maxProperties: 20 })
const Comment = Type.String({ maxLength: MARK_COMMENT_LENGTH })

/** The mark of one answer. With a rubric the score follows from its lines. */
export const Mark = Type.Object({
  questionKey: AnswerKey,
  score: Nullable(ScoreCents),
  rubric: Nullable(RubricMarks),
  comment: Nullable(Comment),
})
export type Mark = Static<typeof Mark>

const MarkedAnswer = Type.Object({
  questionKey: AnswerKey,
  answer: Nullable(Answer),
  verdict: OneOf(['unanswered', 'wrong', 'partial', 'right', 'to_mark']),
  maxScore: ScoreCents,
  score: Nullable(ScoreCents),
  rubric: Nullable(RubricMarks),
  comment: Nullable(Type.String()),
  isByHand: Type.Boolean({ description: 'A person marks it' }),
  markedBy: Nullable(Type.String()),
  files: Type.Array(Resource),
})
export type MarkedAnswer = Static<typeof MarkedAnswer>

const MarkingQuestion = Type.Object({
  ...AttemptQuestion.properties,
  solution: QuestionSolution,
  answers: Type.Array(MarkedAnswer),
})
export type MarkingQuestion = Static<typeof MarkingQuestion>

/** The whole paper of an attempt as its marker sees it. */
export const MarkingPaper = Type.Object({
  examRecordId: AttemptId,
  examId: IdOf<'exam'>(),
  examName: Type.String(),
  number: Type.Integer({ description: 'Which attempt of the person' }),
  person: Nullable(ReviewPerson),
  state: OneOf(ATTEMPT_STATES),
  submittedAt: Instant,
  submitReason: OneOf(['learner', 'time_over', 'leave_limit', 'sealed']),
  leaves: Type.Integer(),
  totalScore: ScoreCents,
  passScore: ScoreCents,
  objectiveScore: ScoreCents,
  score: Nullable(ScoreCents),
  isQualified: Nullable(Flag),
  comment: Nullable(Type.String()),
  claim: Nullable(ReviewClaim),
  reviewerName: Nullable(Type.String()),
  sections: Type.Array(
    Type.Object({
      key: PartKey,
      title: Type.String(),
      remark: Type.String(),
      questions: Type.Array(MarkingQuestion),
    }),
  ),
})
export type MarkingPaper = Static<typeof MarkingPaper>

/** A question that people mark, with how far it is. `part` is the sub-question of a material, or empty. */
export const MarkingQuestionItem = Type.Object({
  questionId: IdOf<'question'>(),
  part: Type.String({ maxLength: 40 }),
  type: QuestionType,
  title: Type.String(),
  waiting: Type.Integer({ description: 'Answers without a mark' }),
  marked: Type.Integer({ description: 'Answers with a mark whose paper is not finished' }),
})
export type MarkingQuestionItem = Static<typeof MarkingQuestionItem>

export const MarkingInfo = Type.Object({
  examId: IdOf<'exam'>(),
  examName: Type.String(),
  startTime: Nullable(Instant),
  endTime: Nullable(Instant),
  questionNum: Type.Integer(),
  totalScore: ScoreCents,
  isAnonymous: Type.Boolean({ description: 'The exam hides the names of those who are marked' }),
  waiting: Type.Integer(),
  claimed: Type.Integer(),
  done: Type.Integer(),
  ready: Type.Integer({ description: 'Papers whose answers all have marks and that only need to be finished' }),
  reviewers: Type.Array(Type.Object({ userId: UserIdSchema, name: Type.String() })),
  questions: Type.Array(MarkingQuestionItem),
})
export type MarkingInfo = Static<typeof MarkingInfo>

/** One answer to a question, beside those of other people. */
export const QuestionAnswer = Type.Object({
  examRecordId: AttemptId,
  questionKey: AnswerKey,
  person: Nullable(ReviewPerson),
  answer: Nullable(Answer),
  maxScore: ScoreCents,
  score: Nullable(ScoreCents),
  rubric: Nullable(RubricMarks),
  comment: Nullable(Type.String()),
  claim: Nullable(ReviewClaim),
  files: Type.Array(Resource),
})
export type QuestionAnswer = Static<typeof QuestionAnswer>

export const MarkedQuestion = Type.Object({
  questionId: IdOf<'question'>(),
  part: Type.String(),
  examName: Type.String(),
  isAnonymous: Type.Boolean(),
  body: QuestionBody,
  solution: QuestionSolution,
})
export type MarkedQuestion = Static<typeof MarkedQuestion>
