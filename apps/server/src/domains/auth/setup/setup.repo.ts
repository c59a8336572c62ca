import { eq } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { secrets } from '../../../kernel/secrets.tables.ts'

const NAME = 'setup-code'

/** Only the hash of the set-up code is stored. The code itself is printed once on the server's console. */
export const setUpRepo = {
  keepCode: (db: Db, value: Buffer, createdAt: Date) =>
    db
      .insert(secrets)
      .values({ name: NAME, value, createdAt })
      .onConflictDoUpdate({ target: secrets.name, set: { value, createdAt } }),

  codeHash: (db: Db) =>
    db
      .select({ value: secrets.value })
      .from(secrets)
      .where(eq(secrets.name, NAME))
      .then(([row]) => row?.value),

  dropCode: (db: Db) => db.delete(secrets).where(eq(secrets.name, NAME)),
}
