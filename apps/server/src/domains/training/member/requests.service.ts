import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { LIVE_STATES } from '@sands/rules/training/project'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Approvals } from '../../review/index.ts'
import { tasksIn } from '../edit/training-document.service.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { TrainingId, TrainingTaskId } from '../task/record.repo.ts'
import { memberRepo } from './member.repo.ts'
import { requestsRepo, type WaitingRequest } from './requests.repo.ts'

type Project = Pick<TrainingRow, 'id' | 'collegeId'>

/** Requests of each kind that end in one run. */
const MOST_STALE = 500

/**
 * Takes back the requests for leave, for more time and for joining whose task, membership or project ends. Call it
 * before locking the project: whoever decides about a request locks the request first.
 */
export interface MemberRequests {
  /** A publication removes tasks, and people leave by its audience. */
  beforePublication(
    tx: Tx,
    project: Project,
    publication: { document: TrainingDocument; byId: UserId | null },
  ): Promise<void>
  /** People leave because the audience does not contain them any more. */
  beforeSync(tx: Tx, trainingId: TrainingId): Promise<void>
  /** One person leaves these projects. */
  beforeLeaving(tx: Tx, userId: UserId, trainingIds: readonly TrainingId[]): Promise<void>
  /** The project ends, is recalled, archived or deleted. */
  beforeStep(tx: Tx, project: Project, byId: UserId | null): Promise<void>
  /** A task of a person is waived or credited. */
  beforeSettling(
    tx: Tx,
    by: { userId: UserId; collegeId: CollegeId },
    settled: { trainingId: TrainingId; taskId: TrainingTaskId; userId: UserId },
  ): Promise<void>
  /** Takes back what was asked in the moment in which its reason ended. */
  dropStale(database: Pick<Kernel['database'], 'primary' | 'transaction'>, now: Date): Promise<void>
}

export function createMemberRequests(approvals: Pick<Approvals, 'dropAll'>): MemberRequests {
  const idsOf = (requests: readonly WaitingRequest[]) => requests.map(({ id }) => id)

  /** Those of the requests whose askers are not in the audience. */
  async function ofLeavers(
    tx: Tx,
    { id: trainingId, collegeId }: Project,
    { requests, audience }: { requests: readonly WaitingRequest[]; audience: TrainingDocument['audience'] },
  ): Promise<WaitingRequest[]> {
    const userIds = [...new Set(requests.map(({ askerId }) => askerId))]
    const scope = audience && { trainingId, collegeId, audience }
    const leaving = new Set(await memberRepo.leaving(tx, { trainingId, scope, userIds }))
    return requests.filter(({ askerId }) => leaving.has(askerId))
  }

  return {
    async beforePublication(tx, project, { document, byId }) {
      const requests = await requestsRepo.waiting(tx, { trainingIds: [project.id] })
      if (requests.length === 0) return
      const tasks = tasksIn(document)
      // A task with the same key and another type is another task.
      const stays = ({ key, type }: WaitingRequest) => tasks.some((task) => task.key === key && task.type === type)
      const leavers = await ofLeavers(tx, project, { requests, audience: document.audience })
      const ending = requests.filter((request) => !stays(request) || leavers.includes(request))
      await approvals.dropAll(tx, { userId: byId, collegeId: project.collegeId }, { ids: idsOf(ending), reason: '' })
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
      const requests = await requestsRepo.waiting(tx, { trainingIds: [project.id] })
      const ids = [...requests, ...(await requestsRepo.joining(tx, project))].map(({ id }) => id)
      await approvals.dropAll(tx, { userId: byId, collegeId: project.collegeId }, { ids, reason: '' })
    },

    async beforeSettling(tx, by, { trainingId, taskId, userId }) {
      const requests = await requestsRepo.waiting(tx, { trainingIds: [trainingId], askerId: userId })
      const ids = idsOf(requests.filter((request) => request.taskId === taskId))
      await approvals.dropAll(tx, by, { ids, reason: '' })
    },

    async dropStale(database, now) {
      // Each by itself: nobody waits for several projects.
      for (const { id, collegeId } of await requestsRepo.stale(database.primary, { now, limit: MOST_STALE }))
        await database.transaction((tx) =>
          approvals.dropAll(tx, { userId: null, collegeId }, { ids: [id], reason: '' }),
        )
    },
  }
}
