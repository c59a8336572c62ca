import type { UserId } from '@sands/contract/kernel/schema'
import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { clockStep, type ProjectStep, projectAfter } from '@sands/rules/training/project'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches } from '../../ops/index.ts'
import { audienceOf, createAudience, removeAudience } from '../../org/index.ts'
import type { ReviewQueue } from '../../review/index.ts'
import { tasksIn } from '../edit/training-document.service.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import { setTaskReviewers } from '../homework/reviewers.service.ts'
import type { JoinBatch } from '../member/join-batch.service.ts'
import { memberRepo } from '../member/member.repo.ts'
import type { SyncPayload } from '../member/sync.jobs.ts'
import type { MemberSync } from '../member/sync.service.ts'
import { contentKey, type TaskContents } from '../task/contents.service.ts'
import { publishRepo, taskRows } from './publish.repo.ts'

const instant = (at: string | null): Date | null => (at === null ? null : new Date(at))
/** Members who are told, and whose earlier work is taken over, in the transaction of the publication. */
const WELCOME_AT_ONCE = 2000

export interface TrainingLife {
  /** Takes one step, writes it to the history and returns the changed row. */
  take(tx: Tx, training: TrainingRow, step: { step: ProjectStep; by: UserId | null }): Promise<TrainingRow>
  /** Takes the steps that the clock says. */
  followClock(tx: Tx, training: TrainingRow): Promise<TrainingRow>
  /** Makes a document what members see, and brings the members in step with it. */
  goLive(
    tx: Tx,
    training: TrainingRow,
    publication: { document: TrainingDocument; by: Viewer | null },
  ): Promise<TrainingRow>
}

interface LifeParts {
  contents: TaskContents
  sync: MemberSync
  syncJob: JobKind<SyncPayload>
  batches: Batches
  joinBatch: JoinBatch
  queue: Pick<ReviewQueue, 'setReviewers'>
}

export function createTrainingLife({ clock, jobs }: Pick<Kernel, 'clock' | 'jobs'>, parts: LifeParts): TrainingLife {
  const { contents, sync, syncJob, batches, joinBatch, queue } = parts

  const take: TrainingLife['take'] = async (tx, training, { step, by }) => {
    const to = projectAfter(training.state, step)
    if (!to) throw fail(step === 'recall' ? 'training.recall_not_live' : 'training.wrong_state')
    const at = clock.now()
    const row = await trainingEditRepo.change(tx, training.id, {
      state: to,
      ...(step === 'end' ? { endsAt: at } : {}),
      ...(step === 'delete' ? { removedAt: at } : {}),
      // A step of a person drops what was planned: nothing revives a project that somebody has just ended.
      ...(by !== null && step !== 'publish' ? { publishAt: null, scheduled: null } : {}),
      ...(by === null ? {} : { updatedBy: by, updatedAt: at }),
    })
    if (!row) throw new Error('the project is gone')
    await trainingEditRepo.addHistory(tx, {
      trainingId: training.id,
      step,
      fromState: training.state,
      toState: to,
      userId: by,
      at,
    })
    return row
  }

  const followClock: TrainingLife['followClock'] = async (tx, training) => {
    const window = { startsAt: training.startsAt?.getTime() ?? null, endsAt: training.endsAt?.getTime() ?? null }
    const step = clockStep(training.state, window, clock.now().getTime())
    return step ? followClock(tx, await take(tx, training, { step, by: null })) : training
  }

  /** An audience for everyone is stored with the college as its part: no audience means that nobody is a member by it. */
  async function storeAudience(tx: Tx, { collegeId }: TrainingRow, audience: TrainingDocument['audience']) {
    if (audience === null) return null
    return (
      (await audienceOf(tx, { collegeId }, audience)) ??
      createAudience(tx, { collegeId, included: [{ kind: 'college', id: collegeId }] })
    )
  }

  return {
    take,
    followClock,

    async goLive(tx, before, { document, by }) {
      const { id, collegeId } = before
      const now = clock.now()
      const current = await followClock(tx, before)
      const found = await contents.find(tx, collegeId, tasksIn(document))
      const rows = taskRows(id, document, (task) => found.get(contentKey(task))?.title ?? '')
      await publishRepo.replaceTasks(tx, id, rows, now)
      await setTaskReviewers(tx, queue, { trainingId: id, document })
      const [audienceId, scopeId] = [
        await storeAudience(tx, before, document.audience),
        await audienceOf(tx, { collegeId }, document.join.scope),
      ]
      const stored = await trainingEditRepo.change(tx, id, {
        title: document.name,
        coverFileId: document.coverFileId,
        ownerId: document.ownerId,
        published: document,
        scheduled: null,
        publishAt: null,
        publishedAt: before.publishedAt ?? now,
        audienceId,
        scopeId,
        startsAt: instant(document.startsAt),
        endsAt: instant(document.endsAt),
      })
      if (!stored) throw new Error('the project is gone')
      for (const old of [before.audienceId, before.scopeId]) if (old !== null) await removeAudience(tx, old)
      const live = await followClock(
        tx,
        await take(tx, { ...stored, state: current.state }, { step: 'publish', by: by?.userId ?? null }),
      )
      if (before.publishedAt === null) await memberRepo.joinNow(tx, id, now)
      const { hasMore } = await sync.step(tx, live)
      const members = await memberRepo.active(tx, id, { after: null, limit: WELCOME_AT_ONCE + 1 })
      await sync.welcome(tx, live, members.slice(0, WELCOME_AT_ONCE))
      if (hasMore || members.length > WELCOME_AT_ONCE) {
        if (by) await batches.start(tx, by, joinBatch, { trainingId: id })
        else await jobs.enqueue(tx, syncJob, { trainingId: id })
      }
      return live
    },
  }
}
