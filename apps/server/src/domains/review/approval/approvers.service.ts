import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import { STEP_REACH } from '@sands/rules/review/approval'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { holdersOf, roleHolders } from '../../org/index.ts'
import type { FlowStep } from '../approval.tables.ts'
import { approverRepo } from './approver.repo.ts'

/** A step that takes too long is raised to the leaders of at most this many people. */
const LEADERS_MOST = 20

interface Step {
  collegeId: CollegeId
  askerId: UserId
  allowsSelf: boolean
  step: FlowStep
  right: Right | undefined
}

function namedBy(db: Db, { collegeId, askerId, step, right }: Step): Promise<UserId[]> {
  const asker = { collegeId, userId: askerId }
  switch (step.by) {
    case 'leader':
      return approverRepo.leader(db, asker)
    case 'head':
      return approverRepo.head(db, asker)
    case 'people':
      return Promise.resolve([...step.userIds])
    case 'role':
      return step.roleId
        ? roleHolders(db, { collegeId, roleId: step.roleId, over: askerId, limit: STEP_REACH })
        : Promise.resolve([])
    case 'right':
      return right ? holdersOf(db, { collegeId, right, limit: STEP_REACH }) : Promise.resolve([])
  }
}

/**
 * The active people who decide in a step. The asker is not among them, unless the flow lets people decide about what they
 * asked for. A step that reaches nobody goes to those who draw the flows, so that nothing waits for ever.
 */
export async function approversOf(db: Db, wanted: Step): Promise<UserId[]> {
  const { collegeId, askerId, allowsSelf } = wanted
  const others = (userIds: readonly UserId[]) => userIds.filter((userId) => allowsSelf || userId !== askerId)
  const named = others(await approverRepo.active(db, collegeId, await namedBy(db, wanted)))
  if (named.length > 0) return named
  const managers = (await holdersOf(db, { collegeId, right: 'review.flows', limit: STEP_REACH })).filter(
    (userId) => userId !== askerId,
  )
  if (managers.length === 0) throw fail('review.approval_nobody')
  return managers
}

/** The leaders of people who let a step take too long, without the asker; those who draw the flows if there are none. */
export async function leadersOf(
  db: Db,
  { collegeId, askerId }: { collegeId: CollegeId; askerId: UserId },
  userIds: readonly UserId[],
): Promise<UserId[]> {
  const found: UserId[] = []
  for (const userId of userIds.slice(0, LEADERS_MOST))
    found.push(...(await approverRepo.leader(db, { collegeId, userId })))
  const leaders = (await approverRepo.active(db, collegeId, found)).filter((userId) => userId !== askerId)
  if (leaders.length > 0) return leaders
  const managers = await holdersOf(db, { collegeId, right: 'review.flows', limit: LEADERS_MOST })
  return managers.filter((userId) => userId !== askerId)
}
