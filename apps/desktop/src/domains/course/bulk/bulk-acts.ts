import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import { attempt } from '@sands/web/call/attempt'

export type BulkAct = 'publish' | 'withdraw' | 'remove'

/**
 * Whether an action may be applied to a course in bulk. An author has to see the impact on learners before publishing
 * changes, so courses that are already published are published one by one.
 */
const SUITS: Readonly<Record<BulkAct, (state: ManagedCourseItem['state'], mayPublish: boolean) => boolean>> = {
  publish: (state, mayPublish) => mayPublish && (state === 'draft' || state === 'withdrawn'),
  withdraw: (state, mayPublish) => mayPublish && state === 'published',
  remove: (state, mayPublish) => mayPublish || (state !== 'published' && state !== 'scheduled'),
}

export const suiting = (
  act: BulkAct,
  courses: readonly ManagedCourseItem[],
  mayPublish: boolean,
): readonly ManagedCourseItem[] => courses.filter(({ state }) => SUITS[act](state, mayPublish))

export interface BulkFailure {
  course: ManagedCourseItem
  reason: string
}

/**
 * Runs the action on each course separately: a refused course does not stop the others. After a network failure nothing
 * further is tried.
 */
export async function doEach(
  courses: readonly ManagedCourseItem[],
  act: (course: ManagedCourseItem) => Promise<unknown>,
): Promise<BulkFailure[]> {
  const failures: BulkFailure[] = []
  for (const [index, course] of courses.entries()) {
    const { error } = await attempt(() => act(course))
    if (!error) continue
    const { msg: reason } = error
    if (error.network) return [...failures, ...courses.slice(index).map((each) => ({ course: each, reason }))]
    failures.push({ course, reason })
  }
  return failures
}
