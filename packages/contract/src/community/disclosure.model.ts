import { type Static, Type } from 'typebox'
import { Flag, Instant, Nullable, OneOf } from '../kernel/schema.ts'

const DISCLOSURE_STATES = ['none', 'asked', 'confirmed'] as const

export const Disclosure = Type.Object({
  state: OneOf(DISCLOSURE_STATES),
  reason: Type.String(),
  askedByName: Type.String(),
  askedAt: Nullable(Instant),
  confirmedByName: Type.String(),
  confirmedAt: Nullable(Instant),
  canConfirm: Flag,
  authorName: Nullable(
    Type.String({ description: 'Only after the confirmation, and only for the two people who took part' }),
  ),
})
export type Disclosure = Static<typeof Disclosure>
