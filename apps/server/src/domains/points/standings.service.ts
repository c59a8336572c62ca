import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import type { Db } from '../../kernel/database/database.ts'
import { accountRepo } from './ledger/account.repo.ts'
import { accountsRepo } from './manage/accounts.repo.ts'

/** For ranks by points and the tiles of the my page. */
export interface PointStandings {
  balance(db: Db, owner: { userId: UserId; collegeId: CollegeId }): Promise<number>
  /** Everyone who earned points in a month, or in total, most first. */
  standings(
    db: Db,
    collegeId: CollegeId,
    month: string,
  ): Promise<{ userId: UserId; amount: number; departmentId: DepartmentId | null }[]>
}

export const pointStandings: PointStandings = {
  balance: async (db, owner) => (await accountRepo.byOwner(db, owner))?.balance ?? 0,
  standings: accountsRepo.standings,
}
