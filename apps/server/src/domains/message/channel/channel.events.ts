import type { Kernel } from '../../../kernel/kernel.ts'
import { channelRepo } from './channel.repo.ts'

/** Follows where people are, and what they have proven to be theirs. */
export function listenForChannels({ events }: Kernel): void {
  events.on('auth.signed-in', async (tx, { userId, timeZone }) => {
    if (timeZone) await channelRepo.setTimeZone(tx, userId, timeZone)
  })
  // A number or address that was proven with a code works.
  events.on('auth.contact-changed', async (tx, { userId }) => void (await channelRepo.clearBounces(tx, userId)))
  events.on('org.user-erased', (tx, { userId }) => channelRepo.forget(tx, userId))
}
