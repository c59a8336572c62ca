import type { UserId } from '@sands/contract/kernel/schema'
import type {
  ApprovalHistory,
  ApprovalItem,
  ApprovalStepView,
  Flow,
  FlowStep,
} from '@sands/contract/review/approval.model'
import type { ApprovalKindName } from '@sands/rules/review/approval'
import type { approvalHistory } from '../approval.tables.ts'
import type { ApprovalItemRow, ApprovalRow } from './approval.repo.ts'
import type { FlowRow } from './flow.repo.ts'

export type Names = ReadonlyMap<UserId, string>

export const presentFlow = (
  { id, name, steps, allowsSelf, version }: FlowRow,
  { kinds, waiting }: { kinds: ApprovalKindName[]; waiting: number },
): Flow => ({ id, name, kinds, steps: steps as FlowStep[], allowsSelf, version, waiting })

export const presentApproval = (
  row: ApprovalRow,
  { names, canDecide, forId }: { names: Names; canDecide: boolean; forId: UserId | null },
): ApprovalItem => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  askerName: names.get(row.askerId) ?? '',
  state: row.state,
  step: row.step + 1,
  steps: row.steps.length,
  createTime: row.createdAt.toISOString(),
  dueTime: row.dueAt?.toISOString() ?? null,
  endTime: row.endedAt?.toISOString() ?? null,
  canDecide: canDecide ? 1 : 0,
  forName: forId ? (names.get(forId) ?? '') : null,
})

function stepState(row: ApprovalRow, index: number): ApprovalStepView['state'] {
  if (index < row.step) return 'done'
  if (index > row.step) return row.state === 'waiting' ? 'coming' : 'skipped'
  if (row.state === 'waiting') return 'current'
  return row.state === 'approved' ? 'done' : 'skipped'
}

export const presentSteps = (row: ApprovalRow, items: readonly ApprovalItemRow[], names: Names): ApprovalStepView[] =>
  row.steps.map(({ by, need }, index) => ({
    by,
    need,
    state: stepState(row, index),
    people: items
      .filter(({ step }) => step === index)
      .map(({ userId, state, decidedBy, reason, decidedAt }) => ({
        name: names.get(userId) ?? '',
        state,
        byName: decidedBy && decidedBy !== userId ? (names.get(decidedBy) ?? '') : null,
        reason,
        time: decidedAt?.toISOString() ?? null,
      })),
  }))

export const presentHistory = (
  rows: readonly (typeof approvalHistory.$inferSelect)[],
  names: Names,
): ApprovalHistory[] =>
  rows.map(({ act, userId, toUserId, reason, at }) => ({
    act,
    name: userId ? (names.get(userId) ?? '') : null,
    toName: toUserId ? (names.get(toUserId) ?? '') : null,
    reason,
    time: at.toISOString(),
  }))
