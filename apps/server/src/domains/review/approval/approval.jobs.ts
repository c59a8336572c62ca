import { REMINDERS_MOST } from '@sands/rules/review/approval'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { approvalRepo } from './approval.repo.ts'
import type { ApprovalActs } from './approvals.service.ts'
import { approverRepo } from './approver.repo.ts'

const AT_ONCE = 500
const HOUR_MS = 3_600_000

/** Tells people what waits for them: one message, whatever the number of requests since the last one. */
export const tellApprovers = ({ database, clock }: Kernel, send: SendMessage): JobKind<Record<string, never>> =>
  jobKind({
    name: 'review.tell-approvers',
    retries: 3,
    limitSeconds: 300,
    cron: '* * * * *',
    afterStartSeconds: 45,
    async run() {
      for (const { userId, collegeId, first } of await approvalRepo.untold(database.primary, AT_ONCE))
        await database.transaction(async (tx) => {
          const total = await approvalRepo.markTold(tx, userId, collegeId, clock.now())
          const [request] = await approvalRepo.byIds(tx, [first])
          if (total === 0 || !request) return
          const deputies = await approverRepo.deputies(tx, collegeId, [userId], clock.now())
          await send(tx, {
            collegeId,
            category: 'system',
            to: { userIds: [userId, ...deputies] },
            texts:
              total === 1
                ? fromTemplate('review.approval_asked', { title: request.title })
                : fromTemplate('review.approvals_asked', { count: total }),
            jump: total === 1 ? { to: 'approval', moduleId: first } : { to: 'approvals' },
          })
        })
    },
  })

/** Reminds the people of a step, follows time limits, and finds others for people who are no longer there. */
export const followTimes = ({ database, clock, log }: Kernel, acts: ApprovalActs): JobKind<Record<string, never>> => {
  async function remind(
    id: Parameters<typeof approvalRepo.lock>[2],
    collegeId: Parameters<typeof approvalRepo.lock>[1],
  ) {
    await database.transaction(async (tx) => {
      const row = await approvalRepo.lock(tx, collegeId, id)
      const now = clock.now()
      if (row?.state !== 'waiting' || !row.remindAt || row.remindAt > now) return
      const hours = row.steps[row.step]?.remindHours
      const reminders = row.reminders + 1
      const next = hours && reminders < REMINDERS_MOST ? new Date(now.getTime() + hours * HOUR_MS) : null
      await approvalRepo.change(tx, id, { reminders, remindAt: next })
      await acts.nudge(tx, row)
    })
  }

  async function timeOut(
    id: Parameters<typeof approvalRepo.lock>[2],
    collegeId: Parameters<typeof approvalRepo.lock>[1],
  ) {
    await database.transaction(async (tx) => {
      const row = await approvalRepo.lock(tx, collegeId, id)
      if (row?.state === 'waiting' && row.dueAt && row.dueAt <= clock.now()) await acts.timeOut(tx, row)
    })
  }

  async function refill(
    id: Parameters<typeof approvalRepo.lock>[2],
    collegeId: Parameters<typeof approvalRepo.lock>[1],
  ) {
    await database.transaction(async (tx) => {
      const row = await approvalRepo.lock(tx, collegeId, id)
      if (row?.state === 'waiting') await acts.refill(tx, row)
    })
  }

  return jobKind({
    name: 'review.approval-times',
    retries: 3,
    limitSeconds: 300,
    cron: '*/5 * * * *',
    afterStartSeconds: 75,
    async run() {
      const { primary } = database
      for (const { id, collegeId } of await approvalRepo.due(primary, clock.now(), AT_ONCE)) {
        try {
          await timeOut(id, collegeId)
        } catch (error) {
          // One request that cannot be ended must not keep the others waiting.
          log.warn({ approvalId: id, error: String(error) }, 'the time limit of a request could not be followed')
        }
      }
      for (const { id, collegeId } of await approverRepo.stuck(primary, AT_ONCE)) {
        try {
          await refill(id, collegeId)
        } catch (error) {
          log.warn({ approvalId: id, error: String(error) }, 'nobody was found for a request')
        }
      }
      for (const { id, collegeId } of await approvalRepo.toRemind(primary, clock.now(), AT_ONCE))
        await remind(id, collegeId)
    },
  })
}
