import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

/** Learners have the numbers up to 4300099, management those from 4300100. */
export const applyErrors = {
  // Deleted, never opened, of another college, or neither for this person nor theirs.
  'apply.gone': { code: 4300001, status: 404 },
  // Signing up: it is not open, or was cancelled.
  'apply.not_open': { code: 4300010, status: 409 },
  // Signing up opens later.
  'apply.not_yet': { code: 4300011, status: 409 },
  // Signing up is over.
  'apply.over': { code: 4300012, status: 409 },
  // Signing up: it is for other people.
  'apply.out_of_scope': { code: 4300013, status: 403 },
  // Signing up: the person is in, waits, or waits for a decision.
  'apply.joined': { code: 4300014, status: 409 },
  // Signing up: the organiser took the place of the person back.
  'apply.removed': { code: 4300015, status: 409 },
  // Signing up: the project, session or exam is over or takes nobody any more.
  'apply.target_closed': { code: 4300016, status: 409 },
  // Signing up: every place is taken, and there is no waiting list.
  'apply.full': { code: 4300017, status: 409 },
  // An answer is missing or not valid; `key` is the field.
  'apply.bad_answer': { code: 4300018, status: 422, params: Type.Object({ key: Type.String() }) },
  // There is nothing to withdraw.
  'apply.no_entry': { code: 4300019, status: 409 },
  // It has begun: only the organiser can change the list.
  'apply.too_late': { code: 4300020, status: 409 },
  // Management: this college has no such sign-up or entry.
  'apply.unknown': { code: 4300100, status: 404 },
  // The sign-up is in a state in which this cannot be done.
  'apply.wrong_state': { code: 4300101, status: 409 },
  // A sign-up cannot be opened like this; `faults` is how many problems must be fixed first.
  'apply.has_faults': { code: 4300102, status: 422, params: Type.Object({ faults: Type.Integer() }) },
  // The form or the target is not valid.
  'apply.bad_document': { code: 4300103, status: 422 },
  // People have signed up for it: the target stays.
  'apply.target_fixed': { code: 4300104, status: 409 },
  // The entry is in a state in which this cannot be done.
  'apply.entry_settled': { code: 4300105, status: 409 },
} satisfies ErrorCatalog
