import { COST_KINDS, type Cost, type CostKind, noCosts } from '@sands/rules/face/cost'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { faceCosts } from '../face-costs.tables.ts'
import type { FaceId } from '../session/session.repo.ts'

type Costs = Readonly<Record<CostKind, Cost>>

export const costRepo = {
  async get(db: Db, sessionId: FaceId): Promise<Record<CostKind, Cost>> {
    const rows = await db.select().from(faceCosts).where(eq(faceCosts.sessionId, sessionId))
    const costs = noCosts()
    for (const { kind, cents, note } of rows) costs[kind] = { cents, note }
    return costs
  },

  async set(tx: Tx, sessionId: FaceId, costs: Costs): Promise<void> {
    await tx.delete(faceCosts).where(eq(faceCosts.sessionId, sessionId))
    const rows = COST_KINDS.map((kind) => ({ sessionId, kind, ...costs[kind] })).filter(
      ({ cents, note }) => cents > 0 || note !== '',
    )
    if (rows.length > 0) await tx.insert(faceCosts).values(rows)
  },
}
