import { hash } from '@node-rs/argon2'
import type pg from 'pg'
import { DEMO_PASSWORD } from '../../domains/auth/password/demo-password.ts'

/**
 * Replaces the password hashes by cheap ones, because tests sign in hundreds of times. The cost is stored in the hash.
 */
export async function cheapenPasswords(client: pg.Client): Promise<void> {
  const cheap = await hash(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await client.query('update credentials set password_hash = $1', [cheap])
}
