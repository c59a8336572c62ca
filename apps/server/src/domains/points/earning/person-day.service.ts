import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Db } from '../../../kernel/database/database.ts'
import { accountRepo } from '../ledger/account.repo.ts'
import { dayOfAccount } from './account-day.ts'

export type PersonDay = (db: Db, owner: { collegeId: CollegeId; userId: UserId }, at: Date) => Promise<string>

export const personDay: PersonDay = async (db, owner, at) =>
  dayOfAccount((await accountRepo.byOwner(db, owner)) ?? { timeZone: '' }, at)
