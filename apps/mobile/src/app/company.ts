import { startDownloads } from '@sands/web/download/downloads'
import { startHeartbeat } from '@sands/web/heartbeat/heartbeat'
import { onReturn } from '@sands/web/offline/line'
import { retryOutbox, startOutbox } from '@sands/web/outbox/outbox'
import { startUnread } from '@sands/web/unread/follow-unread'
import { warmPlayers } from './warm-players.ts'

/** What accompanies a signed-in person on every screen. Who looks at a preview is at work, not learning. */
export function keepCompany({ preview }: { preview: boolean }): void {
  startOutbox()
  onReturn(() => void retryOutbox())
  if (preview) return
  startHeartbeat({ terminalType: 2 })
  startUnread()
  startDownloads()
  // Nobody waits for it: what does not come now comes with the next start.
  void warmPlayers().catch(() => undefined)
}
