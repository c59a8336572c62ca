import { LIVE_STATES, type ProjectState } from '@sands/rules/training/project'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { trainingRecord } from '../edit/training-document.service.ts'
import { stateOf, trainingSubject } from '../edit/training-edit.present.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { MemberRequests } from '../member/requests.service.ts'
import type { TrainingId } from '../task/record.repo.ts'
import type { TrainingLife } from './live.service.ts'

/** What waits in such a project has ended with it. */
const OVER: readonly ProjectState[] = ['ended', 'archived']

/** The project has changed between the look at it and its lock. What was done for its members is taken back. */
class ChangedMeanwhile extends Error {}

export interface ClockPayload {
  /** Without it, all projects that have a step to take. */
  trainingId?: TrainingId
}

/** Publishes scheduled projects, starts and ends projects, each when its time has come. */
export const followClocks = (
  kernel: Kernel,
  { life, requests }: { life: TrainingLife; requests: Pick<MemberRequests, 'beforePublication' | 'beforeStep'> },
): JobKind<ClockPayload> => {
  const dueDocument = ({ scheduled, publishAt }: TrainingRow) =>
    scheduled && publishAt && publishAt <= kernel.clock.now() ? scheduled : null

  const isFinishing = (training: TrainingRow) =>
    LIVE_STATES.includes(training.state) && !LIVE_STATES.includes(stateOf(training, kernel.clock.now()))

  const tryToFollow = (trainingId: TrainingId) =>
    kernel.database.transaction(async (tx) => {
      const [before] = await trainingEditRepo.byIds(tx, [trainingId])
      const document = before && dueDocument(before)
      if (before && document) await requests.beforePublication(tx, before, { document, byId: null })
      else if (before && isFinishing(before)) await requests.beforeStep(tx, before, null)
      const training = await trainingEditRepo.lockAny(tx, trainingId)
      const scheduled = training && dueDocument(training)
      if (document && !scheduled) throw new ChangedMeanwhile('not to be published any more')
      if (!training) return
      if (!document && before && isFinishing(before) && !isFinishing(training) && !OVER.includes(training.state))
        throw new ChangedMeanwhile('goes on or was recalled')
      if (!scheduled) {
        await life.followClock(tx, training)
        return
      }
      const live = await life.goLive(tx, training, { document: scheduled, by: null })
      await kernel.audit.record(tx, 'system', {
        action: 'training.training.published',
        subject: trainingSubject(live),
        after: await trainingRecord(tx, training.collegeId, scheduled),
        collegeId: training.collegeId,
      })
    })

  const follow = (trainingId: TrainingId) =>
    tryToFollow(trainingId).catch((error: unknown) => {
      // The same again with the project as it is now; a second change is left to the next run of the job.
      if (error instanceof ChangedMeanwhile) return tryToFollow(trainingId)
      throw error
    })

  return jobKind<ClockPayload>({
    name: 'training.clock',
    retries: 8,
    limitSeconds: 600,
    cron: '*/5 * * * *',
    async run({ trainingId }) {
      const now = kernel.clock.now()
      const ids = trainingId ? [trainingId] : await trainingEditRepo.due(kernel.database.primary, now)
      let failed: unknown
      // One project that cannot be published does not stop the others.
      for (const id of ids)
        await follow(id).catch((error: unknown) => {
          failed = error
          kernel.log.error({ err: error, trainingId: id }, 'the clock of a project stopped')
        })
      if (failed) throw failed
    },
  })
}
