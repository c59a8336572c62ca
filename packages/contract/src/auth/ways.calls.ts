import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nothing } from '../kernel/schema.ts'
import { ManagedWays, SimulatedMessage, WaysChange } from './ways.model.ts'

export const authWaysCalls = {
  'GET /sands-user/api/v1/manage/ways/get': call({
    summary: 'The ways to sign in that the company allows, and whether messages can be sent.',
    access: 'right:auth.ways.edit',
    data: ManagedWays,
  }),
  'POST /sands-user/api/v1/manage/ways/save': call({
    summary: 'Sets the ways to sign in.',
    access: 'right:auth.ways.edit',
    body: WaysChange,
    data: Nothing,
    once: true,
    errors: ['kernel.changed_meanwhile'],
  }),
  'GET /sands-user/api/v1/manage/ways/outbox': call({
    summary: 'The last messages that simulators kept instead of sending them. Empty where providers are configured.',
    access: 'right:auth.ways.edit',
    data: Type.Array(SimulatedMessage),
  }),
} satisfies Calls
