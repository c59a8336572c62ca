import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Page, pageQuery, Version } from '../kernel/schema.ts'
import { OpenAnswer, PictureAnswer, SurveyResults } from './results.model.ts'
import {
  EditionId,
  ManagedSurvey,
  ManagedSurveyItem,
  MissingPerson,
  SurveyDraft,
  SurveyId,
  SurveyName,
  SurveyPhase,
} from './survey.model.ts'

const Seen = Type.Object({ id: SurveyId, version: Version })
const DRAFT_LIMIT = 1024 * 1024
const chosen = { id: SurveyId, editionId: Type.Optional(EditionId) }
const group = { ...chosen, departmentId: Type.Optional(IdOf<'department'>()) }
const question = Type.String({ maxLength: 9 })

export const surveyManageCalls = {
  'GET /sands-lms/api/v1/manage/investigation/page': call({
    summary: 'All surveys of the college, last changed first.',
    access: 'right:survey.edit',
    query: Type.Object({
      keyWord: Type.Optional(Type.String({ maxLength: 60 })),
      phase: Type.Optional(SurveyPhase),
      ...pageQuery,
    }),
    data: Page(ManagedSurveyItem),
  }),
  'GET /sands-lms/api/v1/manage/investigation/get': call({
    summary: 'A survey with its draft, faults and editions.',
    access: 'right:survey.edit',
    query: Type.Object({ id: SurveyId }),
    data: ManagedSurvey,
    errors: ['survey.gone'],
  }),
  'POST /sands-lms/api/v1/manage/investigation/create': call({
    summary: 'Creates a survey as a draft.',
    access: 'right:survey.edit',
    body: Type.Object({ name: SurveyName }),
    data: ManagedSurvey,
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/investigation/draft': call({
    summary: 'Stores the draft. People see it only after publication.',
    access: 'right:survey.edit',
    body: Type.Object({ id: SurveyId, version: Version, draft: SurveyDraft }),
    data: ManagedSurvey,
    errors: [
      'survey.gone',
      'kernel.changed_meanwhile',
      'survey.wrong_state',
      'survey.anonymity_fixed',
      'org.place_unknown',
    ],
    once: true,
    bodyLimit: DRAFT_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/investigation/publish': call({
    summary: 'Publishes the draft. Changed questions become a new edition if somebody has replied.',
    access: 'right:survey.publish',
    body: Seen,
    data: ManagedSurvey,
    errors: ['survey.gone', 'kernel.changed_meanwhile', 'survey.wrong_state', 'survey.has_faults', 'org.place_unknown'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/investigation/end': call({
    summary: 'Ends a survey: nobody can reply any more.',
    access: 'right:survey.publish',
    body: Seen,
    data: ManagedSurvey,
    errors: ['survey.gone', 'kernel.changed_meanwhile', 'survey.wrong_state'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/investigation/archive': call({
    summary: 'Takes an ended survey out of the lists of learners. Its results stay.',
    access: 'right:survey.publish',
    body: Seen,
    data: ManagedSurvey,
    errors: ['survey.gone', 'kernel.changed_meanwhile', 'survey.wrong_state'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/investigation/copy': call({
    summary: 'Creates a draft with the same questions and settings.',
    access: 'right:survey.edit',
    body: Type.Object({ id: SurveyId, name: SurveyName }),
    data: ManagedSurvey,
    errors: ['survey.gone'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/investigation/remove': call({
    summary: 'Deletes a survey that was never published.',
    access: 'right:survey.edit',
    body: Seen,
    data: Nothing,
    errors: ['survey.gone', 'kernel.changed_meanwhile', 'survey.wrong_state'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/investigation/results': call({
    summary: 'The counts of one edition, the latest unless another is named. Editions are never added up.',
    access: 'right:survey.results',
    query: Type.Object(group),
    data: SurveyResults,
    errors: ['survey.gone'],
  }),
  'GET /sands-lms/api/v1/manage/investigation/texts': call({
    summary: 'The written answers to one question, with search.',
    access: 'right:survey.results',
    query: Type.Object({
      ...group,
      question,
      keyWord: Type.Optional(Type.String({ maxLength: 60 })),
      ...pageQuery,
    }),
    data: Page(OpenAnswer),
    errors: ['survey.gone', 'survey.too_few', 'survey.department_too_few'],
  }),
  'GET /sands-lms/api/v1/manage/investigation/pictures': call({
    summary: 'The pictures in the answers to one question of a named survey, newest first.',
    access: 'right:survey.results',
    query: Type.Object({ ...group, question, ...pageQuery }),
    data: Page(PictureAnswer),
    errors: ['survey.gone', 'survey.anonymous', 'survey.department_too_few'],
  }),
  'POST /sands-lms/api/v1/manage/investigation/export': call({
    summary: 'Exports the replies to one edition to a spreadsheet, as a batch.',
    access: 'right:survey.results',
    stepUp: true,
    body: Type.Object(chosen),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['survey.gone', 'survey.too_few'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/investigation/missing': call({
    summary: 'The people of the audience who have not replied yet, by name. Only for named surveys.',
    access: 'right:survey.results',
    query: Type.Object({ id: SurveyId, ...pageQuery }),
    data: Page(MissingPerson),
    errors: ['survey.gone', 'survey.anonymous'],
  }),
  'POST /sands-lms/api/v1/manage/investigation/remind': call({
    summary: 'Sends a message to those who have not replied, at most once a day.',
    access: 'right:survey.publish',
    body: Type.Object({ id: SurveyId }),
    data: Type.Object({ people: Type.Integer() }),
    errors: ['survey.gone', 'survey.anonymous', 'survey.not_open', 'survey.reminded_today'],
    once: true,
  }),
} satisfies Calls
