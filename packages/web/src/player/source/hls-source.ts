/// <reference path="./hls-light.d.ts" />
import type Hls from 'hls.js'
import { attachEngine } from './hls-engine.ts'
import { attachNative } from './hls-native.ts'
import type { Attached, HlsOptions } from './hls-options.ts'

const takesPieces = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis

let loading: Promise<typeof Hls> | undefined

/** Loads hls.js, where it is needed. Screens that will play something call it early. */
export function preloadHls(): Promise<typeof Hls> | undefined {
  if (!takesPieces()) return undefined
  loading ??= import('hls.js/light').then((module) => module.default)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** While an iPhone is locked, scripts that feed a player are suspended sooner or later; the native player is not. */
const sleepsLocked = ({ background, offline }: HlsOptions) =>
  background === true && !offline && 'ManagedMediaSource' in globalThis

/**
 * Attaches a stream to an element: with hls.js where the browser supports Media Source Extensions, natively elsewhere.
 */
export async function attachHls(element: HTMLMediaElement, hlsUrl: string, options: HlsOptions): Promise<Attached> {
  const Engine = sleepsLocked(options) ? undefined : await preloadHls()
  if (Engine?.isSupported()) return attachEngine(Engine, { element, hlsUrl, options })
  return attachNative({ element, hlsUrl, options })
}
