import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Instant, Nothing, Nullable, UserIdSchema } from '../kernel/schema.ts'
import { UserLabels } from '../org/org.model.ts'
import {
  DemoPasswords,
  LoginMethods,
  NewPassword,
  PasswordChange,
  SetUp,
  SignInResult,
  TokenForm,
} from './auth.model.ts'

export const authCalls = {
  'POST /sands-user/oauth/token': call({
    summary: 'Signs in (grant_type password, sms or social) or renews a session (refresh_token), as in OAuth 2.',
    access: 'open',
    body: TokenForm,
    data: SignInResult,
    form: true,
    flat: true,
    perMinute: 300,
    budgets: { field: 'grant_type', perMinute: { refresh_token: 1200 } },
    errors: [
      'auth.bad_credentials',
      'auth.wait_before_next_try',
      'auth.account_disabled',
      'auth.one_time_expired',
      'auth.demo_password_refused',
      'auth.password_change_due',
      'auth.refresh_refused',
      'auth.unsupported_grant',
      'auth.unknown_client',
      'auth.code_refused',
      'auth.way_closed',
      'auth.choose_account',
      'auth.authorization_failed',
      'auth.link_first',
      'auth.provider_unavailable',
      'kernel.too_many_requests',
    ],
  }),
  'GET /sands-user/api/v1/auth/login-methods': call({
    summary: 'The ways to sign in to this installation. A demo installation lists its accounts.',
    access: 'open',
    query: Type.Object({ platformType: Type.Optional(Type.String({ maxLength: 40 })) }),
    data: LoginMethods,
  }),
  'GET /sands-user/api/v1/auth/validate-token': call({
    summary: 'Checks the access token: 14100 when it is unknown or expired, 14280 when it was revoked.',
    access: 'learner',
    data: Type.Object({
      userId: UserIdSchema,
      sysUserLabel: UserLabels,
      enrolBy: Type.Optional(Nullable(Instant)),
    }),
  }),
  'POST /sands-user/api/v1/auth/logout': call({
    summary: 'Ends this session, or every session of the person.',
    access: 'learner',
    body: Type.Object({ everywhere: Type.Optional(Type.Boolean()) }),
    data: Type.Object({ ended: Type.Integer() }),
  }),
  'POST /sands-user/api/v1/auth/set-new-password': call({
    summary: "Replaces a one-time password with the person's own password, and signs in.",
    access: 'open',
    body: NewPassword,
    data: SignInResult,
    perMinute: 30,
    errors: ['auth.change_token_expired', 'auth.weak_password', 'auth.common_password', 'auth.same_password'],
  }),
  'POST /sands-user/api/v1/user/change-password': call({
    summary: 'Replaces the password of the person, and ends all their other sessions.',
    access: 'learner',
    body: PasswordChange,
    data: Nothing,
    perMinute: 30,
    errors: [
      'auth.wrong_password',
      'auth.wait_before_next_try',
      'auth.weak_password',
      'auth.common_password',
      'auth.same_password',
      'kernel.proof_due',
    ],
  }),
  'GET /sands-user/api/v1/manage/demo-password/accounts': call({
    summary: 'Who still has the public password of the demo company. Empty for those who look after one college only.',
    access: 'right:org.people.edit',
    data: DemoPasswords,
  }),
  'GET /sands-user/api/v1/setup/state': call({
    summary: 'Whether the installation is empty and waits to be set up.',
    access: 'open',
    data: Type.Object({ needed: Type.Boolean() }),
    beforeSetUp: true,
  }),
  'POST /sands-user/api/v1/setup/create': call({
    summary:
      'Sets up an empty installation with the code that the server printed: company, first college, administrator.',
    access: 'open',
    body: SetUp,
    data: SignInResult,
    perMinute: 10,
    beforeSetUp: true,
    errors: ['auth.setup_done', 'auth.setup_code', 'auth.weak_password', 'auth.common_password'],
  }),
} satisfies Calls
