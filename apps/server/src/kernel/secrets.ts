import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Db } from './database/database.ts'
import { secrets } from './secrets.tables.ts'

const NAMES = ['file-address', 'batch-file', 'draft-token', 'short-link'] as const
const SECRET_BYTES = 32

export type Secrets = Readonly<Record<(typeof NAMES)[number], Buffer>>

/** Makes what is missing. Of several processes that start together one wins, and all of them read what it wrote. */
export async function loadSecrets(db: Db, clock: Clock): Promise<Secrets> {
  const createdAt = clock.now()
  await db
    .insert(secrets)
    .values(NAMES.map((name) => ({ name, value: randomBytes(SECRET_BYTES), createdAt })))
    .onConflictDoNothing()
  const values = new Map((await db.select().from(secrets)).map(({ name, value }) => [name, value]))
  const found = (name: string): Buffer => {
    const value = values.get(name)
    if (!value) throw new Error(`the secret ${name} was not stored`)
    return value
  }
  return {
    'file-address': found('file-address'),
    'batch-file': found('batch-file'),
    'draft-token': found('draft-token'),
    'short-link': found('short-link'),
  }
}
