import { startHeartbeat } from '@sands/web/heartbeat/heartbeat'
import { onReturn } from '@sands/web/offline/line'
import { retryOutbox, startOutbox } from '@sands/web/outbox/outbox'
import { startUnread } from '@sands/web/unread/follow-unread'

/** What accompanies a signed-in person on every screen. */
export function keepCompany(): void {
  startOutbox()
  onReturn(() => void retryOutbox())
  startHeartbeat({ terminalType: 2 })
  startUnread()
}
