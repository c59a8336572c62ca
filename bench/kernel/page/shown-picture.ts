import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { type BrowserStorage, storageStateOf } from '../../../e2e/kernel/browser-storage.ts'
import { newDevice } from '../../../e2e/kernel/devices.ts'
import { browserArgs } from '../../../scripts/kernel/browser.ts'
import { type BenchRun, check } from '../bench.ts'

/** A picture as a page shows it: its attributes by their React names, and its size in CSS pixels. */
export interface ShownPicture {
  alt: string
  src: string
  srcSet: string
  sizes: string
  width: number
  height: number
  fetchPriority: 'high' | 'low' | 'auto'
  loading: 'eager' | 'lazy'
  decoding: 'sync' | 'async' | 'auto'
  box: { width: number; height: number }
}

/** The screen that Lighthouse emulates. */
const SCREEN = { width: 412, height: 823 }
const AFTER_LOAD_MS = 5000

/** Runs in the page: returns the picture that was the largest contentful paint. */
function largestPicture(): Promise<ShownPicture | undefined> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element; url?: string }) | undefined
      // The element painted first may have been replaced by the same picture in the page that the app rendered later.
      const same = [...document.images].find(({ currentSrc }) => currentSrc !== '' && currentSrc === last?.url)
      const image = last?.element ?? same
      if (!(image instanceof HTMLImageElement)) return resolve(undefined)
      const { alt, src, srcset: srcSet, sizes, fetchPriority, loading, decoding } = image
      const { width, height } = image.getBoundingClientRect()
      resolve({
        alt,
        src,
        srcSet,
        sizes,
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
        fetchPriority: fetchPriority as ShownPicture['fetchPriority'],
        loading: loading as ShownPicture['loading'],
        decoding,
        box: { width, height },
      })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** Returns the main picture of a page, so that another page can show it in the same way. */
export async function shownPicture(
  { defer }: BenchRun,
  executablePath: string,
  { url, storage }: { url: string; storage: BrowserStorage },
): Promise<ShownPicture> {
  const browser = await chromium.launch({ executablePath, args: browserArgs() })
  defer(() => browser.close())
  const context = await newDevice(browser, 'phone', { url, storageState: storageStateOf(url, storage) })
  const page = await context.newPage()
  await page.setViewportSize(SCREEN)
  await page.goto(url, { waitUntil: 'load' })
  await sleep(AFTER_LOAD_MS)
  const picture = await page.evaluate(largestPicture)
  await browser.close()
  check(picture !== undefined, 'the largest element on the page is not a picture')
  return picture
}
