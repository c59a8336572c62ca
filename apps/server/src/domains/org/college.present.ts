import type { ManagedCollege } from '@sands/contract/org/people.model'
import type { CollegeRow } from './college.repo.ts'

export const presentManagedCollege = ({ id, name, language, version }: CollegeRow, people: number): ManagedCollege => ({
  id,
  name,
  language,
  people,
  version,
})
