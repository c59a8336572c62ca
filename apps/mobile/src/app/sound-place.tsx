import { mediaLinks } from '@sands/contract/media/media.links'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { useHeardId } from '@sands/web/player/sound/sound-state'
import { useStore } from '@sands/web/store/store'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withTexts } from '../kernel/need-texts.ts'
import { soundHome } from '../kernel/sound-home.ts'
import { Nothing } from '../kernel/ui/missing.tsx'

/** A person who plays audio has already loaded the player's code; others never load it. */
const SoundBar = lazyPart(
  withTexts('media', async () => (await import('@sands/web/player/sound/audio-player.tsx')).SoundBar),
  Nothing,
)

/** The address of the screen of an audio file. */
const addressOf = (fileId: string): string => {
  const home = soundHome.get()
  return home?.fileId === fileId ? home.address : mediaLinks.video(fileId)
}

/** Whether audio is playing that the front page does not show. */
export function useBackgroundSound(): boolean {
  const fileId = useHeardId()
  const { pathname, search } = useLocation()
  useStore(soundHome)
  return fileId !== null && `${pathname}${search}` !== addressOf(fileId)
}

export function SoundPlace() {
  const navigate = useNavigate()
  return (
    <Suspense>
      <SoundBar onOpen={(fileId) => void navigate(addressOf(fileId))} />
    </Suspense>
  )
}
