import { mediaLinks } from '@sands/contract/media/media.links'
import { useHeardId } from '@sands/web/player/sound-state'
import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Whoever hears something has the player's code already; all others never fetch it. */
const SoundBar = lazy(async () => ({ default: (await import('@sands/web/player/audio-player.tsx')).SoundBar }))

/** Whether a sound goes on that the page in front does not show. */
export function useSoundBeside(): boolean {
  const fileId = useHeardId()
  const { pathname, search } = useLocation()
  return fileId !== null && `${pathname}${search}` !== mediaLinks.video(fileId)
}

export function SoundPlace() {
  const navigate = useNavigate()
  return (
    <Suspense>
      <SoundBar onOpen={(fileId) => void navigate(mediaLinks.video(fileId))} />
    </Suspense>
  )
}
