import type { Kernel } from '../../kernel/kernel.ts'
import './auth.events.ts'

export { loadAuthDemo } from './auth.demo.ts'
export { purgeSessions } from './auth.jobs.ts'
export { authRoutes } from './auth.routes.ts'
export { createAuthService } from './auth.service.ts'
export { createIdentities } from './identity.service.ts'

/** Whatever changes about a person reaches every process before its next answer to them. */
export function listenToOrg({ events, broadcast }: Kernel): void {
  events.on('org.user-changed', (tx, { userId }) => broadcast.send(tx, 'user.changed', userId))
}
