import { chromium } from '@playwright/test'
import { type BrowserStorage, storageStateOf } from '../../../e2e/kernel/browser-storage.ts'
import { newDevice } from '../../../e2e/kernel/devices.ts'
import { browserArgs } from '../../../scripts/kernel/browser.ts'
import type { BenchRun } from '../bench.ts'

/** The network profile that Chromium's developer tools call fast 3G. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const PATIENCE_MS = 90_000

declare global {
  interface Window {
    firstFrameMs?: number
  }
}

/** Runs in the page before any other script: waits for the first frame of the first video. */
function watchFirstFrame(): void {
  const seen = new WeakSet<HTMLVideoElement>()
  const watch = () => {
    const video = document.querySelector('video')
    if (!video || seen.has(video)) return
    seen.add(video)
    video.requestVideoFrameCallback((now) => {
      window.firstFrameMs ??= now
    })
  }
  new MutationObserver(watch).observe(document, { childList: true, subtree: true })
}

/**
 * Milliseconds from opening the page until the first frame of its video is on the screen, over a slow network with an
 * empty cache.
 */
export async function firstFrameMs(
  { defer }: BenchRun,
  executablePath: string,
  { url, storage = {} }: { url: string; storage?: BrowserStorage },
): Promise<number> {
  const args = [...browserArgs(), '--autoplay-policy=no-user-gesture-required']
  const browser = await chromium.launch({ executablePath, args })
  defer(() => browser.close())
  const context = await newDevice(browser, 'phone', { url, storageState: storageStateOf(url, storage) })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', FAST_3G)
  await page.addInitScript(watchFirstFrame)
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS })
  const frame = await page.waitForFunction(() => window.firstFrameMs, undefined, { timeout: PATIENCE_MS })
  const milliseconds = await frame.jsonValue()
  await browser.close()
  return milliseconds ?? Number.NaN
}
