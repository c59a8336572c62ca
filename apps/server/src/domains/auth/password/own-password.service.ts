import type { UserId } from '@sands/contract/kernel/schema'
import type { Db } from '../../../kernel/database/database.ts'
import { AppError, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { authRepo } from '../auth.repo.ts'
import { createSignInLog } from '../session/sign-in-log.service.ts'
import { createThrottle } from '../session/throttle.service.ts'
import { DEMO_PASSWORD } from './demo-password.ts'
import { passwordMatches } from './password.ts'
import { expectStrong } from './password-strength.ts'

export interface OwnPassword {
  /**
   * Throws unless it is the current password of the person. Somebody with an unlocked device of another person cannot
   * guess passwords any faster here than on the sign-in page. Accounts without a password have nothing to prove.
   */
  prove(viewer: Viewer, password: string): Promise<void>
  /** Throws when a new password is weak, contains what colleagues know about the person, or is public. */
  expectGood(db: Db, userId: UserId, password: string): Promise<void>
}

export function createOwnPassword(kernel: Kernel, org: Pick<OrgService, 'contacts'>): OwnPassword {
  const { database, config } = kernel
  const throttle = createThrottle(kernel)
  const signIns = createSignInLog(kernel)

  return {
    async prove(viewer, password) {
      const { userId, ip } = viewer
      const known = await authRepo.credential(database.primary, userId)
      if (!known) return
      const user = { id: userId, name: viewer.name, collegeId: viewer.collegeId }
      const refused = (reason: 'wait' | 'change') =>
        signIns.refused({ ...viewer, deviceId: undefined }, { login: userId, user, reason })
      const attempt = await throttle
        .begin({ login: `change ${userId}`, userId, ip, deviceId: undefined })
        .catch(async (error: unknown) => {
          if (error instanceof AppError && error.errorName === 'auth.wait_before_next_try') await refused('wait')
          throw error
        })
      if (!(await passwordMatches(known.passwordHash, password))) {
        await refused('change')
        throw fail('auth.wrong_password')
      }
      await attempt.succeeded()
    },

    async expectGood(db, userId, password) {
      const [contact] = await org.contacts(db, { userIds: [userId], mobiles: [], emails: [] })
      expectStrong(password, contact && [contact.userName, contact.name, contact.mobile ?? '', contact.email ?? ''])
      // The password of the demo is public: outside the demo nobody can choose it.
      if (password === DEMO_PASSWORD && !config.demo) throw fail('auth.common_password')
    },
  }
}
