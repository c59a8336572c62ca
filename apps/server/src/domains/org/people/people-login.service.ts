import type { UserId } from '@sands/contract/kernel/schema'
import type { NewUser } from '@sands/contract/org/people.model'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { peopleRepo } from './people.repo.ts'
import { peopleWriteRepo } from './people-write.repo.ts'

type Logins = Pick<NewUser, 'userName' | 'mobile' | 'email'>

const FIELDS = ['userName', 'mobile', 'email'] as const
const INDEXES: Readonly<Record<string, (typeof FIELDS)[number]>> = {
  users_user_name: 'userName',
  users_mobile: 'mobile',
  users_email: 'email',
}

/**
 * A login must be unique over user names, mobiles and e-mails: a user name
 * equal to another person's number would sign in as them.
 */
export async function checkLogins(tx: Tx, logins: Logins, except: UserId | null): Promise<void> {
  const words = FIELDS.map((field) => logins[field]).filter((word) => word !== null)
  const [taken] = await peopleRepo.loginsTaken(tx, words, except)
  const field = FIELDS.find((candidate) => logins[candidate]?.toLowerCase() === taken)
  if (taken !== undefined && field) throw fail('org.login_taken', { field, value: logins[field] ?? '' })
}

/** The login that the database refused because somebody else has it. */
export function takenLogin(error: unknown): keyof Logins | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  return cause && 'constraint' in cause && typeof cause.constraint === 'string' ? INDEXES[cause.constraint] : undefined
}

/** When two people take the same login at the same moment, the database refuses the second. */
export async function orLoginTaken<T>(logins: Logins, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const field = takenLogin(error)
    if (field) throw fail('org.login_taken', { field, value: logins[field] ?? '' })
    throw error
  }
}

/** Before another home country is set: numbers that are stored without a country code keep their meaning. */
export const writeAreaCodes = async (tx: Tx, area: string): Promise<void> => {
  await peopleWriteRepo.writeAreaCodes(tx, area)
}
