import type { CallBody } from '@sands/contract/calls'
import type { UserId } from '@sands/contract/kernel/schema'
import type { TrainingMemberImpact } from '@sands/contract/training/manage.model'
import { OVERDUE } from '@sands/rules/training/due'
import { isDoneState, TAG } from '@sands/rules/training/progress'
import { LIVE_STATES } from '@sands/rules/training/project'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { stateOf } from '../edit/training-edit.present.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import { type MemberView, memberState, memberTasks, withPassed } from '../learn/view.present.ts'
import type { MemberViews } from '../learn/views.service.ts'
import { memberRepo } from './member.repo.ts'
import { memberImpactRepo } from './member-impact.repo.ts'
import { expectMoreTime } from './more-time.ts'
import { requestsRepo } from './requests.repo.ts'

type MemberChange = CallBody<'POST /sands-lms/api/v1/manage/training/member/impact'>
type Numbers = Omit<TrainingMemberImpact, 'staying' | 'unchanged'>

export interface MemberImpacts {
  /** What a change of some people would change for the project. Nothing is stored. */
  preview(viewer: Viewer, change: MemberChange): Promise<TrainingMemberImpact>
}

const NOTHING: Numbers = {
  joining: 0,
  leaving: 0,
  withRecords: 0,
  declined: 0,
  extended: 0,
  settled: 0,
  unlockedTasks: 0,
  newlyCompleted: 0,
  noLongerOverdue: 0,
  reviewing: 0,
  endingRequests: 0,
}

/** How many people of the change it concerns, and what it does. */
interface Effect {
  concerned: number
  numbers: Partial<Numbers>
}

const isLate = (view: MemberView): boolean => {
  const { overdueStatus } = memberState(view)
  return overdueStatus === OVERDUE.exceeded || overdueStatus === OVERDUE.overdue
}
const isComplete = (view: MemberView): boolean => memberState(view).tagStatus === TAG.done
const openTasks = (view: MemberView): number => memberTasks(view).filter(({ lockStatus }) => lockStatus === 0).length
const countOf = <Item>(items: readonly Item[], test: (item: Item) => boolean) => items.filter(test).length
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** The same functions as on the screens of members say what a change would do to them. */
export function createMemberImpacts(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { views }: { views: Pick<MemberViews, 'forMembers'> },
): MemberImpacts {
  async function viewsOf(db: Db, training: TrainingRow, userIds: readonly UserId[]) {
    const members = await memberImpactRepo.inState(db, training.id, { userIds, state: 'active' })
    const found = await views.forMembers(db, training, members)
    const shown = members.flatMap(({ userId }) => {
      const view = found.get(userId)
      return view ? { userId, view } : []
    })
    return { members, shown }
  }

  async function adding(db: Db, { id, collegeId }: TrainingRow, userIds: readonly UserId[]): Promise<Effect> {
    const known = await memberRepo.ofCollege(db, collegeId, userIds)
    if (known.length < userIds.length) throw fail('org.place_unknown')
    const { active, otherRecorded } = await memberImpactRepo.people(db, id, userIds)
    const joining = userIds.length - active
    return { concerned: joining, numbers: { joining, withRecords: otherRecorded } }
  }

  /** Who has left the college can still be removed. */
  async function removing(db: Db, { id }: TrainingRow, userIds: readonly UserId[]): Promise<Effect> {
    const { active, activeRecorded } = await memberImpactRepo.people(db, id, userIds)
    const endingRequests = await requestsRepo.count(db, id, { askerIds: userIds })
    return { concerned: active, numbers: { leaving: active, withRecords: activeRecorded, endingRequests } }
  }

  async function extending(db: Db, training: TrainingRow, { userIds, until }: MemberChange): Promise<Effect> {
    const extendedTo = until === undefined ? null : new Date(until)
    if (!extendedTo || !(extendedTo > clock.now())) throw fail('training.date_passed')
    const { members, shown } = await viewsOf(db, training, userIds)
    if (training.published === null) throw fail('training.wrong_state')
    for (const { view } of shown) expectMoreTime(view, extendedTo)
    const noLongerOverdue = countOf(
      shown,
      ({ view }) => isLate(view) && !isLate({ ...view, member: { ...view.member, extendedTo } }),
    )
    return { concerned: members.length, numbers: { extended: members.length, noLongerOverdue } }
  }

  async function settling(db: Db, training: TrainingRow, { userIds, trainingTaskId }: MemberChange): Promise<Effect> {
    const { shown } = await viewsOf(db, training, userIds)
    const isThere = (view: MemberView) => view.tasks.some(({ id }) => id === trainingTaskId)
    if (trainingTaskId === undefined || !shown.every(({ view }) => isThere(view))) throw fail('training.task_not_found')
    const at = clock.now()
    const effects = shown.flatMap(({ userId, view: before }) => {
      const record = before.records.find(({ taskId }) => taskId === trainingTaskId)
      if (isDoneState(record?.state ?? null)) return []
      const after = withPassed(before, { taskId: trainingTaskId, userId }, at)
      // A request for leave waits too, and is no work.
      const isWork = before.tasks.find(({ id }) => id === trainingTaskId)?.own?.kind !== 'sign_in'
      return { userId, before, after, isReviewing: isWork && record?.state === 'reviewing' }
    })
    const askerIds = effects.map(({ userId }) => userId)
    return {
      concerned: effects.length,
      numbers: {
        settled: effects.length,
        unlockedTasks: sum(effects.map(({ before, after }) => Math.max(0, openTasks(after) - openTasks(before)))),
        newlyCompleted: countOf(effects, ({ before, after }) => !isComplete(before) && isComplete(after)),
        noLongerOverdue: countOf(effects, ({ before, after }) => isLate(before) && !isLate(after)),
        reviewing: countOf(effects, ({ isReviewing }) => isReviewing),
        endingRequests: await requestsRepo.count(db, training.id, { askerIds, taskId: trainingTaskId }),
      },
    }
  }

  async function deciding(db: Db, training: TrainingRow, { userIds, act }: MemberChange): Promise<Effect> {
    const { id } = training
    if (act === 'approve' && !LIVE_STATES.includes(stateOf(training, clock.now()))) return { concerned: 0, numbers: {} }
    const byFlow = await requestsRepo.byFlow(db, training, userIds)
    const all = await memberImpactRepo.inState(db, id, { userIds, state: 'applied' })
    const applied = all.filter(({ userId }) => !byFlow.has(userId))
    const concerned = applied.length
    if (act === 'decline') return { concerned, numbers: { declined: concerned } }
    const applicants = applied.map(({ userId }) => userId)
    const { otherRecorded } = await memberImpactRepo.people(db, id, applicants)
    return { concerned, numbers: { joining: concerned, withRecords: otherRecorded } }
  }

  function effectOf(db: Db, training: TrainingRow, change: MemberChange): Promise<Effect> {
    switch (change.act) {
      case 'add':
        return adding(db, training, change.userIds)
      case 'remove':
        return removing(db, training, change.userIds)
      case 'extend':
        return extending(db, training, change)
      case 'waive':
      case 'credit':
        return settling(db, training, change)
      case 'approve':
      case 'decline':
        return deciding(db, training, change)
    }
  }

  return {
    async preview({ collegeId }, change) {
      const db = database.primary
      const training = await trainingEditRepo.get(db, collegeId, change.id)
      if (!training) throw fail('training.unknown')
      const { concerned, numbers } = await effectOf(db, training, change)
      const { members } = await memberRepo.counts(db, change.id)
      const { leaving = 0 } = numbers
      return {
        ...NOTHING,
        ...numbers,
        staying: members - leaving,
        unchanged: change.userIds.length - concerned,
      }
    },
  }
}
