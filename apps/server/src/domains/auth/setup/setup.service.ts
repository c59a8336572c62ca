import { timingSafeEqual } from 'node:crypto'
import type { SetUp, SignInResult } from '@sands/contract/auth/auth.model'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Caller } from '../../../kernel/viewer.ts'
import { companyExists, foundCompany } from '../../org/index.ts'
import { keepPassword } from '../password/credential.service.ts'
import { DEMO_PASSWORD } from '../password/demo-password.ts'
import { hashPassword } from '../password/password.ts'
import { expectStrong } from '../password/password-strength.ts'
import { codeHash, readableCode } from '../password/readable-code.codec.ts'
import type { Sessions } from '../session/session.service.ts'
import { createThrottle } from '../session/throttle.service.ts'
import { setUpRepo } from './setup.repo.ts'

/** Creates a new set-up code. The previous code becomes invalid. */
export async function makeSetUpCode(tx: Tx, now: Date): Promise<string> {
  const code = readableCode()
  await setUpRepo.keepCode(tx, codeHash(code), now)
  return code
}

export interface SetUpService {
  isNeeded(): Promise<boolean>
  /**
   * Creates the company, its first college and its administrator, and signs the administrator in. Of several
   * simultaneous calls only one succeeds.
   */
  create(wish: SetUp, caller: Caller): Promise<SignInResult>
}

export function createSetUpService(kernel: Kernel, sessions: Sessions): SetUpService {
  const { audit, clock, database } = kernel
  const throttle = createThrottle(kernel)

  async function isCode(typed: string): Promise<boolean> {
    const stored = await setUpRepo.codeHash(database.primary)
    return stored !== undefined && timingSafeEqual(stored, codeHash(typed))
  }

  return {
    isNeeded: async () => !(await companyExists(database.primary)),

    async create({ code, password, ...wish }, caller) {
      if (await companyExists(database.primary)) throw fail('auth.setup_done')
      const attempt = await throttle.beginCode(caller.ip)
      if (!(await isCode(code))) throw fail('auth.setup_code')
      await attempt.succeeded()
      expectStrong(password, [wish.userName])
      const passwordHash = await hashPassword(password)
      const company = {
        ...wish,
        companyName: wish.companyName.trim(),
        collegeName: wish.collegeName.trim(),
        name: wish.name.trim(),
      }
      return database.transaction(async (tx) => {
        const founded = await foundCompany(kernel, tx, company)
        if (!founded) throw fail('auth.setup_done')
        const { userId, collegeId } = founded
        const isDemo = password === DEMO_PASSWORD
        const changedAt = clock.now()
        await keepPassword(tx, { userId, passwordHash, mustChange: false, changedAt, expiresAt: null, isDemo })
        await setUpRepo.dropCode(tx)
        const { companyName, collegeName, language, userName, name } = company
        await audit.record(
          tx,
          { userId, name, collegeId, ip: caller.ip, userAgent: caller.userAgent },
          {
            action: 'org.company.created',
            subject: { kind: 'company', id: null, name: companyName },
            after: { college: collegeName, language, administrator: userName },
          },
        )
        return sessions.begin(tx, userId, { caller, how: 'set-up', deviceId: undefined })
      })
    },
  }
}
