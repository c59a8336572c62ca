import { CONNECTION_KINDS } from '@sands/rules/auth/connection'
import { type Static, Type } from 'typebox'
import { IdOf, OneOf } from '../kernel/schema.ts'

export const ConnectionIdSchema = IdOf<'connection'>()

/** An app of a host, as the sign-in forms know it. */
export const LoginApp = Type.Object({
  id: ConnectionIdSchema,
  kind: OneOf(CONNECTION_KINDS),
  name: Type.String(),
  appId: Type.String(),
  agentId: Type.String(),
  isSimulated: Type.Boolean(),
})
export type LoginApp = Static<typeof LoginApp>
