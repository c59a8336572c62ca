import { Type } from 'typebox'
import { PASSWORD_CHANGE_DUE } from '../kernel/codes.ts'
import type { ErrorCatalog } from '../kernel/error.ts'

export const authErrors = {
  // An unknown person and a wrong password get the same answer after the same time, so that user names cannot be
  // guessed.
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
  // The basic authorization header names an unknown client.
  'auth.unknown_client': { code: 4140007, status: 400 },
  // The link to the new-password page was used or is older than 15 minutes: the person has to sign in again.
  'auth.change_token_expired': { code: 4140008, status: 410 },
  // A password has 8 to 30 characters with digits, letters and symbols, and no spaces.
  'auth.weak_password': { code: 4140009, status: 422 },
  'auth.same_password': { code: 4140010, status: 422 },
  // The installation already has a company.
  'auth.setup_done': { code: 4140011, status: 409 },
  // The code differs from the one that the server printed when it started.
  'auth.setup_code': { code: 4140012, status: 403 },
  // The one-time password or code has expired.
  'auth.one_time_expired': { code: 4140013, status: 400 },
  // A signed-in person who chooses a new password entered the wrong current one.
  'auth.wrong_password': { code: 4140014, status: 422 },
  // The right password, but it is the public one of the demo company, and others reach this server.
  'auth.demo_password_refused': { code: 4140015, status: 400 },
  // The password follows the rules, but it is among the first that somebody would guess.
  'auth.common_password': { code: 4140016, status: 422 },
  // A code that is wrong, late, used or guessed too often, and a number without an account: all get this answer.
  'auth.code_refused': { code: 4140017, status: 400 },
  // The number, the address or the network has had enough codes for now.
  'auth.code_wait': { code: 4140018, status: 400, params: Type.Object({ seconds: Type.Integer() }) },
  // The provider does not accept messages now; the other ways to sign in still work.
  'auth.sms_unavailable': { code: 4140019, status: 400 },
  'auth.mail_unavailable': { code: 4140020, status: 400 },
  // The company does not allow this way, or has no provider for it.
  'auth.way_closed': { code: 4140021, status: 400 },
  // Several accounts belong to the number; `selectToken` opens the page where the person chooses one.
  'auth.choose_account': { code: 4140022, status: 400, params: Type.Object({ selectToken: Type.String() }) },
  'auth.select_token_expired': { code: 4140023, status: 410 },
  'auth.number_wrong': { code: 4140024, status: 422 },
  // A code, ticket, state or signature that is wrong, late, used, forged or of somebody unknown: all get this answer.
  'auth.authorization_failed': { code: 4140040, status: 400 },
  // The host, the identity provider or the mall does not answer; the other ways to sign in still work.
  'auth.provider_unavailable': { code: 4140041, status: 400 },
  // Another account has the address. The person has proven that it is theirs, so they may know.
  'auth.contact_taken': { code: 4140025, status: 409 },
  'auth.deletion_waiting': { code: 4140026, status: 409 },
  'auth.deletion_decided': { code: 4140027, status: 409 },
  // A person with management rights used a number that they have not proven yet: once, the password proves it.
  'auth.prove_number': { code: 4140060, status: 400, params: Type.Object({ proveToken: Type.String() }) },
  // No invitation, or an address that is not of the company.
  'auth.register_refused': { code: 4140061, status: 400 },
  // The host vouches for somebody without an account here; `authorizationCode` links them after they have signed in.
  'auth.link_first': {
    code: 4140042,
    status: 400,
    params: Type.Object({ authorizationCode: Type.String(), nickName: Type.String() }),
  },
  // The account has another identity of this host already.
  'auth.identity_taken': { code: 4140043, status: 409 },
  // Nobody unlinks the only way into their account.
  'auth.last_way_in': { code: 4140044, status: 409 },
  // Another connection has this app already.
  'auth.app_taken': { code: 4140045, status: 409 },
  // Numbers and addresses never decide who somebody is.
  'auth.claim_refused': { code: 4140046, status: 422 },
  // An identity provider and a mall have an address with https.
  'auth.issuer_wrong': { code: 4140047, status: 422 },
  // Another provider must not inherit the people that are linked through this connection.
  'auth.connection_in_use': { code: 4140069, status: 409 },
  // A code or passkey that is wrong, late, used or of somebody else: all get this answer.
  'auth.factor_refused': { code: 4140049, status: 400 },
  // The person has an authenticator app already, or the most passkeys.
  'auth.factor_exists': { code: 4140050, status: 409 },
  // The company wants a second factor of this person: the last one stays.
  'auth.factor_required': { code: 4140051, status: 409 },
  // Whoever asks all managers for a second factor has one.
  'auth.enrol_yourself_first': { code: 4140052, status: 409 },
  // People who have no other way in would lose it with this connection; the manager has not confirmed so many.
  'auth.people_lose_way': { code: 4140090, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // Who sends needs all that its kind asks for.
  'auth.sender_incomplete': { code: 4140091, status: 422 },
  // A connection without a key cannot be opened.
  'auth.key_missing': { code: 4140048, status: 409 },
} satisfies ErrorCatalog
