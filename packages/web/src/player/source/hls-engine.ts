import type Hls from 'hls.js'
import type { ErrorData, Events, HlsConfig } from 'hls.js'
import { playerChoices, rememberChoice } from '../controls/player-choices.ts'
import { levelWithin, secondsWithin } from './ahead.ts'
import { offlineLoader } from './hls-loader.ts'
import { type Attached, type HlsOptions, type Loss, lossOfStatus, type Stream } from './hls-options.ts'
import { startLevel } from './start-level.ts'

/** How often a failed decoder is restarted before the person sees an error. */
const MOST_RECOVERIES = 2
/** Small enough for phones: buffers half a minute ahead and half a minute back. */
const AHEAD_S = 30
const BEHIND_S = 30
/** Less than a segment: hls.js stops after the first one. */
const PRELOAD_S = 1

/** After these tries the person sees an error, and we try again whenever the network is back. */
const PATIENCE = {
  maxTimeToFirstByteMs: 10_000,
  maxLoadTimeMs: 60_000,
  timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
  errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 2_000 },
}

function configOf({ startAt = 0, offline, isPreload = false, aheadBytes }: HlsOptions): Partial<HlsConfig> {
  return {
    // A worker would be loaded from a blob: address, which the content security policy forbids; fMP4 segments do not
    // need one.
    enableWorker: false,
    startPosition: startAt > 0 ? startAt : -1,
    startFragPrefetch: true,
    testBandwidth: false,
    abrEwmaDefaultEstimate: playerChoices().bandwidth,
    capLevelToPlayerSize: aheadBytes === undefined,
    maxBufferLength: isPreload ? PRELOAD_S : AHEAD_S,
    maxMaxBufferLength: isPreload ? PRELOAD_S : AHEAD_S * 2,
    backBufferLength: BEHIND_S,
    // The engine loads at least this many bytes ahead, whatever the length says.
    ...(aheadBytes && { maxBufferSize: 0 }),
    fragLoadPolicy: { default: PATIENCE },
    ...(offline ? { loader: offlineLoader(offline) } : {}),
  }
}

function lossOf({ type, response }: ErrorData): Loss {
  if (type !== 'networkError') return 'broken'
  return lossOfStatus(response?.code ?? 0)
}

/** Plays with hls.js, which is given the stream segment by segment. */
export function attachEngine(Engine: typeof Hls, { element, hlsUrl, options }: Stream): Attached {
  const hls = new Engine(configOf(options))
  const on = Engine.Events
  let recoveries = 0
  let isFilling = options.isPreload !== true
  const firstLevel = () => {
    const quick = startLevel(hls.levels, { bandwidth: playerChoices().bandwidth, room: roomOf(element) })
    return options.aheadBytes ? Math.min(quick, levelWithin(hls.levels, options.aheadBytes.preload)) : quick
  }
  /** Two segments fit into the bytes that may be loaded ahead, so that playing does not wait for the next one. */
  const capLevel = ({ playing }: { playing: number }) => {
    const fitting = startLevel(hls.levels, { bandwidth: Number.POSITIVE_INFINITY, room: roomOf(element) })
    // The engine sorts its levels by their bitrate.
    hls.autoLevelCapping = Math.min(fitting, levelWithin(hls.levels, playing / 2))
  }
  /** How far a playing video loads ahead: half a minute, or less where the bytes are limited. */
  const setAhead = () => {
    if (!isFilling) return
    const bitrate = hls.levels[Math.max(0, hls.currentLevel)]?.bitrate ?? 0
    const limit = options.aheadBytes && secondsWithin(options.aheadBytes.playing, bitrate)
    const seconds = limit === undefined ? AHEAD_S : Math.min(AHEAD_S, Math.max(PRELOAD_S, limit))
    hls.config.maxMaxBufferLength = limit === undefined ? AHEAD_S * 2 : seconds
    hls.config.maxBufferLength = seconds
  }
  const levelOf = (height: number | null) => hls.levels.findIndex((level) => linesOf(level) === height)

  hls.on(on.MANIFEST_PARSED, () => {
    const chosen = levelOf(options.height ?? null)
    if (chosen >= 0) hls.currentLevel = chosen
    else hls.startLevel = firstLevel()
    if (options.aheadBytes) capLevel(options.aheadBytes)
    const renditions = hls.levels.map((level) => ({ height: linesOf(level), bitrate: level.bitrate }))
    options.onRenditions?.(renditions.toSorted((a, b) => b.height - a.height))
  })
  hls.on(on.LEVEL_SWITCHED, (_: Events, { level }: { level: number }) => {
    const shown = hls.levels[level]
    options.onRendition?.(shown ? linesOf(shown) : 0)
    if (options.aheadBytes) setAhead()
  })
  hls.on(on.FRAG_BUFFERED, () => {
    recoveries = 0
  })
  hls.on(on.ERROR, (_: Events, data: ErrorData) => {
    // An expired address stays expired, so it is not requested again.
    const loss = lossOf(data)
    if (!data.fatal && loss !== 'ended') return
    if (loss === 'ended') hls.stopLoad()
    if (loss === 'broken' && data.type === 'mediaError' && recoveries < MOST_RECOVERIES) {
      recoveries += 1
      hls.recoverMediaError()
      return
    }
    options.onLost(loss)
  })
  hls.attachMedia(element)
  hls.loadSource(hlsUrl)

  return {
    choose: (height) => {
      // -1 means that hls.js chooses.
      hls.nextLevel = height === null ? -1 : levelOf(height)
    },
    fill: () => {
      isFilling = true
      setAhead()
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

/** The quality as people name it: the shorter side of the picture. */
const linesOf = ({ width, height }: { width: number; height: number }) => Math.min(width, height)

/** The number of picture lines that fit into the element. */
const roomOf = (element: HTMLMediaElement) => element.clientHeight * (globalThis.devicePixelRatio ?? 1)
