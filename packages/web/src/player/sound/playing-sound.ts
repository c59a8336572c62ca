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
  /** What it is heard as: a file may be part of many things, and each has a place of its own. */
  placeKey: string
  /** Seconds. */
  startAt: number
  /** Where the bytes lie, if they lie on this device. */
  offline?: OfflineSource | undefined
  onPlayed: OnPlayed
}

/** A sound with the element that plays it, until it is closed. */
export interface PlayingSound {
  element: HTMLAudioElement
  source: SoundSource
  attached: Attached | null
  renewals: Renewals
  /** Whether it should play as soon as it can. */
  wanted: boolean
  /** It was stopped while it should have played, and goes on when it may. */
  held: boolean
  closed: boolean
  stops: (() => void)[]
  /** Seconds; where one may go. */
  limit: number | undefined
  guard: SeekGuard | null
}

export function createPlaying(source: SoundSource): PlayingSound {
  const element = document.createElement('audio')
  element.preload = 'auto'
  // With addresses that have run out it asks for new ones and goes on at the same place; the person notices nothing.
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
  // Without a network not even the engine could be fetched.
  if (!attached) return lost(one, 'network')
  element.playbackRate = playerChoices().speed
  if (one.wanted) begin(one)
}

/** Refused where nobody has touched the page yet: it then waits for the person. */
export function begin({ element }: PlayingSound, onRefused?: () => void): void {
  element.play().catch(({ name }: DOMException) => {
    if (name === 'NotAllowedError') onRefused?.()
    if (element.paused && soundState.get()?.state !== 'lost') patchSound({ state: 'paused' })
  })
}

async function attachAnew(one: PlayingSound, file: PlayerFile): Promise<void> {
  const { element } = one
  const at = element.currentTime || one.source.startAt
  // The lock screen may have stopped or started it; before it is attached only the wish counts.
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
