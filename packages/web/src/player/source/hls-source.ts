/// <reference path="./hls-light.d.ts" />
import type Hls from 'hls.js'
import { attachEngine } from './hls-engine.ts'
import { attachNative } from './hls-native.ts'
import type { Attached, HlsOptions } from './hls-options.ts'

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

/** While an iPhone is locked, scripts that feed a player sleep sooner or later; the phone's own player does not. */
const sleepsLocked = ({ background, offline }: HlsOptions) =>
  background === true && !offline && 'ManagedMediaSource' in globalThis

/** Lets an element play a stream: by our engine where the browser takes pieces, by the browser itself elsewhere. */
export async function attachHls(element: HTMLMediaElement, hlsUrl: string, options: HlsOptions): Promise<Attached> {
  const Engine = sleepsLocked(options) ? undefined : await preloadHls()
  if (Engine?.isSupported()) return attachEngine(Engine, { element, hlsUrl, options })
  return attachNative({ element, hlsUrl, options })
}
