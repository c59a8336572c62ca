import { Type } from 'typebox'
import { PASSWORD_CHANGE_DUE } from '../kernel/codes.ts'
import type { ErrorCatalog } from '../kernel/error.ts'

export const authErrors = {
  // Unknown person and wrong password answer alike, in the same time, so that names cannot be tried out.
  'auth.bad_credentials': { code: 4140001, status: 400 },
  // Too many wrong passwords for this account from this network. Others, and the same account elsewhere, are not affected.
  'auth.wait_before_next_try': { code: 4140002, status: 400, params: Type.Object({ seconds: Type.Integer() }) },
  'auth.account_disabled': { code: 4140003, status: 400 },
  // The password was given out by someone else; `changeToken` opens the page where the person chooses their own.
  'auth.password_change_due': {
    code: PASSWORD_CHANGE_DUE,
    status: 400,
    params: Type.Object({ changeToken: Type.String() }),
  },
  'auth.refresh_refused': { code: 4140005, status: 400 },
  'auth.unsupported_grant': { code: 4140006, status: 400 },
  // The basic header names no client we know.
  'auth.unknown_client': { code: 4140007, status: 401 },
  // The link to the new-password page is used up or older than 15 minutes: sign in again.
  'auth.change_token_expired': { code: 4140008, status: 410 },
  // 8 to 30 characters with digits, letters and symbols, no spaces.
  'auth.weak_password': { code: 4140009, status: 422 },
  'auth.same_password': { code: 4140010, status: 422 },
  // The installation has a company already.
  'auth.setup_done': { code: 4140011, status: 409 },
  // Not the code that the server printed when it started.
  'auth.setup_code': { code: 4140012, status: 403 },
  // The one-time password or code is older than its days.
  'auth.one_time_expired': { code: 4140013, status: 400 },
  // Not the password they have now, when somebody who is signed in chooses another.
  'auth.wrong_password': { code: 4140014, status: 422 },
} satisfies ErrorCatalog
