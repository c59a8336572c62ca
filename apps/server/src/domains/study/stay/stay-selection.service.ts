import type { CallBody } from '@sands/contract/calls'
import { isStayRange, MOST_STAY_DAYS } from '@sands/rules/study/stay'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { peopleScope } from '../../org/index.ts'
import type { StayRange, StaySelection } from './stay-report.repo.ts'

export type StayFilter = CallBody<'POST /sands-lms/api/v1/manage/stay/export'>

export function expectRange({ from, until }: StayRange): void {
  if (!isStayRange(from, until)) throw fail('study.bad_range', { most: MOST_STAY_DAYS })
}

/** The people that a viewer asks for, as far as they are within the viewer's remit. */
export async function staySelection(
  db: Db,
  viewer: Pick<Viewer, 'collegeId' | 'rights' | 'departments'>,
  { from, until, keyWord, departmentId }: StayFilter,
): Promise<StaySelection> {
  expectRange({ from, until })
  const filter = departmentId ? { departmentId } : {}
  const { collegeId, departmentIds } = await peopleScope(db, viewer, { filter, right: 'study.report' })
  return { collegeId, departmentIds, from, until, words: keyWord?.trim() ?? '' }
}
