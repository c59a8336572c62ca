import { missed } from '../../offline/connectivity.ts'
import { playerChoices } from '../controls/player-choices.ts'
import type { SeekGuard } from '../place/guard-seek.ts'
import type { OnPlayed } from '../place/played.ts'
import type { PlayerFile } from '../player-file.ts'
import type { Attached, Loss, Trouble } from '../source/hls-options.ts'
import { attachHls } from '../source/hls-source.ts'
import type { OfflineSource } from '../source/offline-source.ts'
import { createRenewals, type Renewals } from '../source/renewals.ts'
import { patchSound, soundState } from './sound-state.ts'

export interface SoundSource {
  file: PlayerFile
  /** The key of its place: a file may be part of several contents, and each has its own place. */
  placeKey: string
  /** In seconds. */
  startAt: number
  /** The local source, when the file is downloaded. */
  offline?: OfflineSource | undefined
  onPlayed: OnPlayed
}

/** A sound and the element that plays it, until it is closed. */
export interface PlayingSound {
  element: HTMLAudioElement
  source: SoundSource
  attached: Attached | null
  renewals: Renewals
  /** Whether it should start as soon as it can. */
  wanted: boolean
  /** It was paused by the study rules and continues when they allow it. */
  held: boolean
  closed: boolean
  stops: (() => void)[]
  /** The farthest place to seek to, in seconds. */
  limit: number | undefined
  guard: SeekGuard | null
  /** Called instead of playing while it may not go on without a decision. */
  onWanted: (() => void) | null
}

export function createPlaying(source: SoundSource): PlayingSound {
  const element = document.createElement('audio')
  element.preload = 'auto'
  // When its addresses have expired, it requests new ones and continues at the same place without interruption.
  const renewals = createRenewals(element, {
    fileId: source.file.id,
    onFresh: (file) => void attachAnew(one, file),
    onLost: (loss) => lost(one, loss),
  })
  const one: PlayingSound = {
    element,
    source,
    attached: null,
    renewals,
    wanted: false,
    held: false,
    closed: false,
    stops: [renewals.stop],
    limit: undefined,
    guard: null,
    onWanted: null,
  }
  return one
}

export async function attach(one: PlayingSound, startAt: number): Promise<void> {
  const { element, source } = one
  const hlsUrl = source.file.playable?.hlsUrl
  if (!hlsUrl) return
  const { offline } = source
  const options = {
    startAt,
    background: true,
    onLost: (loss: Loss) => lost(one, loss),
    ...(offline && { offline }),
  }
  const attached = await attachHls(element, hlsUrl, options).catch(() => null)
  if (one.closed) return attached?.detach()
  one.attached = attached
  // Without a network not even the playback engine can be loaded.
  if (!attached) return lost(one, 'network')
  element.playbackRate = playerChoices().speed
  if (one.wanted) begin(one)
}

/** Browsers refuse to play before the first user input: playback then waits for it. */
export function begin({ element }: PlayingSound, onRefused?: () => void): void {
  element.play().catch(({ name }: DOMException) => {
    if (name === 'NotAllowedError') onRefused?.()
    if (element.paused && soundState.get()?.state !== 'lost') patchSound({ state: 'paused' })
  })
}

async function attachAnew(one: PlayingSound, file: PlayerFile): Promise<void> {
  const { element } = one
  const at = element.currentTime || one.source.startAt
  // The lock screen may have paused or started it; before the source is attached only `wanted` counts.
  if (one.attached) one.wanted = !element.paused
  one.attached?.detach()
  one.attached = null
  one.source = { ...one.source, file }
  patchSound({ file })
  await attach(one, at)
}

function lost(one: PlayingSound, loss: Loss | Trouble): void {
  if (one.closed) return
  if (loss === 'network') missed()
  if (loss !== 'ended') patchSound({ state: 'lost', loss })
  else if (one.source.offline) patchSound({ state: 'lost', loss: 'missing' })
  else one.renewals.ask()
}

export function tryAgain(one: PlayingSound): void {
  const loss = soundState.get()?.loss
  patchSound({ state: one.element.paused ? 'paused' : 'waiting', loss: null })
  if (loss === 'network' && one.attached) one.attached.again()
  else if (one.source.offline) void attachAnew(one, one.source.file)
  else one.renewals.ask()
}
