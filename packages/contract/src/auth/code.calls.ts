import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { SignInResult } from './auth.model.ts'
import {
  AccountChoice,
  CheckedCode,
  ChosenAccount,
  CodeCheck,
  CodeSent,
  CountryList,
  EmailCodeRequest,
  NumberProof,
  OwnAccount,
  SelectRequest,
  SmsRequest,
} from './code.model.ts'

export const authCodeCalls = {
  'POST /sands-system/api/v1/sms/send': call({
    summary: 'Sends a code by text message. The answer is the same whether or not the number belongs to an account.',
    access: 'open',
    body: SmsRequest,
    data: CodeSent,
    perMinute: 200,
    errors: ['auth.way_closed', 'auth.number_wrong', 'auth.code_wait', 'auth.sms_unavailable', 'kernel.not_signed_in'],
  }),
  'GET /sands-system/api/v1/sms/country-list': call({
    summary: 'Countries with their codes for phone numbers, named in the language of the caller.',
    access: 'open',
    data: CountryList,
  }),
  'POST /sands-user/api/v1/auth/send-email-code': call({
    summary: 'Sends a code by e-mail. The answer is the same whether or not the address belongs to an account.',
    access: 'open',
    body: EmailCodeRequest,
    data: CodeSent,
    perMinute: 200,
    errors: [
      'auth.way_closed',
      'auth.code_wait',
      'auth.mail_unavailable',
      'auth.register_refused',
      'kernel.not_signed_in',
    ],
  }),
  'POST /sands-user/oauth/check-sms': call({
    summary: 'Checks a code for a forgotten password, and gives the ticket with which a new one can be set.',
    access: 'open',
    body: CodeCheck,
    data: CheckedCode,
    perMinute: 60,
    errors: ['auth.way_closed', 'auth.code_refused', 'kernel.too_many_requests'],
  }),
  'POST /sands-user/api/v1/auth/select-accounts': call({
    summary: 'The accounts behind one number, for the person who has proven that it is theirs.',
    access: 'open',
    body: SelectRequest,
    data: Type.Array(OwnAccount),
    perMinute: 60,
    errors: ['auth.select_token_expired'],
  }),
  'POST /sands-user/api/v1/auth/choose-account': call({
    summary: 'Goes on with one of several accounts: signs in, or lets the person set its password.',
    access: 'open',
    body: AccountChoice,
    data: ChosenAccount,
    perMinute: 60,
    errors: ['auth.select_token_expired', 'auth.account_disabled', 'auth.prove_number'],
  }),
  'POST /sands-user/api/v1/auth/prove-number': call({
    summary: 'Proves with the password, once, that a number belongs to a person with management rights; signs in.',
    access: 'open',
    body: NumberProof,
    data: SignInResult,
    perMinute: 60,
    errors: [
      'auth.select_token_expired',
      'auth.bad_credentials',
      'auth.account_disabled',
      'auth.wait_before_next_try',
      'kernel.too_many_requests',
    ],
  }),
} satisfies Calls
