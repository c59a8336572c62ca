import type { DepartmentId, UserId } from '@sands/contract/kernel/schema'
import type { Flow, FlowDraft, FlowList, Head } from '@sands/contract/review/approval.model'
import { type ApprovalKindName, stepFault } from '@sands/rules/review/approval'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { roleNames } from '../../org/index.ts'
import type { ApprovalKind } from './approval.kind.ts'
import { presentFlow } from './approval.present.ts'
import { approverRepo } from './approver.repo.ts'
import { type FlowId, type FlowRow, flowRepo } from './flow.repo.ts'

const FLOWS_MOST = 100

interface Seen {
  id: FlowId
  version: number
}

export interface FlowService {
  list(viewer: Viewer): Promise<FlowList>
  create(tx: Tx, viewer: Viewer, draft: FlowDraft): Promise<Flow>
  update(tx: Tx, viewer: Viewer, draft: FlowDraft & Seen): Promise<Flow>
  remove(tx: Tx, viewer: Viewer, seen: Seen): Promise<null>
  heads(viewer: Viewer): Promise<Head[]>
  setHead(tx: Tx, viewer: Viewer, head: { departmentId: DepartmentId; userId: UserId | null }): Promise<null>
}

const flowSubject = ({ id, name }: Pick<FlowRow, 'id' | 'name'>) => ({ kind: 'approval-flow', id, name })
const recordOf = ({ name, steps, allowsSelf }: Pick<FlowRow, 'name' | 'steps' | 'allowsSelf'>, kinds: string[]) => ({
  ...{ name, kinds, steps, allowsSelf },
})

export function createFlowService({ database, clock, audit }: Kernel, known: readonly ApprovalKind[]): FlowService {
  async function check(tx: Tx, { collegeId }: Viewer, { steps, kinds }: FlowDraft): Promise<void> {
    if (kinds.some((kind) => !known.some(({ name }) => name === kind))) throw fail('review.flow_incomplete')
    if (steps.some((step) => stepFault(step) !== undefined)) throw fail('review.flow_incomplete')
    const named = [...new Set(steps.flatMap(({ userIds }) => userIds))]
    if ((await approverRepo.active(tx, collegeId, named)).length < named.length) throw fail('review.flow_incomplete')
    const roles = new Set((await roleNames(tx)).map(({ id }) => id))
    if (steps.some(({ roleId }) => roleId !== null && !roles.has(roleId))) throw fail('review.flow_incomplete')
  }

  async function lockSeen(tx: Tx, { collegeId }: Viewer, { id, version }: Seen): Promise<FlowRow> {
    const row = await flowRepo.lock(tx, collegeId, id)
    if (!row) throw fail('review.flow_unknown')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  async function use(tx: Tx, viewer: Viewer, id: FlowId, kinds: readonly ApprovalKindName[]): Promise<void> {
    await flowRepo.clearKinds(tx, id)
    if (kinds.length > 0) await flowRepo.setKinds(tx, viewer.collegeId, id, kinds)
  }

  return {
    async list({ collegeId }) {
      const db = database.primary
      const [flows, kinds, waiting, roles] = await Promise.all([
        flowRepo.list(db, collegeId),
        flowRepo.kinds(db, collegeId),
        flowRepo.waiting(db, collegeId),
        roleNames(db),
      ])
      const named = flows.flatMap(({ steps }) => steps.flatMap(({ userIds }) => userIds))
      return {
        flows: flows.map((row) =>
          presentFlow(row, {
            kinds: kinds.filter(({ flowId }) => flowId === row.id).map(({ kind }) => kind),
            waiting: waiting.find(({ flowId }) => flowId === row.id)?.total ?? 0,
          }),
        ),
        kinds: known.map(({ name }) => name),
        people: await flowRepo.names(db, [...new Set(named)]),
        roles,
      }
    },

    async create(tx, viewer, draft) {
      const { collegeId } = viewer
      await check(tx, viewer, draft)
      if ((await flowRepo.list(tx, collegeId)).length >= FLOWS_MOST) throw fail('review.flow_too_many')
      const { name, steps, allowsSelf, kinds } = draft
      const row = await flowRepo.add(tx, { collegeId, name: name.trim(), steps, allowsSelf, createdAt: clock.now() })
      if (!row) throw new Error('the flow was not stored')
      await use(tx, viewer, row.id, kinds)
      const record = { subject: flowSubject(row), after: recordOf(row, kinds) }
      await audit.record(tx, viewer, { action: 'review.approval-flow.created', ...record })
      return presentFlow(row, { kinds, waiting: 0 })
    },

    async update(tx, viewer, { id, version, ...draft }) {
      const before = await lockSeen(tx, viewer, { id, version })
      await check(tx, viewer, draft)
      const had = (await flowRepo.kinds(tx, viewer.collegeId)).filter(({ flowId }) => flowId === id)
      const { name, steps, allowsSelf, kinds } = draft
      const row = await flowRepo.change(tx, id, { name: name.trim(), steps, allowsSelf })
      if (!row) throw fail('review.flow_unknown')
      await use(tx, viewer, id, kinds)
      await audit.record(tx, viewer, {
        action: 'review.approval-flow.updated',
        subject: flowSubject(row),
        before: recordOf(
          before,
          had.map(({ kind }) => kind),
        ),
        after: recordOf(row, kinds),
      })
      const waiting = (await flowRepo.waiting(tx, viewer.collegeId)).find(({ flowId }) => flowId === id)?.total ?? 0
      return presentFlow(row, { kinds, waiting })
    },

    async remove(tx, viewer, seen) {
      const row = await lockSeen(tx, viewer, seen)
      await flowRepo.remove(tx, row.id)
      const record = { subject: flowSubject(row), before: recordOf(row, []) }
      await audit.record(tx, viewer, { action: 'review.approval-flow.deleted', ...record })
      return null
    },

    async heads({ collegeId }) {
      const rows = await approverRepo.heads(database.primary, collegeId)
      return rows.map(({ departmentId, departmentName, depth, userId, name }) => ({
        ...{ departmentId, departmentName, depth },
        head: userId && name !== null ? { userId, name } : null,
      }))
    },

    async setHead(tx, viewer, { departmentId, userId }) {
      const { collegeId } = viewer
      const department = await approverRepo.department(tx, collegeId, departmentId)
      if (!department) throw fail('review.head_unknown')
      const before = await approverRepo.headOf(tx, departmentId)
      if (userId === null) await approverRepo.removeHead(tx, departmentId)
      else {
        if ((await approverRepo.active(tx, collegeId, [userId])).length === 0) throw fail('review.approval_bad_person')
        await approverRepo.setHead(tx, { departmentId, collegeId, userId })
      }
      await audit.record(tx, viewer, {
        action: 'review.department-head.set',
        subject: { kind: 'department-head', id: departmentId, name: department.name },
        before: { headId: before },
        after: { headId: userId },
      })
      return null
    },
  }
}
