import { Type } from 'typebox'
import { CHANGED_MEANWHILE, NOT_SET_UP, NOT_SIGNED_IN, OTHER_COLLEGE, SIGNED_OUT } from './codes.ts'
import type { ErrorCatalog } from './error.ts'

export const kernelErrors = {
  // No token, an unknown one or an expired one: the app goes to the sign-in page and comes back afterwards.
  'kernel.not_signed_in': { code: NOT_SIGNED_IN, status: 401 },
  // The session was ended on purpose: signed out here or elsewhere, password changed, account disabled.
  'kernel.signed_out': { code: SIGNED_OUT, status: 401 },
  // The person lacks the right that the call asks for.
  'kernel.no_permission': { code: 4001543, status: 403 },
  // There is no such address, or no such thing for this person.
  'kernel.not_found': { code: 4000404, status: 404 },
  // The body is not what its content type says, or the request cannot be read at all.
  'kernel.malformed': { code: 4000400, status: 400 },
  // A field is missing or has a value outside its bounds. `field` names it as it stands in the request.
  'kernel.invalid_field': {
    code: 4000422,
    status: 422,
    params: Type.Object({ field: Type.String(), reason: Type.String() }),
  },
  'kernel.too_large': { code: 4000413, status: 413 },
  'kernel.unsupported_type': { code: 4000415, status: 415 },
  // Too many requests; `seconds` says when the next one is welcome.
  'kernel.too_many_requests': { code: 4000429, status: 429, params: Type.Object({ seconds: Type.Integer() }) },
  // The same idempotency key came with another request.
  'kernel.key_reused': { code: 4000409, status: 409 },
  // Somebody else has changed the thing since the person opened it. Nothing was stored; what they typed is still on their screen.
  'kernel.changed_meanwhile': { code: CHANGED_MEANWHILE, status: 409 },
  // The page was opened in another college than the person is in by now, which `collegeId` names. Nothing was stored.
  'kernel.other_college': { code: OTHER_COLLEGE, status: 409, params: Type.Object({ collegeId: Type.String() }) },
  // Somebody has removed the category meanwhile.
  'kernel.category_gone': { code: 4000601, status: 404 },
  // Three levels are the most.
  'kernel.category_too_deep': { code: 4000602, status: 409 },
  // Its neighbours have one of that name.
  'kernel.category_exists': { code: 4000603, status: 409 },
  // Things or categories lie in it; `count` is how many.
  'kernel.category_in_use': { code: 4000604, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // It would lie within itself.
  'kernel.category_loop': { code: 4000605, status: 409 },
  // The hour to publish at lies in the past.
  'kernel.hour_passed': { code: 4000606, status: 422 },
  // The installation is empty: somebody has to set it up first.
  'kernel.not_set_up': { code: NOT_SET_UP, status: 403 },
  // Anything nobody foresaw. The request id is all the person gets; the log has the rest.
  'kernel.unexpected': { code: 5000500, status: 500, params: Type.Object({ requestId: Type.String() }) },
  // The database cannot be reached. Nothing was changed; it is safe to try again.
  'kernel.unavailable': { code: 5000503, status: 503 },
} satisfies ErrorCatalog
