import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const feedbackErrors = {
  // So many were sent in the last 24 hours; `limit` is the most.
  'feedback.enough_for_today': { code: 4340001, status: 409, params: Type.Object({ limit: Type.Integer() }) },
  // Feedback of another person or another college.
  'feedback.gone': { code: 4340002, status: 404 },
  // Deleted, or no longer offered.
  'feedback.category_gone': { code: 4340003, status: 404 },
  // Feedback was sent with this category; `count` is how many.
  'feedback.category_in_use': { code: 4340004, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // The state does not allow this step, such as answering feedback that is closed.
  'feedback.wrong_state': { code: 4340005, status: 409 },
  // The person may not answer feedback in this college.
  'feedback.cannot_be_assigned': { code: 4340006, status: 422 },
  // The person is not offered in the CEO channel any more.
  'feedback.leader_gone': { code: 4340007, status: 404 },
  'feedback.leader_exists': { code: 4340008, status: 409 },
  'feedback.person_unknown': { code: 4340009, status: 422 },
  'feedback.not_to_yourself': { code: 4340010, status: 422 },
  // Neither written by this person nor to them.
  'feedback.ceo_gone': { code: 4340011, status: 404 },
  'feedback.replied_already': { code: 4340012, status: 409 },
} satisfies ErrorCatalog
