import { startHeartbeat } from '@sands/web/heartbeat/heartbeat'
import { startOutbox } from '@sands/web/outbox/outbox'

/** What accompanies a signed-in person on every screen. */
export function keepCompany(): void {
  startOutbox()
  startHeartbeat({ terminalType: 2 })
}
