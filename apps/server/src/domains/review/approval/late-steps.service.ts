import type { UserId } from '@sands/contract/kernel/schema'
import { isStepDone } from '@sands/rules/review/approval'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { ApprovalKind } from './approval.kind.ts'
import { type ApprovalItemRow, type ApprovalRow, approvalRepo } from './approval.repo.ts'
import { approverRepo } from './approver.repo.ts'
import { approversOf, leadersOf } from './approvers.service.ts'

const HOUR_MS = 3_600_000

export const later = (now: Date, hours: number | null | undefined): Date | null =>
  hours ? new Date(now.getTime() + hours * HOUR_MS) : null

interface Parts {
  send: SendMessage
  note(tx: Tx, row: ApprovalRow, values: { act: 'raised' | 'timed_out'; userId: null }): Promise<unknown>
  goOn(tx: Tx, row: ApprovalRow, byId: UserId | null, reason: string): Promise<void>
  end(tx: Tx, row: ApprovalRow, ending: { step: 'decline'; byId: null; reason: string }): Promise<void>
  kindOf(row: ApprovalRow): Pick<ApprovalKind, 'needsPerson' | 'right'>
}

export interface LateSteps {
  /** Reminds the people of the current step and their deputies. */
  nudge(tx: Tx, row: ApprovalRow): Promise<void>
  timeOut(tx: Tx, row: ApprovalRow): Promise<void>
  refill(tx: Tx, row: ApprovalRow): Promise<void>
}

const userIdsOf = (items: readonly ApprovalItemRow[]): UserId[] => items.map(({ userId }) => userId)

/** What happens to a step that takes too long, or whose people are no longer there. The request is locked. */
export function createLateSteps(clock: Kernel['clock'], { send, note, goOn, end, kindOf }: Parts): LateSteps {
  const current = async (tx: Tx, row: ApprovalRow): Promise<ApprovalItemRow[]> =>
    (await approvalRepo.items(tx, row.id)).filter((item) => item.step === row.step)

  async function add(tx: Tx, row: ApprovalRow, userIds: readonly UserId[]): Promise<void> {
    const { id: approvalId, collegeId, kind, step } = row
    const item = { approvalId, collegeId, kind, step, state: 'open', createdAt: clock.now() } as const
    if (userIds.length === 0) return
    await approvalRepo.addItems(
      tx,
      userIds.map((userId) => ({ ...item, userId })),
    )
  }

  const nudge: LateSteps['nudge'] = async (tx, row) => {
    const { id, collegeId, title } = row
    const open = userIdsOf((await current(tx, row)).filter(({ state }) => state === 'open'))
    const deputies = await approverRepo.deputies(tx, collegeId, open, clock.now())
    const userIds = [...new Set([...open, ...deputies])]
    if (userIds.length === 0) return
    await send(tx, {
      collegeId,
      category: 'system',
      to: { userIds },
      texts: fromTemplate('review.approval_reminder', { title }),
      jump: { to: 'approval', moduleId: id },
    })
  }

  /** The leaders take the places of those who were too late; whoever has answered stays. */
  async function raise(tx: Tx, row: ApprovalRow): Promise<void> {
    const items = await current(tx, row)
    const open = items.filter(({ state }) => state === 'open')
    const answered = new Set(userIdsOf(items.filter(({ state }) => state === 'approved')))
    const isLate = new Set(userIdsOf(open))
    const leaders = (await leadersOf(tx, row, userIdsOf(open))).filter((userId) => !answered.has(userId))
    if (leaders.some((userId) => !isLate.has(userId))) {
      await approvalRepo.closeItems(tx, row.id)
      await add(tx, row, leaders)
      await approvalRepo.change(tx, row.id, { dueAt: later(clock.now(), row.steps[row.step]?.hours) })
    }
    await note(tx, row, { act: 'raised', userId: null })
  }

  return {
    nudge,

    async timeOut(tx, row) {
      const step = row.steps[row.step]
      await approvalRepo.change(tx, row.id, { dueAt: null })
      const waits = step?.late === 'wait' || (step?.late === 'approve' && kindOf(row).needsPerson)
      if (!step || waits) return nudge(tx, row)
      if (step.late === 'raise') return raise(tx, row)
      await note(tx, row, { act: 'timed_out', userId: null })
      if (step.late === 'approve') return goOn(tx, row, null, '')
      await end(tx, row, { step: 'decline', byId: null, reason: '' })
    },

    async refill(tx, row) {
      const step = row.steps[row.step]
      const items = await current(tx, row)
      const open = userIdsOf(items.filter(({ state }) => state === 'open'))
      const there = new Set(await approverRepo.active(tx, row.collegeId, open))
      const gone = open.filter((userId) => !there.has(userId))
      if (!step || gone.length === 0) return
      await approvalRepo.closeItems(tx, row.id, gone)
      const approved = items.filter(({ state }) => state === 'approved').length
      if (approved > 0 && isStepDone(step.need, { open: there.size, approved })) return goOn(tx, row, null, '')
      if (there.size > 0) return
      const { collegeId, askerId, allowsSelf } = row
      await add(tx, row, await approversOf(tx, { collegeId, askerId, allowsSelf, step, right: kindOf(row).right }))
      await note(tx, row, { act: 'raised', userId: null })
    },
  }
}
