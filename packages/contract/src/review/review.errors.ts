import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const reviewErrors = {
  // It does not exist, belongs to another college, is the person's own work, or is not theirs to mark.
  'review.unknown': { code: 4190001, status: 404 },
  // Another person is at it now; `name` is who. It is free again when their claim runs out.
  'review.claimed': { code: 4190002, status: 409, params: Type.Object({ name: Type.String() }) },
  // It was marked already, by `name`.
  'review.marked_already': { code: 4190003, status: 409, params: Type.Object({ name: Type.String() }) },
  // The request does not exist, belongs to another college, or is not for this person.
  'review.approval_unknown': { code: 4190020, status: 404 },
  // The person asked for it themselves, and the flow does not let them decide.
  'review.approval_own': { code: 4190021, status: 403 },
  // It was decided already, or the person has said what they think.
  'review.approval_decided': { code: 4190022, status: 409 },
  // The asker took it back.
  'review.approval_withdrawn': { code: 4190023, status: 409 },
  // A no without a reason.
  'review.approval_reason_missing': { code: 4190024, status: 422 },
  // Nobody can decide: the steps reach no active person besides the asker.
  'review.approval_nobody': { code: 4190025, status: 409 },
  // The asker has too many requests of this kind that wait.
  'review.approval_too_many': { code: 4190026, status: 429 },
  // The person is not an active member of the college, is the asker, or is the caller.
  'review.approval_bad_person': { code: 4190027, status: 422 },
  // The people of the step were reminded a short time ago.
  'review.approval_reminded': { code: 4190028, status: 409 },
  // The time away ends before it begins, has passed or is too long.
  'review.approval_bad_time': { code: 4190029, status: 422 },
  // The same is asked for already and waits.
  'review.approval_asked_already': { code: 4190030, status: 409 },
  // The flow does not exist, or no longer.
  'review.flow_unknown': { code: 4190040, status: 404 },
  // A step names nobody, no role, or no time for what happens then.
  'review.flow_incomplete': { code: 4190041, status: 422 },
  // The college has as many flows as it can have.
  'review.flow_too_many': { code: 4190042, status: 409 },
  // The department does not exist, or no longer.
  'review.head_unknown': { code: 4190043, status: 404 },
  // The college has drawn the steps of such requests: they decide, not the organiser alone.
  'review.approval_by_flow': { code: 4190045, status: 409 },
  // The draft has changed since its publication was asked for.
  'review.publication_old': { code: 4190044, status: 409 },
} satisfies ErrorCatalog
