import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing } from '../kernel/schema.ts'
import { Invitation, NewInvitation, Registered, RegisterOptions, Registration } from './register.model.ts'

export const authRegisterCalls = {
  'GET /sands-user/api/v1/auth/register-options': call({
    summary: 'How people can make their own account.',
    access: 'open',
    data: RegisterOptions,
    errors: ['auth.way_closed'],
  }),
  'POST /sands-user/api/v1/auth/register': call({
    summary: 'Makes an account for a person who has proven their number or address with a code.',
    access: 'open',
    body: Registration,
    data: Registered,
    perMinute: 30,
    errors: [
      'auth.way_closed',
      'auth.register_refused',
      'auth.code_refused',
      'auth.contact_taken',
      'auth.weak_password',
      'auth.common_password',
      'kernel.too_many_requests',
    ],
  }),
  'GET /sands-user/api/v1/manage/invitation/list': call({
    summary: 'The invitations that can still be used, newest first.',
    access: 'right:auth.ways.edit',
    data: Type.Array(Invitation),
  }),
  'POST /sands-user/api/v1/manage/invitation/add': call({
    summary: 'Makes an invitation to the college of the viewer. Its code is in this answer only.',
    access: 'right:auth.ways.edit',
    body: NewInvitation,
    data: Type.Object({ code: Type.String() }),
    once: true,
    secret: true,
  }),
  'POST /sands-user/api/v1/manage/invitation/end': call({
    summary: 'Ends an invitation.',
    access: 'right:auth.ways.edit',
    body: Type.Object({ id: IdOf<'invitation'>() }),
    data: Nothing,
    once: true,
    errors: ['kernel.not_found'],
  }),
} satisfies Calls
