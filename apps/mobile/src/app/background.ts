import { countDownloads } from '@sands/web/download/keep-downloads'
import { startHeartbeat } from '@sands/web/heartbeat/heartbeat'
import { onReturn } from '@sands/web/offline/connectivity'
import { retryOutbox, startOutbox } from '@sands/web/outbox/outbox'
import { startUnread } from '@sands/web/unread/follow-unread'
import { warmPlayers } from './warm-players.ts'

/** Goes on with what this device keeps. Who keeps nothing needs no code for it: the button that takes something along brings it. */
async function goOnDownloading(): Promise<void> {
  if ((await countDownloads()) > 0) (await import('@sands/web/download/downloads')).startDownloads()
}

/** What accompanies a signed-in person on every screen. Who looks at a preview is at work, not learning. */
export function startBackground({ preview }: { preview: boolean }): void {
  startOutbox()
  onReturn(() => void retryOutbox())
  if (preview) return
  startHeartbeat({ terminalType: 2 })
  startUnread()
  // Nobody waits for these: what does not come now comes with the next start.
  void goOnDownloading().catch(() => undefined)
  void warmPlayers().catch(() => undefined)
}
