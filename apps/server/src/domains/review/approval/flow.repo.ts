import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { ApprovalKindName } from '@sands/rules/review/approval'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { users } from '../../org/index.ts'
import { approvalFlowKinds, approvalFlows, approvals, type FlowStep } from '../approval.tables.ts'

export type FlowId = Id<'approvalFlow'>
export type FlowRow = typeof approvalFlows.$inferSelect

export const flowRepo = {
  ofKind: (db: Db, collegeId: CollegeId, kind: ApprovalKindName): Promise<FlowRow | undefined> =>
    db
      .select({ flow: approvalFlows })
      .from(approvalFlowKinds)
      .innerJoin(approvalFlows, eq(approvalFlows.id, approvalFlowKinds.flowId))
      .where(and(eq(approvalFlowKinds.collegeId, collegeId), eq(approvalFlowKinds.kind, kind)))
      .then(([row]) => row?.flow),

  list: (db: Db, collegeId: CollegeId): Promise<FlowRow[]> =>
    db.select().from(approvalFlows).where(eq(approvalFlows.collegeId, collegeId)).orderBy(asc(approvalFlows.id)),

  kinds: (db: Db, collegeId: CollegeId) =>
    db
      .select({ kind: approvalFlowKinds.kind, flowId: approvalFlowKinds.flowId })
      .from(approvalFlowKinds)
      .where(eq(approvalFlowKinds.collegeId, collegeId))
      .orderBy(asc(approvalFlowKinds.kind)),

  waiting: (db: Db, collegeId: CollegeId) =>
    db
      .select({ flowId: approvals.flowId, total: count() })
      .from(approvals)
      .where(
        and(eq(approvals.collegeId, collegeId), eq(approvals.state, 'waiting'), sql`${approvals.flowId} is not null`),
      )
      .groupBy(approvals.flowId),

  names: (db: Db, userIds: readonly string[]): Promise<{ userId: UserId; name: string }[]> =>
    userIds.length === 0
      ? Promise.resolve([])
      : db
          .select({ userId: users.id, name: users.name })
          .from(users)
          .where(sql`${users.id} = any(${sql.param([...userIds])}::bigint[])`)
          .orderBy(asc(users.id)),

  lock: (tx: Tx, collegeId: CollegeId, id: FlowId): Promise<FlowRow | undefined> =>
    tx
      .select()
      .from(approvalFlows)
      .where(and(eq(approvalFlows.collegeId, collegeId), eq(approvalFlows.id, id)))
      .for('update')
      .then(([row]) => row),

  add: (tx: Tx, values: Omit<FlowRow, 'id' | 'version'>): Promise<FlowRow | undefined> =>
    tx
      .insert(approvalFlows)
      .values(values)
      .returning()
      .then(([row]) => row),

  change: (
    tx: Tx,
    id: FlowId,
    values: { name: string; steps: FlowStep[]; allowsSelf: boolean },
  ): Promise<FlowRow | undefined> =>
    tx
      .update(approvalFlows)
      .set({ ...values, version: sql`${approvalFlows.version} + 1` })
      .where(eq(approvalFlows.id, id))
      .returning()
      .then(([row]) => row),

  remove: (tx: Tx, id: FlowId) => tx.delete(approvalFlows).where(eq(approvalFlows.id, id)),

  clearKinds: (tx: Tx, id: FlowId) => tx.delete(approvalFlowKinds).where(eq(approvalFlowKinds.flowId, id)),

  setKinds: (tx: Tx, collegeId: CollegeId, flowId: FlowId, kinds: readonly ApprovalKindName[]) =>
    tx
      .insert(approvalFlowKinds)
      .values(kinds.map((kind) => ({ collegeId, flowId, kind })))
      .onConflictDoUpdate({ target: [approvalFlowKinds.collegeId, approvalFlowKinds.kind], set: { flowId } }),
}
