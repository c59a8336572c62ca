import { JUMP_NAMES } from '@sands/rules/jump'
import { type Static, Type } from 'typebox'
import { Nullable, OneOf } from './schema.ts'

/** The target of a tap, as an author chooses it: a named screen, some with an id, or a link. */
export const JumpChoice = Type.Object({
  to: OneOf(JUMP_NAMES),
  moduleId: Nullable(Type.String({ pattern: '^[1-9][0-9]{0,17}$', maxLength: 18 })),
  link: Nullable(Type.String({ maxLength: 1000 })),
})
export type JumpChoice = Static<typeof JumpChoice>
