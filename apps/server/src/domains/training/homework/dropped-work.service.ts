import type { CollegeId } from '@sands/contract/kernel/schema'
import { REVIEW_BIZ } from '@sands/rules/review'
import type { Tx } from '../../../kernel/database/database.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { ReviewQueue } from '../../review/index.ts'
import { memberRepo } from '../member/member.repo.ts'
import type { TaskRow, TrainingId } from '../task/record.repo.ts'
import { homeworkRepo } from './homework.repo.ts'
import { namedOf } from './homework-review.service.ts'

interface Dropping {
  project: { id: TrainingId; collegeId: CollegeId; title: string }
  tasks: readonly Pick<TaskRow, 'id' | 'name'>[]
  limit: number
}

/**
 * Takes work out of the queue whose tasks leave the project, and tells the people that it is not marked. The work stays
 * stored. Call it before locking requests and the project: whoever marks locks the work first.
 */
export type DropWork = (tx: Tx, dropping: Dropping) => Promise<{ hasMore: boolean }>

export const createDropWork =
  ({ queue, send }: { queue: Pick<ReviewQueue, 'drop'>; send: SendMessage }): DropWork =>
  async (tx, { project, tasks, limit }) => {
    const taskIds = tasks.map(({ id }) => id)
    const rows = await homeworkRepo.lockWaiting(tx, { taskIds, bizType: REVIEW_BIZ.homework, limit: limit + 1 })
    const dropped = rows.slice(0, limit)
    for (const { id } of dropped) await queue.drop(tx, namedOf(id))
    const authors = [...new Set(dropped.map(({ userId }) => userId))]
    const members = await memberRepo.activeOf(tx, project.id, authors)
    // Whoever has left the project is not told.
    const told = dropped.filter(({ userId }) => members.has(userId))
    for (const [taskId, works] of Map.groupBy(told, (row) => row.taskId))
      await send(tx, {
        collegeId: project.collegeId,
        category: 'study',
        to: { userIds: [...new Set(works.map(({ userId }) => userId))] },
        texts: fromTemplate('training.work_dropped', {
          training: project.title,
          task: tasks.find(({ id }) => id === taskId)?.name ?? '',
        }),
        jump: { to: 'training', moduleId: project.id },
      })
    return { hasMore: rows.length > limit }
  }
