import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nothing } from '../kernel/schema.ts'
import {
  ConnectionChange,
  ConnectionOverview,
  ConnectionRemoval,
  ConnectionSwitch,
  Finding,
} from './connections.model.ts'
import { ConnectionIdSchema } from './login-app.model.ts'

export const authConnectionCalls = {
  'GET /sands-user/api/v1/manage/connection/list': call({
    summary: 'Everything that the company has connected, without keys.',
    access: 'right:auth.connections.edit',
    data: ConnectionOverview,
  }),
  'POST /sands-user/api/v1/manage/connection/save': call({
    summary: 'Adds or changes a connection. A new one is closed until somebody opens it.',
    access: 'right:auth.connections.edit',
    stepUp: true,
    body: ConnectionChange,
    data: Type.Object({ id: ConnectionIdSchema }),
    once: true,
    errors: [
      'kernel.changed_meanwhile',
      'kernel.not_found',
      'auth.app_taken',
      'auth.claim_refused',
      'auth.issuer_wrong',
      'auth.key_missing',
      'auth.connection_in_use',
      'auth.people_lose_way',
    ],
  }),
  'POST /sands-user/api/v1/manage/connection/switch': call({
    summary: 'Opens or closes a connection.',
    access: 'right:auth.connections.edit',
    stepUp: true,
    body: ConnectionSwitch,
    data: Nothing,
    once: true,
    errors: ['kernel.changed_meanwhile', 'kernel.not_found', 'auth.key_missing', 'auth.people_lose_way'],
  }),
  'POST /sands-user/api/v1/manage/connection/remove': call({
    summary: 'Removes a connection with its key and the identities that were linked through it.',
    access: 'right:auth.connections.edit',
    stepUp: true,
    body: ConnectionRemoval,
    data: Nothing,
    once: true,
    errors: ['kernel.changed_meanwhile', 'kernel.not_found', 'auth.people_lose_way'],
  }),
  'POST /sands-user/api/v1/manage/connection/examine': call({
    summary: 'Tries each step of a connection and says what is wrong.',
    access: 'right:auth.connections.edit',
    body: Type.Object({ id: ConnectionIdSchema }),
    data: Type.Array(Finding),
    perMinute: 20,
    errors: ['kernel.not_found'],
  }),
} satisfies Calls
