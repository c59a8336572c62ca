import type { ManagedCollege } from '@sands/contract/org/people.model'
import type { CollegeRow } from './college.repo.ts'

export const presentManagedCollege = (
  { id, name, language, version }: CollegeRow,
  seen: Pick<ManagedCollege, 'people' | 'mayEditPeople'>,
): ManagedCollege => ({ id, name, language, ...seen, version })
