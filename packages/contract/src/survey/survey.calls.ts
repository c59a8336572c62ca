import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Instant, OneOf, Page, pageQuery } from '../kernel/schema.ts'
import { SurveyAnswers } from './questionnaire.model.ts'
import { EditionId, SurveyCard, SurveyDetails, SurveyId, SurveyInfo } from './survey.model.ts'

const named = {
  investigationId: SurveyId,
  deviceToken: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
}
/** A hundred written answers of the greatest length, in any script. */
const REPLY_LIMIT = 1024 * 1024

export const surveyCalls = {
  'GET /sands-lms/api/v1/investigation/page': call({
    summary: 'The published surveys of the person: those without a reply, or those with one; newest first.',
    access: 'learner',
    query: Type.Object({ tab: Type.Optional(OneOf(['todo', 'done', 'over'])), ...pageQuery }),
    data: Page(SurveyCard),
  }),
  'POST /sands-lms/api/v1/investigation/info': call({
    summary: 'A survey before one replies: what it is about, until when, and what is stored. Visitors see public ones.',
    access: 'open',
    visitors: true,
    body: Type.Object(named),
    data: SurveyInfo,
    errors: ['survey.gone'],
  }),
  'POST /sands-lms/api/v1/investigation/details': call({
    summary:
      'The questions of a survey with the stored draft, or with the reply of the person if it was not anonymous.',
    access: 'open',
    visitors: true,
    body: Type.Object(named),
    data: SurveyDetails,
    errors: ['survey.gone'],
  }),
  'POST /sands-lms/api/v1/investigation/submit': call({
    summary:
      'Sends a reply. The same key again has no further effect. An anonymous reply is stored without its author.',
    access: 'open',
    visitors: true,
    body: Type.Object({
      ...named,
      editionId: EditionId,
      key: Type.String({ pattern: '^[\\w-]{16,80}$', maxLength: 80 }),
      answers: SurveyAnswers,
    }),
    data: Type.Object({ endText: Type.String(), points: Type.Integer() }),
    errors: [
      'survey.gone',
      'survey.not_open',
      'survey.replied_already',
      'survey.edition_replaced',
      'survey.incomplete',
      'survey.device_unknown',
      'media.gone',
      'training.task_locked',
    ],
    perMinute: 300,
    bodyLimit: REPLY_LIMIT,
  }),
  'POST /sands-lms/api/v1/investigation/draft': call({
    summary: 'Stores the unfinished reply of a person. Drafts of anonymous surveys stay on the device.',
    access: 'learner',
    body: Type.Object({ investigationId: SurveyId, editionId: EditionId, answers: SurveyAnswers }),
    data: Type.Object({ saveTime: Instant }),
    errors: [
      'survey.gone',
      'survey.not_open',
      'survey.replied_already',
      'survey.edition_replaced',
      'survey.draft_anonymous',
      'training.task_locked',
    ],
    bodyLimit: REPLY_LIMIT,
  }),
} satisfies Calls
