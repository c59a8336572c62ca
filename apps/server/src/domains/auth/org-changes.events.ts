import type { UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../kernel/database/database.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { accountRepo } from './account/account.repo.ts'
import { authRepo } from './auth.repo.ts'
import { EVERYBODY } from './session/identity.service.ts'
import type { Sessions } from './session/session.service.ts'

/** Somebody else has read a one-time password: it must not open what its owner was given after it was made. */
async function voidOneTime(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await authRepo.voidOneTime(tx, userId, now)
  await authRepo.dropTickets(tx, userId)
}

/** Announces changes of people to every process before these processes answer them again. */
export function listenToOrg({ clock, events, broadcast }: Kernel, sessions: Pick<Sessions, 'endAll'>): void {
  events.on('org.user-changed', (tx, { userId }) => broadcast.send(tx, 'user.changed', userId))
  events.on('org.departments-moved', (tx) => broadcast.send(tx, 'user.changed', EVERYBODY))
  events.on('org.role-given', (tx, { userId }) => voidOneTime(tx, userId, clock.now()))
  // The number that the person proved before is no key any more.
  events.on('org.mobile-changed', async (tx, { userId }) => void (await accountRepo.dropPhone(tx, userId)))
  events.on('org.user-disabled', async (tx, { userId }) => void (await sessions.endAll(tx, userId)))
}
