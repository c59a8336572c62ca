import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const feedbackErrors = {
  // The person has already sent `limit` of these in the last 24 hours, which is the maximum.
  'feedback.enough_for_today': { code: 4340001, status: 409, params: Type.Object({ limit: Type.Integer() }) },
  // The feedback belongs to another person or another college.
  'feedback.gone': { code: 4340002, status: 404 },
  // The category was deleted or disabled.
  'feedback.category_gone': { code: 4340003, status: 404 },
  // `count` feedback messages use this category.
  'feedback.category_in_use': { code: 4340004, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // The state does not allow this step, such as answering feedback that is closed.
  'feedback.wrong_state': { code: 4340005, status: 409 },
  // The person may not answer feedback in this college.
  'feedback.cannot_be_assigned': { code: 4340006, status: 422 },
  // The person is no longer a leader in the CEO channel.
  'feedback.leader_gone': { code: 4340007, status: 404 },
  'feedback.leader_exists': { code: 4340008, status: 409 },
  'feedback.person_unknown': { code: 4340009, status: 422 },
  'feedback.not_to_yourself': { code: 4340010, status: 422 },
  // The message was neither written by this person nor sent to them.
  'feedback.ceo_gone': { code: 4340011, status: 404 },
  'feedback.replied_already': { code: 4340012, status: 409 },
} satisfies ErrorCatalog
