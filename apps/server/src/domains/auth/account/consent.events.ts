import type { Kernel } from '../../../kernel/kernel.ts'
import { consentRepo } from './consent.repo.ts'

/** Signing in means agreeing only where the form says so. */
export function listenForConsents({ events }: Pick<Kernel, 'events'>): void {
  events.on('auth.signed-in', async (tx, { userId, agreedIn, at }) => {
    if (agreedIn !== null) await consentRepo.record(tx, { userId, language: agreedIn, at })
  })
}
