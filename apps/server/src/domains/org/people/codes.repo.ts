import type { UserId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'

interface Candidate extends Record<string, unknown> {
  id: UserId
  userName: string
  name: string
  hasPassword: boolean
}

export const codesRepo = {
  /** A person who may sign in, locked until the transaction ends. */
  async lock(tx: Tx, userId: UserId): Promise<Candidate | undefined> {
    const { rows } = await tx.execute<Candidate>(sql`
      select id, user_name as "userName", name, has_password as "hasPassword" from users
      where id = ${userId} and status = 'active' for update`)
    return rows[0]
  },

  /** The seeds of lists that gave the person a code and were never finished: they failed or were cancelled. */
  async lostSeeds(tx: Tx, userId: UserId): Promise<string[]> {
    const { rows } = await tx.execute<{ seed: string }>(sql`
      select distinct batch.input ->> 'seed' as seed
      from audit_entries entry join batches batch on batch.id::text = entry.after ->> 'batchId'
      where entry.subject_kind = 'user' and entry.subject_id = ${userId}::text and entry.action = 'org.user.code-given'
        and batch.state in ('failed', 'cancelled') and batch.input ->> 'seed' is not null`)
    return rows.map(({ seed }) => seed)
  },
}
