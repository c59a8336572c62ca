import { type Right, rights } from '../rights.ts'
import type { Access } from './call.ts'

const PREFIX = 'right:'

/** The rights of which a person needs one for a call; none for a call without rights. */
export function rightsFor(access: Access): readonly Right[] {
  if (!access.startsWith(PREFIX)) return []
  const names = access.slice(PREFIX.length).split('|')
  return rights.filter((right) => names.includes(right))
}
