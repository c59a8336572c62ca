import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Db } from './database/database.ts'
import { secrets } from './secrets.tables.ts'

/** What the others are made from. */
const ROOT = 'root'
const SECRET_BYTES = 32

export interface Secrets {
  /** A key of its own for each purpose, always the same in one installation. */
  keyFor(purpose: string): Buffer
}

/** Makes the root where it is missing. Of several processes that start together one wins, and all of them read what it wrote. */
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
    // Installations from before the root have stored keys for some purposes, which stay in use.
    keyFor: (purpose) => values.get(purpose) ?? createHmac('sha256', root).update(purpose).digest(),
  }
}
