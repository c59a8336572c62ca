import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { SignInResult } from './auth.model.ts'
import { MallEntry, ShellLogin } from './shell.model.ts'

export const authShellCalls = {
  'POST /sands-user/api/v1/auth/authorization-token': call({
    summary: 'Gives the server of a native app a session of its person. The request is signed with the key of the app.',
    access: 'open',
    body: ShellLogin,
    data: SignInResult,
    perMinute: 600,
    errors: ['auth.authorization_failed', 'kernel.too_many_requests'],
  }),
  'POST /sands-lms/api/v1/weimob/login': call({
    summary: 'The address that opens the mall of the company for this person.',
    access: 'learner',
    body: Type.Object({}),
    data: MallEntry,
    perMinute: 60,
    errors: ['auth.way_closed', 'auth.provider_unavailable'],
  }),
} satisfies Calls
