import { sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'

interface Place {
  priority: number
  group: { id: string }
}

/**
 * Where in its queue a job goes: round by round, one of each owner in every round, and the rounds are negative priorities.
 * Whoever is new joins the round that is being served; whoever waits already goes one round behind their own last one.
 */
export async function placeOf(tx: Tx, queue: string, owner: string | undefined): Promise<Place | undefined> {
  if (owner === undefined) return undefined
  const { rows } = await tx.execute<{ round: number | null }>(
    sql`select greatest(min(-priority), max(1 - priority) filter (where group_id = ${owner})) as round
      from jobs.job where name = ${queue} and state in ('created', 'retry')`,
  )
  return { priority: -(rows[0]?.round ?? 0), group: { id: owner } }
}
