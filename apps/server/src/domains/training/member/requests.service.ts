import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { LIVE_STATES } from '@sands/rules/training/project'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Approvals } from '../../review/index.ts'
import { tasksIn } from '../edit/training-document.service.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { DropWork } from '../homework/dropped-work.service.ts'
import { homeworkRepo } from '../homework/homework.repo.ts'
import { recordRepo, type TrainingId, type TrainingTaskId } from '../task/record.repo.ts'
import { memberRepo } from './member.repo.ts'
import type { EndRequests } from './requests.jobs.ts'
import { requestsRepo, type WaitingRequest } from './requests.repo.ts'

type Project = Pick<TrainingRow, 'id' | 'collegeId'>
type RequestId = WaitingRequest['id']

/** Requests of each kind that end in one run. */
const MOST_STALE = 500
/** Requests that end in one transaction. So few that nobody who decides about one of them waits for long. */
const END_AT_ONCE = 50

/**
 * Takes back the requests for leave, for more time and for joining whose task, membership or project ends. Call it
 * before locking the project: whoever decides about a request locks the request first.
 */
export interface MemberRequests {
  /**
   * A publication removes tasks, and people leave by its audience. The askers about removed tasks are told. A few
   * requests end at once, more in the job.
   */
  beforePublication(
    tx: Tx,
    project: Project,
    publication: { document: TrainingDocument; byId: UserId | null },
  ): Promise<void>
  /** People leave because the audience does not contain them any more. */
  beforeSync(tx: Tx, trainingId: TrainingId): Promise<void>
  /** One person leaves these projects. */
  beforeLeaving(tx: Tx, userId: UserId, trainingIds: readonly TrainingId[]): Promise<void>
  /** Those that a publication of this document would end. */
  endingWith(db: Db, project: Project, document: TrainingDocument): Promise<WaitingRequest[]>
  /** How much work a publication of this document would take out of the queue of reviewers. */
  workDroppedBy(db: Db, project: Project, document: TrainingDocument): Promise<number>
  /** Ends the oldest requests, and drops the oldest work, that a publication has left without its task or its member. */
  endOrphans(tx: Tx, project: Project, byId: UserId | null): Promise<{ hasMore: boolean }>
  /**
   * The project ends, or is archived or deleted. The askers are told. A few requests end at once, more in the job:
   * nobody can say yes to them meanwhile.
   */
  beforeStep(tx: Tx, project: Project, byId: UserId | null): Promise<void>
  /** Ends the oldest requests of a project that is over. */
  endSome(tx: Tx, project: Project, byId: UserId | null): Promise<{ hasMore: boolean }>
  /** A task of a person is waived or credited. */
  beforeSettling(
    tx: Tx,
    by: { userId: UserId; collegeId: CollegeId },
    settled: { trainingId: TrainingId; taskId: TrainingTaskId; userId: UserId },
  ): Promise<void>
  /** Takes back what was asked in the moment in which its reason ended. Only the end of a project is told. */
  dropStale(kernel: Pick<Kernel, 'clock' | 'database' | 'log'>): Promise<void>
}

interface Parts {
  approvals: Pick<Approvals, 'dropAll'>
  dropWork: DropWork
  endLater: (tx: Tx, ending: EndRequests) => Promise<void>
}

/** A task with the same key and another type is another task. */
const staysIn = (document: TrainingDocument) => {
  const tasks = tasksIn(document)
  return ({ key, type }: Pick<WaitingRequest, 'key' | 'type'>) =>
    tasks.some((task) => task.key === key && task.type === type)
}

/** The tasks that members see and that are not in the document. */
async function removedBy(db: Db, { id }: Project, document: TrainingDocument) {
  const stays = staysIn(document)
  return (await recordRepo.tasks(db, id)).filter((task) => !stays(task))
}

export function createMemberRequests({ approvals, dropWork, endLater }: Parts): MemberRequests {
  const idsOf = (requests: readonly Pick<WaitingRequest, 'id'>[]) => requests.map(({ id }) => id)

  /** Those of the requests whose askers are not in the audience. */
  async function ofLeavers(
    db: Db,
    { id: trainingId, collegeId }: Project,
    { requests, audience }: { requests: readonly WaitingRequest[]; audience: TrainingDocument['audience'] },
  ): Promise<WaitingRequest[]> {
    const userIds = [...new Set(requests.map(({ askerId }) => askerId))]
    const scope = audience && { trainingId, collegeId, audience }
    const leaving = new Set(await memberRepo.leaving(db, { trainingId, scope, userIds }))
    return requests.filter(({ askerId }) => leaving.has(askerId))
  }

  const endingWith: MemberRequests['endingWith'] = async (db, project, document) => {
    const requests = await requestsRepo.waiting(db, { trainingIds: [project.id] })
    if (requests.length === 0) return []
    const stays = staysIn(document)
    const leavers = new Set(idsOf(await ofLeavers(db, project, { requests, audience: document.audience })))
    return requests.filter((request) => !stays(request) || leavers.has(request.id))
  }

  const endSome: MemberRequests['endSome'] = async (tx, project, byId) => {
    const limit = END_AT_ONCE + 1
    const requests = await requestsRepo.waiting(tx, { trainingIds: [project.id], limit })
    const ids = idsOf([...requests, ...(await requestsRepo.joining(tx, project, limit))])
    const dropped = { ids: ids.slice(0, END_AT_ONCE), reason: '', because: 'training.project_over' } as const
    await approvals.dropAll(tx, { userId: byId, collegeId: project.collegeId }, dropped)
    return { hasMore: ids.length > END_AT_ONCE }
  }

  /** Whoever has left the project is not told; whoever asked about a task that is gone is. */
  const dropOrphans = (
    tx: Tx,
    { collegeId }: Project,
    { byId, ids, isRemoved }: { byId: UserId | null; ids: RequestId[]; isRemoved: (id: RequestId) => boolean },
  ) =>
    approvals.dropAll(
      tx,
      { userId: byId, collegeId },
      { ids, reason: '', because: (id) => (isRemoved(id) ? 'training.task_removed' : undefined) },
    )

  return {
    endingWith,
    endSome,

    async beforePublication(tx, project, { document, byId }) {
      const tasks = await removedBy(tx, project, document)
      const [named] = tasks.length === 0 ? [] : await trainingEditRepo.byIds(tx, [project.id])
      if (named) await dropWork(tx, { project: named, tasks, limit: END_AT_ONCE })
      const ending = await endingWith(tx, project, document)
      const stays = staysIn(document)
      const removed = new Set(idsOf(ending.filter((request) => !stays(request))))
      const ids = idsOf(ending.slice(0, END_AT_ONCE))
      await dropOrphans(tx, project, { byId, ids, isRemoved: (id) => removed.has(id) })
      // The job looks again after the publication: somebody may hand in or ask until then.
      if (tasks.length > 0 || ending.length > END_AT_ONCE)
        await endLater(tx, { trainingId: project.id, collegeId: project.collegeId, byId, isPublication: true })
    },

    workDroppedBy: async (db, project, document) =>
      homeworkRepo.countWaiting(
        db,
        (await removedBy(db, project, document)).map(({ id }) => id),
      ),

    async endOrphans(tx, project, byId) {
      const [named] = await trainingEditRepo.byIds(tx, [project.id])
      if (!named) return { hasMore: false }
      const tasks = await recordRepo.removedTasks(tx, project.id)
      const work = await dropWork(tx, { project: named, tasks, limit: END_AT_ONCE })
      const orphans = await requestsRepo.orphans(tx, project.id, END_AT_ONCE + 1)
      const removed = new Set(idsOf(orphans.filter(({ isRemoved }) => isRemoved)))
      const ids = idsOf(orphans.slice(0, END_AT_ONCE))
      await dropOrphans(tx, project, { byId, ids, isRemoved: (id) => removed.has(id) })
      return { hasMore: work.hasMore || orphans.length > END_AT_ONCE }
    },

    async beforeSync(tx, trainingId) {
      const requests = await requestsRepo.waiting(tx, { trainingIds: [trainingId] })
      const [project] = requests.length === 0 ? [] : await trainingEditRepo.byIds(tx, [trainingId])
      if (!project?.published || !LIVE_STATES.includes(project.state)) return
      const ending = await ofLeavers(tx, project, { requests, audience: project.published.audience })
      await approvals.dropAll(tx, { userId: null, collegeId: project.collegeId }, { ids: idsOf(ending), reason: '' })
    },

    async beforeLeaving(tx, userId, trainingIds) {
      const requests = await requestsRepo.waiting(tx, { trainingIds, askerId: userId })
      if (requests.length === 0) return
      const colleges = new Set((await trainingEditRepo.byIds(tx, trainingIds)).map(({ collegeId }) => collegeId))
      // Each college drops its own ones.
      for (const collegeId of colleges)
        await approvals.dropAll(tx, { userId: null, collegeId }, { ids: idsOf(requests), reason: '' })
    },

    async beforeStep(tx, project, byId) {
      const { hasMore } = await endSome(tx, project, byId)
      const { id: trainingId, collegeId } = project
      if (hasMore) await endLater(tx, { trainingId, collegeId, byId })
    },

    async beforeSettling(tx, by, { trainingId, taskId, userId }) {
      const requests = await requestsRepo.waiting(tx, { trainingIds: [trainingId], askerId: userId })
      const ids = idsOf(requests.filter((request) => request.taskId === taskId))
      await approvals.dropAll(tx, by, { ids, reason: '' })
    },

    async dropStale({ clock, database, log }) {
      const stale = await requestsRepo.stale(database.primary, { now: clock.now(), limit: MOST_STALE })
      // Each by itself: nobody waits for several projects, and one that cannot end does not stop the others.
      for (const { id, collegeId, isOver } of stale) {
        const because = isOver ? ({ because: 'training.project_over' } as const) : {}
        try {
          await database.transaction((tx) =>
            approvals.dropAll(tx, { userId: null, collegeId }, { ids: [id], reason: '', ...because }),
          )
        } catch (error) {
          log.error({ err: error, approvalId: id }, 'a request without a reason could not end')
        }
      }
    },
  }
}
