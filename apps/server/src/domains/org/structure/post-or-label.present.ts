import type { PostOrLabel } from '@sands/contract/org/people.model'
import type { PostOrLabelRow } from './post-or-label.repo.ts'

export const presentPostOrLabel = (
  { id, code, name, version }: PostOrLabelRow<'post' | 'label'>,
  people: number,
): PostOrLabel => ({ id, code, name, people, version })
