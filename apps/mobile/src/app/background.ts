import { hasPostDrafts } from '@sands/web/community/post-draft-key'
import { renewCommunityWhenSent } from '@sands/web/community/renew-community'
import { countDownloads } from '@sands/web/download/keep-downloads'
import { startHeartbeat } from '@sands/web/heartbeat/heartbeat'
import { startOutbox } from '@sands/web/outbox/outbox'
import { renewProgressWhenSent } from '@sands/web/study/progress-queries'
import { startUnread } from '@sands/web/unread/follow-unread'
import type { QueryClient } from '@tanstack/react-query'
import { warmPlayers } from './warm-players.ts'

/**
 * Continues the downloads of this device. Without downloads the code is not loaded; the download button loads it when
 * needed.
 */
async function goOnDownloading(): Promise<void> {
  if ((await countDownloads()) > 0) (await import('@sands/web/download/downloads')).startDownloads()
}

/** Publishes drafts whose files were still uploading when the app was closed. */
async function goOnPublishing(): Promise<void> {
  if (hasPostDrafts()) (await import('@sands/web/community/post-sender')).watchDrafts()
}

/**
 * Starts the background work for a signed-in person. In a preview nothing is counted, because the viewer is working,
 * not learning.
 */
export function startBackground({ preview, queries }: { preview: boolean; queries: QueryClient }): void {
  renewProgressWhenSent(queries)
  renewCommunityWhenSent(queries)
  startOutbox()
  if (preview) return
  startHeartbeat({ terminalType: 2 })
  startUnread()
  // Failures are ignored, because the next start tries again.
  void goOnDownloading().catch(() => undefined)
  void goOnPublishing().catch(() => undefined)
  void warmPlayers().catch(() => undefined)
}
