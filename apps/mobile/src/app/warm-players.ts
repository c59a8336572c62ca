import { mediaLinks } from '@sands/contract/media/media.links'
import { isAnythingDownloaded } from '@sands/web/download/keep-downloads'
import { isOnline } from '@sands/web/offline/connectivity'
import { findRoute } from './find-route.ts'
import { preload } from './lazy-page.tsx'

/** A new release has new code: people with downloads get the new players while the network is available. */
export async function warmPlayers(): Promise<void> {
  if (!isOnline() || !(await isAnythingDownloaded())) return
  const [path] = mediaLinks.video('').split('?')
  const route = findRoute(path ?? '')
  await Promise.all([
    // The route also loads the player engine.
    route && preload(route),
    import('@sands/web/player/sound/audio-player.tsx'),
    import('../domains/media/components/download-button.tsx'),
  ])
}
