import type { ManagedTraining } from '@sands/contract/training/manage.model'
import type { ProjectStep } from '@sands/rules/training/project'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { checkAudience } from '../../org/index.ts'
import { faultsOf, tasksIn, trainingRecord } from '../edit/training-document.service.ts'
import { trainingSubject } from '../edit/training-edit.present.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import { lockSeen, type SeenTraining, type TrainingEditService } from '../edit/training-edit.service.ts'
import { memberRepo } from '../member/member.repo.ts'
import type { MemberRequests } from '../member/requests.service.ts'
import type { TaskContents } from '../task/contents.service.ts'
import type { TrainingLife } from './live.service.ts'
import type { ClockPayload } from './publish.jobs.ts'

type HandStep = Extract<ProjectStep, 'recall' | 'end' | 'archive' | 'delete'>

const ACTIONS = {
  recall: 'training.training.recalled',
  end: 'training.training.ended',
  archive: 'training.training.archived',
  delete: 'training.training.deleted',
} as const satisfies Record<HandStep, string>

export interface TrainingPublishService {
  publish(tx: Tx, viewer: Viewer, wanted: SeenTraining & { publishAt?: string }): Promise<ManagedTraining>
  unschedule(tx: Tx, viewer: Viewer, seen: SeenTraining): Promise<ManagedTraining>
  step(tx: Tx, viewer: Viewer, wanted: SeenTraining & { step: HandStep }): Promise<ManagedTraining | null>
}

interface Parts {
  trainings: TrainingEditService
  contents: TaskContents
  life: TrainingLife
  clockJob: JobKind<ClockPayload>
  requests: Pick<MemberRequests, 'beforePublication' | 'beforeStep'>
}

export function createTrainingPublishService(
  { clock, audit, jobs }: Kernel,
  { trainings, contents, life, clockJob, requests }: Parts,
): TrainingPublishService {
  async function expectPublishable(tx: Tx, viewer: Viewer, { id, draft, published }: TrainingRow): Promise<void> {
    const { collegeId } = viewer
    if (draft.audience) await checkAudience(tx, collegeId, draft.audience)
    await checkAudience(tx, collegeId, draft.join.scope)
    const found = await contents.find(tx, collegeId, tasksIn(draft))
    const hasMembers = await memberRepo.hasAny(tx, id)
    const faults = faultsOf(draft, { contents: found, published, hasMembers, now: clock.now() })
    if (faults.length > 0) throw fail('training.has_faults', { faults: faults.length })
  }

  /** The clock steps of the project are taken on time, not only by the job that looks every few minutes. */
  async function wakeAt(tx: Tx, { id, startsAt, endsAt, publishAt }: TrainingRow): Promise<void> {
    const now = clock.now()
    for (const at of [publishAt, startsAt, endsAt])
      if (at && at > now) await jobs.enqueue(tx, clockJob, { trainingId: id }, at)
  }

  return {
    async publish(tx, viewer, { publishAt, ...seen }) {
      const now = clock.now()
      const hour = publishAt === undefined ? undefined : new Date(publishAt)
      if (hour && !(hour > now)) throw fail('kernel.hour_passed')
      const drafted = hour ? undefined : await trainingEditRepo.get(tx, viewer.collegeId, seen.id)
      // The requests come before the project. The draft is the same after the lock, or the publication is refused.
      if (drafted) await requests.beforePublication(tx, drafted, { document: drafted.draft, byId: viewer.userId })
      const training = await life.followClock(tx, await lockSeen(tx, viewer, seen))
      if (training.state === 'archived') throw fail('training.wrong_state')
      await expectPublishable(tx, viewer, training)
      const document = training.draft
      const before = training.published && (await trainingRecord(tx, viewer.collegeId, training.published))
      const row = hour
        ? await trainingEditRepo.change(tx, training.id, {
            scheduled: document,
            publishAt: hour,
            updatedBy: viewer.userId,
            updatedAt: now,
          })
        : await life.goLive(tx, training, { document, by: viewer })
      if (!row) throw fail('training.unknown')
      await wakeAt(tx, row)
      const after = {
        ...(await trainingRecord(tx, viewer.collegeId, document)),
        ...(hour && { publishAt: hour.toISOString() }),
      }
      await audit.record(tx, viewer, {
        action: hour ? 'training.training.scheduled' : 'training.training.published',
        subject: trainingSubject(row),
        ...(before ? changed<object>(before, after) : { after }),
      })
      return trainings.get(tx, viewer, row.id)
    },

    async unschedule(tx, viewer, seen) {
      const training = await lockSeen(tx, viewer, seen)
      if (training.publishAt === null) throw fail('training.wrong_state')
      const change = { publishAt: null, scheduled: null, updatedBy: viewer.userId, updatedAt: clock.now() }
      await trainingEditRepo.change(tx, training.id, change)
      await audit.record(tx, viewer, {
        action: 'training.training.unscheduled',
        subject: trainingSubject(training),
        before: { publishAt: training.publishAt.toISOString() },
        after: { publishAt: null },
      })
      return trainings.get(tx, viewer, training.id)
    },

    async step(tx, viewer, { step, ...seen }) {
      const before = await trainingEditRepo.get(tx, viewer.collegeId, seen.id)
      if (before) await requests.beforeStep(tx, before, viewer.userId)
      const training = await life.followClock(tx, await lockSeen(tx, viewer, seen))
      const row = await life.take(tx, training, { step, by: viewer.userId })
      await audit.record(tx, viewer, {
        action: ACTIONS[step],
        subject: trainingSubject(row),
        before: { state: training.state },
        after: { state: row.state },
      })
      return step === 'delete' ? null : trainings.get(tx, viewer, row.id)
    },
  }
}
