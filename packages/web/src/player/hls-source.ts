/// <reference path="./hls-light.d.ts" />
import type Hls from 'hls.js'
import type { ErrorData, Events, HlsConfig } from 'hls.js'
import { offlineLoader } from './hls-loader.ts'
import type { OfflineSource } from './offline-source.ts'
import { playerChoices, rememberChoice } from './player-choices.ts'
import { startLevel } from './start-level.ts'

/** Why nothing more comes. `ended` is an address that has run out: a fresh one helps, trying again does not. */
export type Loss = 'network' | 'ended' | 'broken'

export interface Rendition {
  /** The shorter side of the picture. */
  height: number
  /** Bits a second. */
  bitrate: number
}

export interface HlsOptions {
  /** Seconds from the beginning. */
  startAt?: number
  /** The height that the person has chosen; null leaves it to the line. */
  height?: number | null
  offline?: OfflineSource
  /** Whether it goes on while the phone is locked. */
  background?: boolean
  /** The renditions to choose from, largest first; none where the browser chooses by itself. */
  onRenditions?: (renditions: readonly Rendition[]) => void
  /** Which rendition is on the screen now, by its height. */
  onRendition?: (height: number) => void
  onLost: (loss: Loss) => void
}

export interface Attached {
  choose: (height: number | null) => void
  /** Tries once more to get what did not come. */
  again: () => void
  detach: () => void
}

/** An address that was once good and is refused now. */
const ENDED = [401, 403, 404, 410]
/** So often a decoder that stumbled is set up anew before the person hears of it. */
const MENDS = 2
/** Small enough for phones: half a minute ahead, half a minute back. */
const AHEAD_S = 30
const BEHIND_S = 30

/** After these the person hears of it, and we try again whenever the line comes back. */
const PATIENCE = {
  maxTimeToFirstByteMs: 10_000,
  maxLoadTimeMs: 60_000,
  timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
  errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2_000 },
}

const takesPieces = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis

let loading: Promise<typeof Hls> | undefined

/** Fetches the player's engine, where it is needed. Whoever knows that something will be played calls it early. */
export function preloadHls(): Promise<typeof Hls> | undefined {
  if (!takesPieces()) return undefined
  loading ??= import('hls.js/light').then((module) => module.default)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

function configOf({ startAt = 0, offline }: HlsOptions): Partial<HlsConfig> {
  return {
    // A worker would come from a blob: address, which the content policy forbids; whole fMP4 pieces need none.
    enableWorker: false,
    startPosition: startAt > 0 ? startAt : -1,
    startFragPrefetch: true,
    testBandwidth: false,
    abrEwmaDefaultEstimate: playerChoices().bandwidth,
    capLevelToPlayerSize: true,
    maxBufferLength: AHEAD_S,
    maxMaxBufferLength: AHEAD_S * 2,
    backBufferLength: BEHIND_S,
    fragLoadPolicy: { default: PATIENCE },
    ...(offline ? { loader: offlineLoader(offline) } : {}),
  }
}

function lossOf({ type, response }: ErrorData): Loss {
  if (type !== 'networkError') return 'broken'
  return ENDED.includes(response?.code ?? 0) ? 'ended' : 'network'
}

function attachEngine(
  Engine: typeof Hls,
  { element, hlsUrl, options }: { element: HTMLMediaElement; hlsUrl: string; options: HlsOptions },
): Attached {
  const hls = new Engine(configOf(options))
  const on = Engine.Events
  let mends = 0
  const levelOf = (height: number | null) => hls.levels.findIndex((level) => linesOf(level) === height)

  hls.on(on.MANIFEST_PARSED, () => {
    const chosen = levelOf(options.height ?? null)
    if (chosen >= 0) hls.currentLevel = chosen
    else hls.startLevel = startLevel(hls.levels, { bandwidth: playerChoices().bandwidth, room: roomOf(element) })
    const renditions = hls.levels.map((level) => ({ height: linesOf(level), bitrate: level.bitrate }))
    options.onRenditions?.(renditions.toSorted((a, b) => b.height - a.height))
  })
  hls.on(on.LEVEL_SWITCHED, (_: Events, { level }: { level: number }) => {
    const shown = hls.levels[level]
    options.onRendition?.(shown ? linesOf(shown) : 0)
  })
  hls.on(on.FRAG_BUFFERED, () => {
    mends = 0
  })
  hls.on(on.ERROR, (_: Events, data: ErrorData) => {
    // Asked again and again, an address that has run out stays run out.
    const loss = lossOf(data)
    if (!data.fatal && loss !== 'ended') return
    if (loss === 'ended') hls.stopLoad()
    if (loss === 'broken' && data.type === 'mediaError' && mends < MENDS) {
      mends += 1
      hls.recoverMediaError()
      return
    }
    options.onLost(loss)
  })
  hls.attachMedia(element)
  hls.loadSource(hlsUrl)

  return {
    choose: (height) => {
      // -1 is the engine's word for its own choice.
      hls.nextLevel = height === null ? -1 : levelOf(height)
    },
    again: () => {
      if (hls.levels.length === 0) hls.loadSource(hlsUrl)
      else hls.startLoad()
    },
    detach: () => {
      if (!options.offline && Number.isFinite(hls.bandwidthEstimate)) {
        rememberChoice({ bandwidth: Math.round(hls.bandwidthEstimate) })
      }
      hls.destroy()
    },
  }
}

/** What people call the size of a video: its shorter side, however it is held. */
const linesOf = ({ width, height }: { width: number; height: number }) => Math.min(width, height)

/** How many lines of picture there is room for. */
const roomOf = (element: HTMLMediaElement) => element.clientHeight * (globalThis.devicePixelRatio ?? 1)

async function lossAt(url: string): Promise<Loss> {
  try {
    const { ok, status } = await fetch(url)
    if (ok) return 'broken'
    return ENDED.includes(status) ? 'ended' : 'network'
  } catch {
    return 'network'
  }
}

/** Where the browser plays such streams by itself, it tells little of what went wrong: the address is asked. */
function attachNative(element: HTMLMediaElement, hlsUrl: string, { startAt = 0, onLost }: HlsOptions): Attached {
  let at = startAt
  const begin = () => {
    if (at > 0) element.currentTime = at
  }
  const lost = () => {
    at = element.currentTime || at
    void lossAt(hlsUrl).then(onLost)
  }
  const again = () => {
    element.src = hlsUrl
    element.load()
  }
  element.addEventListener('loadedmetadata', begin)
  element.addEventListener('error', lost)
  again()
  return {
    choose: () => undefined,
    again,
    detach: () => {
      element.removeEventListener('loadedmetadata', begin)
      element.removeEventListener('error', lost)
      element.removeAttribute('src')
      element.load()
    },
  }
}

/** While an iPhone is locked, scripts that feed a player sleep sooner or later; the phone's own player does not. */
const sleepsLocked = ({ background, offline }: HlsOptions) =>
  background === true && !offline && 'ManagedMediaSource' in globalThis

/** Lets an element play a stream: by our engine where the browser takes pieces, by the browser itself elsewhere. */
export async function attachHls(element: HTMLMediaElement, hlsUrl: string, options: HlsOptions): Promise<Attached> {
  const Engine = sleepsLocked(options) ? undefined : await preloadHls()
  if (Engine?.isSupported()) return attachEngine(Engine, { element, hlsUrl, options })
  return attachNative(element, hlsUrl, options)
}
