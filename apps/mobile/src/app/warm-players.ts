import { mediaLinks } from '@sands/contract/media/media.links'
import { isAnythingDownloaded } from '@sands/web/download/keep-downloads'
import { isOnline } from '@sands/web/offline/connectivity'
import { findRoute } from './find-route.ts'
import { preload } from './lazy-page.tsx'

/** A new release brings new code: whoever keeps something to play gets the players with it, before the network is gone. */
export async function warmPlayers(): Promise<void> {
  if (!isOnline() || !(await isAnythingDownloaded())) return
  const [path] = mediaLinks.video('').split('?')
  const route = findRoute(path ?? '')
  await Promise.all([
    // With the engine, which it asks for itself.
    route && preload(route),
    import('@sands/web/player/sound/audio-player.tsx'),
    import('../domains/media/components/download-button.tsx'),
  ])
}
