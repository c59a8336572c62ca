import { CallError } from '../call/call-error.ts'
import { missed, onReturn } from '../offline/line.ts'
import { getSession, sessionState } from '../session/store.ts'
import { freshFile } from './fresh-file.ts'
import { type Attached, attachHls, type Loss } from './hls-source.ts'
import { keepPlace } from './keep-place.ts'
import { joinMediaSession } from './media-session.ts'
import type { OfflineSource } from './offline-source.ts'
import { onlyOnePlays } from './only-one-plays.ts'
import type { OnPlayed } from './played.ts'
import { playerChoices, rememberChoice, type Speed } from './player-choices.ts'
import type { PlayerFile } from './player-file.ts'
import { resumePosition } from './resume-position.ts'
import { type Sleep, watchSleep } from './sleep-timer.ts'
import { type Sound, soundState } from './sound-state.ts'
import { trackPlayed } from './track-played.ts'

interface SoundSource {
  file: PlayerFile
  /** Where the bytes lie, if they lie on this device. */
  offline?: OfflineSource | undefined
  onPlayed: OnPlayed
}

interface Playing {
  element: HTMLAudioElement
  source: SoundSource
  attached: Attached | null
  /** Whether it should play as soon as it can. */
  wanted: boolean
  stops: (() => void)[]
}

let playing: Playing | null = null

const patch = (facts: Partial<Sound>) => {
  const sound = soundState.get()
  if (sound) soundState.set({ ...sound, ...facts })
}

async function attach(one: Playing, startAt: number): Promise<void> {
  const { element, source } = one
  const hlsUrl = source.file.playable?.hlsUrl
  if (!hlsUrl) return
  const { offline } = source
  const options = {
    startAt,
    background: true,
    onLost: (loss: Loss) => void lost(one, loss),
    ...(offline && { offline }),
  }
  const attached = await attachHls(element, hlsUrl, options).catch(() => null)
  if (playing !== one) return attached?.detach()
  one.attached = attached
  // Without a network not even the engine could be fetched.
  if (!attached) return await lost(one, 'network')
  element.playbackRate = playerChoices().speed
  if (one.wanted) begin(one)
}

/** Refused where nobody has touched the page yet: it then waits for the person. */
function begin({ element }: Playing): void {
  element.play().catch(() => {
    if (element.paused && soundState.get()?.state !== 'lost') patch({ state: 'paused' })
  })
}

async function attachAnew(one: Playing, file: PlayerFile): Promise<void> {
  const { element } = one
  const at = element.currentTime || resumePosition(file.id)
  one.wanted = !element.paused
  one.attached?.detach()
  one.attached = null
  one.source = { ...one.source, file }
  patch({ file })
  await attach(one, at)
}

/** With addresses that have run out it asks for new ones and goes on at the same place; the person notices nothing. */
async function renew(one: Playing): Promise<void> {
  const file = await freshFile(one.source.file.id)
  if (playing === one) await attachAnew(one, file)
}

async function lost(one: Playing, loss: Loss): Promise<void> {
  if (playing !== one) return
  if (loss === 'network') missed()
  patch({ state: 'lost', loss })
  if (loss !== 'ended' || one.source.offline) return
  try {
    patch({ state: 'waiting', loss: null })
    await renew(one)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    patch({ state: 'lost', loss: error.network ? 'network' : 'ended' })
  }
}

function follow(one: Playing): void {
  const { element } = one
  const stop = new AbortController()
  const on = (names: readonly string[], run: () => void) => {
    for (const name of names) element.addEventListener(name, run, { signal: stop.signal })
  }
  on(['loadedmetadata', 'durationchange'], () => {
    if (Number.isFinite(element.duration)) patch({ duration: element.duration })
  })
  on(['canplay'], () => {
    if (element.paused && soundState.get()?.state === 'opening') patch({ state: 'paused' })
  })
  on(['playing'], () => patch({ state: 'playing', loss: null, begun: true }))
  on(['waiting'], () => patch({ state: 'waiting' }))
  on(['ratechange'], () => patch({ speed: element.playbackRate }))
  on(['timeupdate', 'seeking'], () => patch({ time: element.currentTime }))
  on(['pause'], () => {
    if (soundState.get()?.state !== 'lost') patch({ state: element.ended ? 'ended' : 'paused' })
  })
  on(['ended'], () => patch({ state: 'ended', ...(soundState.get()?.sleep?.kind === 'end' && { sleep: null }) }))
  one.stops.push(() => stop.abort())
}

/** Opens a sound in place of the one before. The same one stays as it is: whoever comes back to its screen hears it on. */
export function openSound(source: SoundSource): void {
  if (playing?.source.file.id === source.file.id) {
    playing.source = { ...playing.source, onPlayed: source.onPlayed }
    return
  }
  closeSound()
  const { file } = source
  const element = document.createElement('audio')
  element.preload = 'auto'
  const one: Playing = { element, source, attached: null, wanted: false, stops: [] }
  const startAt = resumePosition(file.id)
  const duration = file.playable?.duration ?? 0
  const { speed } = playerChoices()
  playing = one
  soundState.set({ file, state: 'opening', loss: null, time: startAt, duration, speed, sleep: null, begun: false })
  follow(one)
  const userId = getSession()?.userId
  one.stops.push(
    // Sound counts without being seen.
    trackPlayed(element, {
      fileId: file.id,
      kind: 'audio',
      isVisible: () => document.visibilityState === 'visible',
      onPlayed: (played) => one.source.onPlayed(played),
    }),
    keepPlace(element, { fileId: file.id, duration }),
    onlyOnePlays(element),
    joinMediaSession(element, { title: file.fileName, coverUrl: file.coverUrl, duration }),
    onReturn(() => {
      if (soundState.get()?.loss === 'network') again(one)
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
  for (const stop of one.stops) stop()
  one.attached?.detach()
  soundState.set(null)
}

export function playSound(): void {
  if (!playing) return
  const { element, attached } = playing
  playing.wanted = true
  if (element.ended) element.currentTime = 0
  if (attached) begin(playing)
  else patch({ state: 'waiting' })
}

export function pauseSound(): void {
  if (!playing) return
  playing.wanted = false
  playing.element.pause()
  if (!playing.attached) patch({ state: 'paused' })
}

export function seekSound(seconds: number): void {
  if (!playing) return
  const { element } = playing
  const end = soundState.get()?.duration ?? 0
  const time = Math.min(Math.max(0, seconds), end)
  element.currentTime = time
  patch({ time })
}

export const skipSound = (seconds: number): void => seekSound((soundState.get()?.time ?? 0) + seconds)

export function setSoundSpeed(speed: Speed): void {
  rememberChoice({ speed })
  if (playing) playing.element.playbackRate = speed
}

let stopWatching: (() => void) | undefined

export function setSleep(sleep: Sleep | null): void {
  stopWatching?.()
  stopWatching = undefined
  patch({ sleep })
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

function again(one: Playing): void {
  const sound = soundState.get()
  patch({ state: one.element.paused ? 'paused' : 'waiting', loss: null })
  if (sound?.loss === 'network' && one.attached) one.attached.again()
  else if (one.source.offline) void attachAnew(one, one.source.file)
  else void lost(one, 'ended')
}

/** Once more what did not come, because the person asks for it. */
export function retrySound(): void {
  if (!playing) return
  again(playing)
  playSound()
}
