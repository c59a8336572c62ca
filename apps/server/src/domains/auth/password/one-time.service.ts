import type { Kernel } from '../../../kernel/kernel.ts'
import type { OneTimePasswords } from '../../org/index.ts'
import { authRepo } from '../auth.repo.ts'
import type { Sessions } from '../session/session.service.ts'
import { keepPassword } from './credential.service.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { readableCode } from './readable-code.codec.ts'

const DAY_MS = 86_400_000

/**
 * A new one-time password invalidates the old password, a change of password in progress, and every session of the
 * person.
 */
export const createOneTimePasswords = (
  { clock, events }: Pick<Kernel, 'clock' | 'events'>,
  sessions: Pick<Sessions, 'endAll'>,
): OneTimePasswords => ({
  async give(tx, userId, { days, seed }) {
    const password = readableCode(seed)
    const now = clock.now()
    await keepPassword(tx, {
      userId,
      passwordHash: await hashPassword(password),
      mustChange: true,
      changedAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      isDemo: false,
    })
    await authRepo.dropTickets(tx, userId)
    await sessions.endAll(tx, userId)
    await events.emit(tx, 'org.user-changed', { userId })
    return password
  },

  async stillGiven(tx, userId, seed) {
    const credential = await authRepo.credential(tx, userId)
    const isOpen = credential?.mustChange && (credential.expiresAt ?? clock.now()) > clock.now()
    if (!isOpen) return undefined
    const password = readableCode(seed)
    return (await passwordMatches(credential.passwordHash, password)) ? password : undefined
  },
})
