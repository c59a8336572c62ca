import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { TrainingId } from './record.repo.ts'
import '../training.events.ts'

export interface CompletedPayload {
  trainingId: TrainingId
  collegeId: CollegeId
  title: string
  points: number
  userIds: UserId[]
  at: string
}

/**
 * Tells the other domains and the members that they have completed a project. Not in the transaction that completes it:
 * that one has locked the project, and earning points locks the account of each person, which people who finish a
 * course do in the other order.
 */
export const tellCompleted = (
  { database, events }: Pick<Kernel, 'database' | 'events'>,
  send: SendMessage,
): JobKind<CompletedPayload> =>
  jobKind<CompletedPayload>({
    name: 'training.tell-completed',
    retries: 8,
    limitSeconds: 600,
    run: ({ trainingId, collegeId, title, points, userIds, at }) =>
      database.transaction(async (tx) => {
        await events.emit(tx, 'training.completed', { trainingId, collegeId, userIds, points, at: new Date(at) })
        await send(tx, {
          collegeId,
          category: 'study',
          to: { userIds },
          texts: fromTemplate('training.completed', { training: title }),
          jump: { to: 'training', moduleId: trainingId },
          dedupeKey: `training.completed ${trainingId}`,
        })
      }),
  })
