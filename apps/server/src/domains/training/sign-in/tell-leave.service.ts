import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { OrgService } from '../../org/index.ts'
import type { OwnTaskView } from '../own/own-task.service.ts'
import type { TrainingId } from '../task/record.repo.ts'

interface Decision {
  collegeId: CollegeId
  trainingId: TrainingId
  userId: UserId
  task: string
  isGranted: boolean
  reason: string
}

interface LeaveRequest {
  found: OwnTaskView<'sign_in'>
  reason: string
  at: Date
  approvalId: Id<'approval'>
}

export interface TellLeave {
  /** Tells the owner and the assistants that a member asks for leave. */
  asked(tx: Tx, viewer: Viewer, request: LeaveRequest): Promise<void>
  /** Tells the member what was decided. */
  decided(tx: Tx, decision: Decision): Promise<void>
}

export const createTellLeave = ({ send, org }: { send: SendMessage; org: Pick<OrgService, 'names'> }): TellLeave => ({
  async asked(tx, { collegeId, userId }, { found, reason, at, approvalId }) {
    const { ownerId, assistantIds } = found.view.training.document
    // Nobody is asked about their own leave.
    const userIds = [...new Set([...(ownerId === null ? [] : [ownerId]), ...assistantIds])].filter(
      (id) => id !== userId,
    )
    if (userIds.length === 0) return
    const person = (await org.names(tx, [userId])).get(userId) ?? ''
    const { trainingTaskId, taskName } = found.task
    await send(tx, {
      collegeId,
      category: 'study',
      to: { userIds },
      texts: fromTemplate('training.leave_asked', { person, task: taskName, reason }),
      jump: { to: 'approval', moduleId: approvalId },
      dedupeKey: `training.leave_asked ${trainingTaskId} ${userId} ${at.getTime()}`,
    })
  },

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
