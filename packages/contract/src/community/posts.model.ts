import { type Static, Type } from 'typebox'
import { Flag, Instant, Nullable, UserIdSchema, Version } from '../kernel/schema.ts'
import { BoardIdSchema, CommunityContent, ContentStateSchema } from './community.model.ts'

export const ManagedContent = Type.Object({
  state: ContentStateSchema,
  version: Version,
  canTakeOver: Flag,
  communityContent: CommunityContent,
})
export type ManagedContent = Static<typeof ManagedContent>

const Numbers = {
  people: Type.Integer({ description: 'People who have published or answered' }),
  posts: Type.Integer(),
  answers: Type.Integer({ description: 'Comments and replies' }),
}

export const CommunityStatistics = Type.Object({
  total: Type.Object(Numbers),
  days: Type.Array(Type.Object({ day: Type.String(), ...Numbers }), {
    description: 'Every day of the span, in the time zone of the person',
    maxItems: 367,
  }),
  boards: Type.Array(Type.Object({ boardId: BoardIdSchema, name: Type.String(), ...Numbers }), { maxItems: 200 }),
})
export type CommunityStatistics = Static<typeof CommunityStatistics>

export const MutedPerson = Type.Object({
  userId: UserIdSchema,
  name: Type.String(),
  until: Instant,
  reason: Type.String(),
  mutedByName: Type.String(),
  mutedAt: Nullable(Instant),
  appeal: Nullable(Type.String()),
})
export type MutedPerson = Static<typeof MutedPerson>
