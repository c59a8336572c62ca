import { SPEEDS, type Speed } from '@sands/rules/study'
import { useState } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { playerChoices, rememberChoice } from '../controls/player-choices.ts'
import type { KeyActs } from '../controls/use-keys.ts'
import type { Announcement } from '../place/use-announcement.ts'
import type { Source } from '../source/use-source.ts'
import type { MediaState } from '../use-media.ts'
import type { FullScreen } from './full-screen.ts'
import { clamp } from './gesture.ts'
import type { Captions } from './use-captions.ts'

const HURRY = 2

export interface VideoActs extends KeyActs {
  speed: Speed
  chooseSpeed: (speed: Speed) => void
  seekTo: (seconds: number) => void
  setVolume: (volume: number) => void
  /** Plays at double speed while a finger is held on the picture. */
  hurry: (held: boolean) => void
  hurried: boolean
}

interface Parts {
  video: HTMLVideoElement | null
  duration: number
  state: MediaState
  source: Source
  fullScreen: FullScreen
  captions: Captions
  said: Announcement
  wake: () => void
}

/** All actions on a video, by any input. Each shows the controls, and some announce a text. */
export function useVideoActs({ video, duration, state, source, fullScreen, captions, said, wake }: Parts): VideoActs {
  const t = useT()
  const [speed, setSpeed] = useState(() => playerChoices().speed)
  const [hurried, setHurried] = useState(false)

  const seekTo = (seconds: number) => {
    wake()
    if (video) video.currentTime = clamp(seconds, duration)
  }
  const chooseSpeed = (chosen: Speed) => {
    setSpeed(chosen)
    rememberChoice({ speed: chosen })
    if (!video) return
    video.defaultPlaybackRate = chosen
    video.playbackRate = chosen
    said.say(`${chosen}×`)
  }
  const setVolume = (volume: number) => {
    if (!video) return
    video.volume = Math.min(1, Math.max(0, volume))
    video.muted = video.volume === 0
    if (video.volume > 0) rememberChoice({ volume: video.volume })
  }

  return {
    speed,
    chooseSpeed,
    seekTo,
    setVolume,
    hurried,
    hurry: (held) => {
      setHurried(held)
      if (video) video.playbackRate = held ? HURRY : speed
    },
    toggle: () => {
      wake()
      if (state.paused || state.ended) source.play()
      else source.pause()
    },
    seekBy: (seconds) => {
      seekTo((video?.currentTime ?? 0) + seconds)
      said.say(t(seconds > 0 ? 'media.forward' : 'media.backward', { count: Math.abs(seconds) }))
    },
    seekToShare: (share) => seekTo(duration * share),
    faster: (steps) => {
      const next = SPEEDS[SPEEDS.indexOf(speed) + steps]
      if (next !== undefined) chooseSpeed(next)
    },
    louder: (by) => {
      wake()
      // Raising the volume unmutes; lowering the volume of a muted video keeps it muted.
      if (video?.muted && by < 0) said.say(t('media.mute'))
      else setVolume((video?.volume ?? 1) + by)
    },
    toggleMuted: () => {
      if (!video) return
      video.muted = !video.muted
      said.say(t(video.muted ? 'media.mute' : 'media.unmute'))
    },
    toggleFull: fullScreen.toggle,
    toggleCaptions: () => {
      captions.toggle()
      said.say(`${t('media.captions')} ${captions.language === null ? '' : t('media.captions_off')}`)
    },
  }
}
