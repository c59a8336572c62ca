import type { DemoPasswords } from '@sands/contract/auth/auth.model'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { authRepo } from '../auth.repo.ts'

const MOST_NAMED = 20

/** Accounts that anybody can enter, because they still have the password of the demo company. */
export const demoPasswords = (db: Db): Promise<DemoPasswords> => authRepo.withDemoPassword(db, MOST_NAMED)

/** The same for those who may change people of the whole company. */
export const demoPasswordsFor = async (db: Db, { companyRights }: Viewer): Promise<DemoPasswords> =>
  companyRights.has('org.people.edit') ? demoPasswords(db) : { total: 0, userNames: [] }
