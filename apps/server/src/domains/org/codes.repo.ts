import type { BatchId, UserId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'

interface Waiting extends Record<string, unknown> {
  id: UserId
  userName: string
  name: string
}

export const codesRepo = {
  /** Somebody without a password, or with a code that this very list has given before; kept from others until the transaction ends. */
  async waiting(tx: Tx, { userId, batchId }: { userId: UserId; batchId: BatchId }): Promise<Waiting | undefined> {
    const { rows } = await tx.execute<Waiting>(sql`
      select id, user_name as "userName", name from users
      where id = ${userId} and status = 'active' and (not has_password or exists (
        select from audit_entries where subject_kind = 'user' and subject_id = ${userId}::text
          and action = 'org.user.code-given' and after ->> 'batchId' = ${batchId}
      )) for update`)
    return rows[0]
  },
}
