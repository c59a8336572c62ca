import { CEO_STATES } from '@sands/rules/feedback'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf, UserIdSchema } from '../kernel/schema.ts'

export const CeoState = OneOf(CEO_STATES)
export type CeoState = Static<typeof CeoState>

/** A leader in the CEO channel, or a person who writes to one. */
export const CeoPerson = Type.Object({
  id: UserIdSchema,
  name: Type.String(),
  postName: Type.String(),
  avatarFileUrl: Nullable(Type.String()),
})
export type CeoPerson = Static<typeof CeoPerson>

export const CeoMessage = Type.Object({
  id: IdOf<'ceoMessage'>(),
  author: CeoPerson,
  leader: CeoPerson,
  isMine: Flag,
  content: Type.String(),
  createTime: Instant,
  state: CeoState,
  reply: Nullable(Type.Object({ content: Type.String(), createTime: Instant })),
})
export type CeoMessage = Static<typeof CeoMessage>

export const ManagedLeader = Type.Object({
  ...CeoPerson.properties,
  userName: Type.String(),
  messageCount: Type.Integer(),
  waitingCount: Type.Integer({ description: 'Messages without a reply' }),
})
export type ManagedLeader = Static<typeof ManagedLeader>
