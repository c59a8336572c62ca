import type { Kernel } from '../../../kernel/kernel.ts'
import { consentRepo } from './consent.repo.ts'

/** Signing in means agreeing, as the form says. A renewed session, which has no time zone, agrees to nothing. */
export function listenForConsents({ events }: Pick<Kernel, 'events'>): void {
  events.on('auth.signed-in', async (tx, { userId, timeZone, at }) => {
    if (timeZone !== null) await consentRepo.record(tx, { userId, at })
  })
}
