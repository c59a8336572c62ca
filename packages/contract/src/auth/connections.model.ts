import { CONNECTION_KINDS } from '@sands/rules/auth/connection'
import { type Static, Type } from 'typebox'
import { CollegeIdSchema, Instant, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { ConnectionOptions } from './connection.model.ts'
import { ConnectionIdSchema } from './login-app.model.ts'

/** What a connection is used for, where trouble can arise. */
export const TROUBLED = ['page', 'entry', 'ticket', 'watch', 'message', 'mall'] as const
export type TroubledStep = (typeof TROUBLED)[number]

/** The last trouble of one step. `reason` is one of those of the examination. */
export const ConnectionTrouble = Type.Object({
  step: OneOf(TROUBLED),
  reason: Type.String(),
  detail: Type.String({ description: 'The number that the provider gave, never a secret' }),
  at: Instant,
})
export type ConnectionTrouble = Static<typeof ConnectionTrouble>

const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
const AppId = Type.String({ minLength: 1, maxLength: 120, pattern: '^[\\w.@:/-]+$' })

/** A connection as its managers see it. Its key is never part of an answer. */
export const ManagedConnection = Type.Object({
  id: ConnectionIdSchema,
  kind: OneOf(CONNECTION_KINDS),
  name: Type.String(),
  appId: Type.String(),
  options: ConnectionOptions,
  isOpen: Type.Boolean(),
  isSimulated: Type.Boolean(),
  closedColleges: Type.Array(CollegeIdSchema),
  keySetAt: Nullable(Instant),
  linked: Type.Integer({ description: 'Accounts that enter this way' }),
  onlyWay: Type.Integer({ description: 'Accounts that have no other way in now' }),
  troubles: Type.Array(ConnectionTrouble, { description: 'The newest first' }),
  version: Version,
})
export type ManagedConnection = Static<typeof ManagedConnection>

export const ConnectionOverview = Type.Object({
  connections: Type.Array(ManagedConnection),
  colleges: Type.Array(Type.Object({ id: CollegeIdSchema, name: Type.String() })),
  addresses: Type.Array(Type.String(), {
    description: 'Where providers lead back to; the provider wants to know them',
  }),
})

const ConfirmedLoss = Type.Optional(
  Type.Integer({ minimum: 0, description: 'How many people may lose their only way in, as the manager has read it' }),
)

/** Without an id a new one. Without a secret the one that is stored stays. */
export const ConnectionChange = Type.Object({
  id: Nullable(ConnectionIdSchema),
  version: Version,
  kind: OneOf(CONNECTION_KINDS),
  name: Name,
  appId: AppId,
  options: ConnectionOptions,
  secret: Nullable(Type.String({ minLength: 1, maxLength: 400 })),
  closedColleges: Type.Array(CollegeIdSchema, { maxItems: 200 }),
  confirmedLoss: ConfirmedLoss,
})
export type ConnectionChange = Static<typeof ConnectionChange>

const Step = { id: ConnectionIdSchema, version: Version }
export const ConnectionRemoval = Type.Object({ ...Step, confirmedLoss: ConfirmedLoss })
export const ConnectionSwitch = Type.Object({ ...Step, isOpen: Type.Boolean(), confirmedLoss: ConfirmedLoss })

export const EXAMINED = ['key', 'packages', 'address', 'reach', 'clock', 'token', 'ticket', 'watch'] as const
export const FINDINGS = ['fine', 'warning', 'failed', 'skipped'] as const

/** One step of the examination. `reason` says in a word what is wrong; the screen has a sentence for each. */
export const Finding = Type.Object({
  step: OneOf(EXAMINED),
  state: OneOf(FINDINGS),
  reason: Type.String(),
  detail: Type.String({ description: 'A number or a host, never a secret' }),
})
export type Finding = Static<typeof Finding>
