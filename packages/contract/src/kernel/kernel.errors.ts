import { Type } from 'typebox'
import {
  CHANGED_MEANWHILE,
  NOT_SET_UP,
  NOT_SIGNED_IN,
  OTHER_COLLEGE,
  PROOF_DUE,
  SECOND_FACTOR_DUE,
  SECOND_FACTOR_FIRST,
  SIGNED_OUT,
} from './codes.ts'
import type { ErrorCatalog } from './error.ts'

export const kernelErrors = {
  // The token is missing, unknown or expired: the app opens the sign-in page and returns afterwards.
  'kernel.not_signed_in': { code: NOT_SIGNED_IN, status: 401 },
  // The session was ended explicitly: signed out here or elsewhere, password changed, account disabled.
  'kernel.signed_out': { code: SIGNED_OUT, status: 401 },
  // The password was right; the second step of the sign-in is missing.
  'kernel.second_factor_due': { code: SECOND_FACTOR_DUE, status: 403 },
  // Before something grave the person proves once more that it is them. Nothing was changed.
  'kernel.proof_due': { code: PROOF_DUE, status: 403 },
  // The company wants a second factor of people with management rights, and the time to set it up is over.
  'kernel.second_factor_first': { code: SECOND_FACTOR_FIRST, status: 403 },
  // The person lacks the right that the call asks for.
  'kernel.no_permission': { code: 4001543, status: 403 },
  // The address or the object does not exist for this person.
  'kernel.not_found': { code: 4000404, status: 404 },
  // The body does not match its content type, or the request cannot be parsed at all.
  'kernel.malformed': { code: 4000400, status: 400 },
  // A field is missing or out of bounds. `field` is its name in the request.
  'kernel.invalid_field': {
    code: 4000422,
    status: 422,
    params: Type.Object({ field: Type.String(), reason: Type.String() }),
  },
  'kernel.too_large': { code: 4000413, status: 413 },
  'kernel.unsupported_type': { code: 4000415, status: 415 },
  // Too many requests; `seconds` is the time until the next one is allowed.
  'kernel.too_many_requests': { code: 4000429, status: 429, params: Type.Object({ seconds: Type.Integer() }) },
  // The idempotency key was already used for another request.
  'kernel.key_reused': { code: 4000409, status: 409 },
  // Somebody else has changed the same data since the person opened it. Nothing was stored; their input is still on
  // their screen.
  'kernel.changed_meanwhile': { code: CHANGED_MEANWHILE, status: 409 },
  // The page belongs to another college than the person's current one, `collegeId`. Nothing was stored.
  'kernel.other_college': { code: OTHER_COLLEGE, status: 409, params: Type.Object({ collegeId: Type.String() }) },
  // Somebody has deleted the category in the meantime.
  'kernel.category_gone': { code: 4000601, status: 404 },
  // Categories have at most three levels.
  'kernel.category_too_deep': { code: 4000602, status: 409 },
  // The parent already has a category of that name.
  'kernel.category_exists': { code: 4000603, status: 409 },
  // The category contains `count` items or categories.
  'kernel.category_in_use': { code: 4000604, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // The category would become its own descendant.
  'kernel.category_loop': { code: 4000605, status: 409 },
  // The publication time is in the past.
  'kernel.hour_passed': { code: 4000606, status: 422 },
  // The installation is empty and has to be set up first.
  'kernel.not_set_up': { code: NOT_SET_UP, status: 403 },
  // An unforeseen error. The person gets only the request id; the details are in the log.
  'kernel.unexpected': { code: 5000500, status: 500, params: Type.Object({ requestId: Type.String() }) },
  // The database cannot be reached. Nothing was changed; it is safe to try again.
  'kernel.unavailable': { code: 5000503, status: 503 },
} satisfies ErrorCatalog
