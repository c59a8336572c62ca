import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { markHasPassword } from '../org/index.ts'
import { credentials } from './auth.tables.ts'
import { accountPhones } from './code.tables.ts'
import { loadConnectionDemo } from './connection/connection.demo.ts'
import { DEMO_PASSWORD } from './password/demo-password.ts'
import { hashPassword } from './password/password.ts'

/** The accounts that the sign-in page of a demo installation offers, in this order. */
export const DEMO_ACCOUNTS: readonly { userName: string; role: string }[] = [
  { userName: 'learner', role: 'learner' },
  { userName: 'manager', role: 'manager' },
  { userName: 'teacher', role: 'teacher' },
  { userName: 'author', role: 'author' },
  { userName: 'reviewer', role: 'reviewer' },
  { userName: 'auditor', role: 'auditor' },
  { userName: 'admin', role: 'admin' },
  { userName: 'emma', role: 'emma' },
  { userName: 'newcomer', role: 'newcomer' },
]

/** One number with two accounts, so that the choice among them can be tried. */
const SHARED_PHONE = { phone: '+8619900000088', userNames: ['teacher', 'author'] }

/** All demo accounts have the same password. The newcomer has to replace it first. */
export async function loadAuthDemo(tx: Tx, { company: { users }, now }: Demo): Promise<DemoAct[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await tx.insert(credentials).values(
    [...users].map(([userName, userId]) => ({
      userId,
      passwordHash,
      mustChange: userName === 'newcomer',
      changedAt: now,
      isDemo: true,
    })),
  )
  await markHasPassword(tx, [...users.values()])
  const shared = SHARED_PHONE.userNames.flatMap((userName) => users.get(userName) ?? [])
  await tx.insert(accountPhones).values(shared.map((userId) => ({ userId, phone: SHARED_PHONE.phone, provenAt: now })))
  await loadConnectionDemo(tx, now)
  return []
}
