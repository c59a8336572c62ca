import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const surveyErrors = {
  // Deleted, of another college, not published, or not for this person.
  'survey.gone': { code: 4240001, status: 404 },
  // Before or after the window, or ended.
  'survey.not_open': { code: 4240002, status: 409 },
  // The person or the device has replied, and the survey accepts one reply.
  'survey.replied_already': { code: 4240003, status: 409 },
  // The questions were changed while the person was answering. The app loads them again and keeps the answers.
  'survey.edition_replaced': { code: 4240004, status: 409 },
  // `count` answers are missing or invalid; `question` is the key of the first one.
  'survey.incomplete': {
    code: 4240005,
    status: 422,
    params: Type.Object({ count: Type.Integer(), question: Type.String() }),
  },
  // A visitor must send the device token that the server has issued.
  'survey.device_unknown': { code: 4240006, status: 422 },
  // Drafts of anonymous surveys are never stored on the server.
  'survey.draft_anonymous': { code: 4240007, status: 409 },
  // The state does not allow this step, such as changing an archived survey.
  'survey.wrong_state': { code: 4240008, status: 409 },
  // A published survey stays anonymous, or named: people have replied under this condition.
  'survey.anonymity_fixed': { code: 4240009, status: 409 },
  // `count` problems keep the draft from being published.
  'survey.has_faults': { code: 4240010, status: 422, params: Type.Object({ count: Type.Integer() }) },
  // Fewer than `least` anonymous replies.
  'survey.too_few': { code: 4240011, status: 409, params: Type.Object({ least: Type.Integer() }) },
  // Fewer than `least` people of the department have replied.
  'survey.department_too_few': { code: 4240014, status: 409, params: Type.Object({ least: Type.Integer() }) },
  // Nobody can see who has replied to an anonymous survey.
  'survey.anonymous': { code: 4240012, status: 409 },
  // Reminded less than a day ago.
  'survey.reminded_today': { code: 4240013, status: 409 },
} satisfies ErrorCatalog
