import type { NamedThing } from '@sands/contract/org/people.model'
import type { ThingRow } from './named-thing.repo.ts'

export const presentNamedThing = (
  { id, code, name, version }: ThingRow<'post' | 'label'>,
  people: number,
): NamedThing => ({ id, code, name, people, version })
