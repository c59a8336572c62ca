import { sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'

interface Place {
  priority: number
  group: { id: string }
}

/**
 * The position of a job in its queue. Jobs are served in rounds, with one job of each owner in every round; a round is
 * stored as a negative priority. A new owner joins the current round. An owner with waiting jobs goes one round behind
 * their last one.
 */
export async function placeOf(tx: Tx, queue: string, owner: string | undefined): Promise<Place | undefined> {
  if (owner === undefined) return undefined
  const { rows } = await tx.execute<{ round: number | null }>(
    sql`select greatest(min(-priority), max(1 - priority) filter (where group_id = ${owner})) as round
      from jobs.job where name = ${queue} and state in ('created', 'retry')`,
  )
  return { priority: -(rows[0]?.round ?? 0), group: { id: owner } }
}
