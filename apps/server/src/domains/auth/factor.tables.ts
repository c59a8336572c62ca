import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, id, instant, newId } from '../../kernel/database/columns.ts'
import { users } from '../org/index.ts'

/** The secret that the authenticator app of a person shares with the server, sealed as keys of providers are. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: id<'user'>('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: bytes('sealed').notNull(),
  /** The last step whose code was used: a code that was seen is of no use. */
  lastStep: integer('last_step').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Public keys of the devices with which people prove that it is them. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: newId<'passkey'>('id').primaryKey(),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId, table.id)],
)

/** Hashes of the codes for a lost device. A code that was used is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: bytes('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/** Whether people with management rights need a second factor: one row, or none before somebody has decided. */
export const factorRules = pgTable('factor_rules', {
  id: boolean('id').primaryKey().default(true),
  forManagers: boolean('for_managers').notNull(),
  /** When it was switched on: the time to enrol begins then. */
  since: instant('since'),
  version: integer('version').notNull(),
})
