import { SURVEY_FAULTS } from '@sands/rules/survey/faults'
import { LONGEST_NAME, LONGEST_NOTE } from '@sands/rules/survey/question'
import { SURVEY_PHASES, SURVEY_STATES } from '@sands/rules/survey/state'
import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'
import { AudienceChoice } from '../org/audience.model.ts'
import { Questionnaire, SurveyAnswers } from './questionnaire.model.ts'

export const SurveyId = IdOf<'survey'>()
export const EditionId = IdOf<'surveyEdition'>()

export const SurveyName = Type.String({ minLength: 1, maxLength: LONGEST_NAME, pattern: '\\S' })
export const SurveyPhase = OneOf(SURVEY_PHASES)
export const SurveyState = OneOf(SURVEY_STATES)

const shown = {
  investigationId: SurveyId,
  name: Type.String(),
  intro: Type.String(),
  phase: SurveyPhase,
  startTime: Nullable(Instant),
  endTime: Nullable(Instant),
  isAnonymous: Type.Boolean(),
  isRepeatable: Type.Boolean({ description: 'Whether one person may reply several times' }),
  points: Type.Integer(),
  questionCount: Type.Integer(),
}

/** A survey in the list of a learner. */
export const SurveyCard = Type.Object({
  ...shown,
  status: Type.Integer({ description: '100 not started, 200 ongoing, 400 done, 500 expired, 600 ended' }),
})
export type SurveyCard = Static<typeof SurveyCard>

export const SurveyInfo = Type.Object({
  ...shown,
  status: Type.Integer({ description: '100 not started, 200 ongoing, 400 done, 500 expired, 600 ended' }),
  isReplied: Type.Boolean(),
  canReply: Type.Boolean(),
  isVisitor: Type.Boolean(),
  deviceToken: Nullable(Type.String({ description: 'For visitors: to be sent with every further call' })),
})
export type SurveyInfo = Static<typeof SurveyInfo>

/** A picture of an answer, by the id of its file. */
const AnswerPicture = Type.Object({ fileId: IdOf<'file'>(), picture: Picture })

export const SurveyDetails = Type.Object({
  ...SurveyInfo.properties,
  editionId: EditionId,
  questionnaire: Questionnaire,
  draft: Nullable(Type.Object({ answers: SurveyAnswers, saveTime: Instant, pictures: Type.Array(AnswerPicture) })),
  reply: Nullable(
    Type.Object({
      questionnaire: Questionnaire,
      answers: SurveyAnswers,
      submitTime: Instant,
      pictures: Type.Array(AnswerPicture),
    }),
  ),
})
export type SurveyDetails = Static<typeof SurveyDetails>

/** Everything that an author decides about a survey. */
export const SurveyDraft = Type.Object({
  name: Type.String({ maxLength: LONGEST_NAME, description: 'May be empty until the survey is published' }),
  intro: Type.String({ maxLength: LONGEST_NOTE }),
  questionnaire: Questionnaire,
  startTime: Nullable(Instant),
  endTime: Nullable(Instant),
  audience: AudienceChoice,
  isPublic: Type.Boolean({ description: 'Everybody with the link may reply, without signing in' }),
  isAnonymous: Type.Boolean(),
  isRepeatable: Type.Boolean(),
  points: Type.Integer({ minimum: 0, maximum: 10_000 }),
})
export type SurveyDraft = Static<typeof SurveyDraft>

export const SurveyFault = Type.Object({ kind: OneOf(SURVEY_FAULTS), at: Nullable(Type.String()) })

export const SurveyEdition = Type.Object({
  id: EditionId,
  number: Type.Integer(),
  publishTime: Instant,
  replyCount: Type.Integer(),
})
export type SurveyEdition = Static<typeof SurveyEdition>

export const ManagedSurveyItem = Type.Object({
  id: SurveyId,
  name: Type.String(),
  state: SurveyState,
  phase: SurveyPhase,
  isAnonymous: Type.Boolean(),
  isPublic: Type.Boolean(),
  startTime: Nullable(Instant),
  endTime: Nullable(Instant),
  replyCount: Type.Integer(),
  version: Version,
  updateTime: Instant,
})
export type ManagedSurveyItem = Static<typeof ManagedSurveyItem>

export const ManagedSurvey = Type.Object({
  ...ManagedSurveyItem.properties,
  draft: SurveyDraft,
  faults: Type.Array(SurveyFault),
  hasChanges: Type.Boolean({ description: 'Whether the draft differs from what people see' }),
  isAnonymityFixed: Type.Boolean({ description: 'Once published, named and anonymous are not exchanged' }),
  editions: Type.Array(SurveyEdition, { description: 'Newest first' }),
  remindTime: Nullable(Instant),
})
export type ManagedSurvey = Static<typeof ManagedSurvey>

/** A person who has not replied to a named survey. */
export const MissingPerson = Type.Object({
  id: UserIdSchema,
  name: Type.String(),
  departmentName: Type.String(),
  postName: Type.String(),
})
export type MissingPerson = Static<typeof MissingPerson>
