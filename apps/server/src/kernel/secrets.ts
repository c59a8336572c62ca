import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Db } from './database/database.ts'
import { secrets } from './secrets.tables.ts'

/** The root key from which the other keys are derived. */
const ROOT = 'root'
const SECRET_BYTES = 32

export interface Secrets {
  /** A key of its own for each purpose, always the same in one installation. */
  keyFor(purpose: string): Buffer
}

/**
 * Creates the root key if it is missing. Of several processes that start together one creates it, and all read the
 * same.
 */
export async function loadSecrets(db: Db, clock: Clock): Promise<Secrets> {
  const createdAt = clock.now()
  await db
    .insert(secrets)
    .values({ name: ROOT, value: randomBytes(SECRET_BYTES), createdAt })
    .onConflictDoNothing()
  const values = new Map((await db.select().from(secrets)).map(({ name, value }) => [name, value]))
  const root = values.get(ROOT)
  if (!root) throw new Error('the secret was not stored')
  return {
    // Older installations have stored keys for some purposes, which stay in use.
    keyFor: (purpose) => values.get(purpose) ?? createHmac('sha256', root).update(purpose).digest(),
  }
}
