import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Connection } from './connection.repo.ts'

/** Whether people of a college do not enter by a connection. It is closed to nobody without a college. */
export const isClosedTo = (
  { closedColleges }: Pick<Connection, 'closedColleges'>,
  collegeId: CollegeId | null | undefined,
): boolean => Boolean(collegeId && closedColleges.includes(collegeId))
