import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing } from '../kernel/schema.ts'
import {
  AccountSafety,
  EmailBinding,
  MobileBinding,
  PasswordByCode,
  PrivacyInfo,
  SignedInDevice,
} from './account.model.ts'

export const authAccountCalls = {
  'GET /sands-user/api/v1/user/account-safety': call({
    summary: 'What the person signs in with.',
    access: 'learner',
    data: AccountSafety,
  }),
  'POST /sands-user/api/v1/user/bind-email': call({
    summary: 'Binds an address that the person has proven with a code and the current password.',
    access: 'learner',
    body: EmailBinding,
    data: Nothing,
    perMinute: 30,
    errors: [
      'auth.code_refused',
      'auth.contact_taken',
      'auth.wrong_password',
      'auth.wait_before_next_try',
      'kernel.too_many_requests',
      'kernel.proof_due',
    ],
  }),
  'POST /sands-user/api/v1/user/bind-mobile': call({
    summary:
      'Binds a number that the person has proven with a code and the current password. Several accounts may have the same number.',
    access: 'learner',
    body: MobileBinding,
    data: Nothing,
    perMinute: 30,
    errors: [
      'auth.code_refused',
      'auth.wrong_password',
      'auth.wait_before_next_try',
      'kernel.too_many_requests',
      'kernel.proof_due',
    ],
  }),
  'POST /sands-user/api/v1/user/mobile-change-password': call({
    summary: "Replaces the password with a code to the person's own number, and ends all their other sessions.",
    access: 'learner',
    body: PasswordByCode,
    data: Nothing,
    perMinute: 30,
    errors: [
      'auth.code_refused',
      'auth.weak_password',
      'auth.common_password',
      'auth.same_password',
      'kernel.too_many_requests',
      'kernel.proof_due',
    ],
  }),
  'GET /sands-user/api/v1/user/device/list': call({
    summary: 'Where the person is signed in, and their sign-ins of the last month, newest first.',
    access: 'learner',
    data: Type.Array(SignedInDevice),
  }),
  'POST /sands-user/api/v1/user/device/end': call({
    summary: 'Signs the person out on another device.',
    access: 'learner',
    body: Type.Object({ id: IdOf<'session'>() }),
    data: Nothing,
    errors: ['kernel.not_found'],
  }),
  'GET /sands-user/api/v1/user/privacy/info': call({
    summary: 'What is stored about the person, and their request for deletion.',
    access: 'learner',
    data: PrivacyInfo,
    perMinute: 60,
  }),
  'POST /sands-user/api/v1/user/privacy/download': call({
    summary:
      'Everything that is stored about the person, as a file made by a batch. Passwords and tokens are left out.',
    access: 'learner',
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
    perMinute: 5,
  }),
  'POST /sands-user/api/v1/user/privacy/request-deletion': call({
    summary: 'Asks for the deletion of the account. Somebody who looks after people decides.',
    access: 'learner',
    body: Type.Object({ reason: Type.String({ maxLength: 300 }) }),
    data: Nothing,
    once: true,
    errors: ['auth.deletion_waiting'],
  }),
  'POST /sands-user/api/v1/user/privacy/withdraw-deletion': call({
    summary: 'Takes the request for deletion back.',
    access: 'learner',
    data: Nothing,
    errors: ['auth.deletion_decided'],
  }),
} satisfies Calls
