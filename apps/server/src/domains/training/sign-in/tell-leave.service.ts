import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { TrainingId } from '../task/record.repo.ts'

interface Decision {
  collegeId: CollegeId
  trainingId: TrainingId
  userId: UserId
  task: string
  isGranted: boolean
  reason: string
}

export interface TellLeave {
  /** Tells the member what was decided. */
  decided(tx: Tx, decision: Decision): Promise<void>
}

export const createTellLeave = ({ send }: { send: SendMessage }): TellLeave => ({
  async decided(tx, { collegeId, trainingId, userId, task, isGranted, reason }) {
    await send(tx, {
      collegeId,
      category: 'study',
      to: { userIds: [userId] },
      texts: fromTemplate(isGranted ? 'training.leave_granted' : 'training.leave_refused', { task, reason }),
      jump: { to: 'training', moduleId: trainingId },
    })
  },
})
