import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../database/database.ts'
import { fail } from '../errors.ts'
import { jobKind } from '../jobs/jobs.ts'
import type { Viewer } from '../viewer.ts'
import { idempotencyKeys } from './idempotency.tables.ts'

/** A phone may be without a network for a week and longer; what it then sends again must not run twice. */
const KEEP_DAYS = 14

interface OnceRequest {
  viewer: Viewer
  /** Undefined when the client sent no key: then the work simply runs in a transaction. */
  key: string | undefined
  call: string
  body: unknown
}

/**
 * Runs the work and stores its answer in one transaction. A second request with the same key waits for the first and
 * gets the same answer.
 */
export async function once<Answer>(
  { database, clock }: { database: Database; clock: Clock },
  { viewer, key, call, body }: OnceRequest,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return database.transaction(work)
  const request = createHash('sha256')
    .update(`${call} ${JSON.stringify(body)}`)
    .digest()
  return database.transaction(async (tx) => {
    const inserted = await tx
      .insert(idempotencyKeys)
      .values({ userId: viewer.userId, key, request, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    const mine = and(eq(idempotencyKeys.userId, viewer.userId), eq(idempotencyKeys.key, key))
    if (inserted.length === 0) {
      const [earlier] = await tx.select().from(idempotencyKeys).where(mine)
      if (!earlier?.request.equals(request)) throw fail('kernel.key_reused')
      return earlier.answer as Answer
    }
    const answer = await work(tx)
    await tx.update(idempotencyKeys).set({ answer }).where(mine)
    return answer
  })
}

export const forgetOldKeys = ({ database, clock }: { database: Database; clock: Clock }) =>
  jobKind<Record<string, never>>({
    name: 'kernel.forget-idempotency-keys',
    retries: 3,
    limitSeconds: 300,
    cron: '40 3 * * *',
    async run() {
      const limit = new Date(clock.now().getTime() - KEEP_DAYS * 86_400_000)
      await database.primary.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, limit))
    },
  })
