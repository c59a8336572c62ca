import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nothing } from '../kernel/schema.ts'
import { ManagedSender, SenderChange, SenderFinding, SenderRemoval, SenderToExamine } from './sender.model.ts'

export const authSenderCalls = {
  'GET /sands-user/api/v1/manage/sender/list': call({
    summary: 'Who sends text messages and e-mail, without secrets.',
    access: 'right:auth.connections.edit',
    data: Type.Array(ManagedSender),
  }),
  'POST /sands-user/api/v1/manage/sender/save': call({
    summary: 'Enters who sends text messages or e-mail, with the secret, which is stored encrypted.',
    access: 'right:auth.connections.edit',
    stepUp: true,
    body: SenderChange,
    data: Nothing,
    once: true,
    errors: ['kernel.changed_meanwhile', 'auth.key_missing', 'auth.sender_incomplete'],
  }),
  'POST /sands-user/api/v1/manage/sender/remove': call({
    summary: 'Removes what was entered. Then it is what the environment says.',
    access: 'right:auth.connections.edit',
    stepUp: true,
    body: SenderRemoval,
    data: Nothing,
    once: true,
    errors: ['kernel.changed_meanwhile'],
  }),
  'POST /sands-user/api/v1/manage/sender/examine': call({
    summary: 'Tries each step of sending by a channel, sends nothing, and says what is wrong.',
    access: 'right:auth.connections.edit',
    body: SenderToExamine,
    data: Type.Array(SenderFinding),
    perMinute: 20,
  }),
} satisfies Calls
