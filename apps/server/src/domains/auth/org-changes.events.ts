import type { Kernel } from '../../kernel/kernel.ts'
import { EVERYBODY } from './identity.service.ts'
import type { Sessions } from './session.service.ts'

/** Announces changes of people to every process before these processes answer them again. */
export function listenToOrg({ events, broadcast }: Kernel, sessions: Pick<Sessions, 'endAll'>): void {
  events.on('org.user-changed', (tx, { userId }) => broadcast.send(tx, 'user.changed', userId))
  events.on('org.departments-moved', (tx) => broadcast.send(tx, 'user.changed', EVERYBODY))
  events.on('org.user-disabled', async (tx, { userId }) => void (await sessions.endAll(tx, userId)))
}
