import type { Speed } from '@sands/rules/study'
import { translate } from '../../i18n/texts.ts'
import { onReturn } from '../../offline/connectivity.ts'
import { getSession, sessionState } from '../../session/store.ts'
import { showToast } from '../../toast/toast.ts'
import { playerChoices, rememberChoice } from '../controls/player-choices.ts'
import { onlyOnePlays } from '../only-one-plays.ts'
import { guardSeek } from '../place/guard-seek.ts'
import { keepPlace } from '../place/keep-place.ts'
import { trackPlayed } from '../place/track-played.ts'
import { followSound } from './follow-sound.ts'
import { joinMediaSession } from './media-session.ts'
import { attach, begin, createPlaying, type PlayingSound, type SoundSource, tryAgain } from './playing-sound.ts'
import { type Sleep, watchSleep } from './sleep-timer.ts'
import { patchSound, soundState } from './sound-state.ts'

let playing: PlayingSound | null = null

const isOpen = ({ file, placeKey }: SoundSource): boolean =>
  playing?.source.file.id === file.id && playing.source.placeKey === placeKey

/**
 * Opens a sound in place of the previous one. The same sound stays unchanged, so that it continues when the person
 * returns to its screen.
 */
export function openSound(source: SoundSource): void {
  if (playing && isOpen(source)) {
    playing.source = { ...playing.source, onPlayed: source.onPlayed }
    return
  }
  closeSound()
  const { file, placeKey, startAt } = source
  const one = createPlaying(source)
  const { element } = one
  const duration = file.playable?.duration ?? 0
  const { speed } = playerChoices()
  playing = one
  soundState.set({ file, state: 'opening', loss: null, time: startAt, duration, speed, sleep: null, started: false })
  followSound(one)
  const userId = getSession()?.userId
  one.guard = guardSeek(element, {
    limit: () => one.limit,
    onHeld: () => showToast(translate('media.seek_held')),
  })
  one.stops.push(
    one.guard.stop,
    // Sound counts as study time without being visible.
    trackPlayed(element, {
      fileId: file.id,
      kind: 'audio',
      isVisible: () => document.visibilityState === 'visible',
      onPlayed: (played) => one.source.onPlayed(played),
    }),
    keepPlace(element, { placeKey, duration }),
    onlyOnePlays(element),
    joinMediaSession(element, { title: file.fileName, coverUrl: file.coverUrl, duration }),
    onReturn(() => {
      if (soundState.get()?.loss === 'network') tryAgain(one)
    }),
    () => stopWatching?.(),
    sessionState.subscribe(() => {
      if (getSession()?.userId !== userId) closeSound()
    }),
  )
  void attach(one, startAt)
}

export function closeSound(): void {
  const one = playing
  if (!one) return
  one.element.pause()
  playing = null
  one.closed = true
  for (const stop of one.stops) stop()
  one.attached?.detach()
  soundState.set(null)
}

/** While it is halted by what goes on elsewhere, starting it asks first; it plays once it may go on. */
export function playSound(): void {
  if (playing?.onWanted) {
    playing.held = true
    playing.onWanted()
  } else run()
}

/** What happens instead when somebody starts this sound; null starts it. */
export function onSoundWanted(fileId: string, onWanted: (() => void) | null): void {
  if (playing?.source.file.id === fileId) playing.onWanted = onWanted
}

function run(onRefused?: () => void): void {
  if (!playing) return
  playing.held = false
  const { element, attached } = playing
  playing.wanted = true
  if (element.ended) element.currentTime = 0
  if (attached) begin(playing, onRefused)
  else patchSound({ state: 'waiting' })
}

export function pauseSound(): void {
  if (!playing) return
  playing.held = false
  playing.wanted = false
  playing.element.pause()
  if (!playing.attached) patchSound({ state: 'paused' })
}

/** Pauses playback for the study rules until `goOnSound`; this is not a pause by the person. */
export function haltSound(fileId: string): void {
  if (playing?.source.file.id !== fileId) return
  const { element, attached, wanted } = playing
  const played = attached ? !element.paused : wanted
  pauseSound()
  playing.held = played
}

/** Continues a sound that was halted during playback. */
export function goOnSound(fileId: string): void {
  if (playing?.source.file.id !== fileId || !playing.held) return
  run(() => showToast(translate('media.play_again')))
}

export function seekSound(seconds: number): void {
  if (!playing) return
  const { element } = playing
  const end = soundState.get()?.duration ?? 0
  const time = Math.min(Math.max(0, seconds), end)
  element.currentTime = time
  patchSound({ time })
}

export const skipSound = (seconds: number): void => seekSound((soundState.get()?.time ?? 0) + seconds)

export function setSoundSpeed(speed: Speed): void {
  rememberChoice({ speed })
  if (playing) playing.element.playbackRate = speed
}

/** The farthest place to seek to in this file; the limit stays when its screen is closed. */
export function limitSound(fileId: string, limit: number | undefined): void {
  if (playing?.source.file.id === fileId) playing.limit = limit
}

/** Moves back to this place, because nothing after it was recorded. */
export function setSoundBack(fileId: string, seconds: number): void {
  if (playing?.source.file.id !== fileId) return
  playing.guard?.setBack(seconds)
  showToast(translate('media.set_back'))
}

let stopWatching: (() => void) | undefined

export function setSleep(sleep: Sleep | null): void {
  stopWatching?.()
  stopWatching = undefined
  patchSound({ sleep })
  const element = playing?.element
  if (!element || sleep?.kind !== 'at') return
  stopWatching = watchSleep(sleep.at, {
    setLoudness: (share) => {
      element.volume = share
    },
    stop: () => {
      element.pause()
      setSleep(null)
    },
  })
}

/** Tries again to load the missing part, at the person's request. */
export function retrySound(): void {
  if (!playing) return
  playing.renewals.reset()
  tryAgain(playing)
  playSound()
}
