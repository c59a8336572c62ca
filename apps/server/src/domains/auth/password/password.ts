import { hash, verify } from '@node-rs/argon2'

/** `Algorithm.Argon2id`; the library declares it as a const enum, which cannot be imported. */
const ARGON2ID = 2
// Minimum of the OWASP recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let decoy: Promise<string> | undefined

/**
 * For an unknown account the password is compared with a decoy hash, so that the response time does not reveal whether
 * the account exists.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has')
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== undefined && matches
}
