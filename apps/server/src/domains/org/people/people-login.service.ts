import type { UserId } from '@sands/contract/kernel/schema'
import type { NewUser } from '@sands/contract/org/people.model'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { peopleRepo } from './people.repo.ts'

type Logins = Pick<NewUser, 'userName' | 'mobile' | 'email'>

const FIELDS = ['userName', 'mobile', 'email'] as const
const INDEXES: Readonly<Record<string, (typeof FIELDS)[number]>> = {
  users_user_name: 'userName',
  users_mobile: 'mobile',
  users_email: 'email',
}

/** What somebody signs in with is nobody else's, not even as something else: a name that is another's number would be theirs. */
export async function checkLogins(tx: Tx, logins: Logins, except: UserId | null): Promise<void> {
  const words = FIELDS.map((field) => logins[field]).filter((word) => word !== null)
  const [taken] = await peopleRepo.loginsTaken(tx, words, except)
  const field = FIELDS.find((candidate) => logins[candidate]?.toLowerCase() === taken)
  if (taken !== undefined && field) throw fail('org.login_taken', { field, value: logins[field] ?? '' })
}

/** Two who take the same name at the same moment: the database says no to the second. */
export async function orLoginTaken<T>(logins: Logins, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : undefined
    const index = cause && 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : ''
    const field = INDEXES[index]
    if (field) throw fail('org.login_taken', { field, value: logins[field] ?? '' })
    throw error
  }
}
