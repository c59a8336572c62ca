import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { BrowserStorage } from '../../../e2e/kernel/browser-storage.ts'
import { browserArgs } from '../../../scripts/kernel/browser.ts'
import { HOST } from '../../../scripts/kernel/port.ts'
import { type BenchRun, check } from '../bench.ts'

export interface Scores {
  performance: number
  accessibility: number
  /** Accessibility audits that lost points. */
  barriers: string[]
  /** The performance metrics, formatted by Lighthouse. */
  metrics: string
  largestPaintMs: number
  /** Total blocking time: how much longer than 50 ms the tasks after the first paint take, in all. */
  blockingMs: number
  /** The element of the largest contentful paint. */
  largest: string
  /** Cumulative layout shift. */
  shift: number
}

interface Visit {
  url: string
  storage?: BrowserStorage
}

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
]

/**
 * The trace of a browser is sometimes cut short and Lighthouse asks for another run: that run is no measurement, good
 * or bad.
 */
const TRIES = 3

/**
 * Lighthouse waits until a page makes no more requests. Of a signed-in person one request never ends, the stream of
 * unread counts: without this limit Lighthouse would watch the page at rest for 45 seconds.
 */
const LONGEST_LOAD_MS = 20_000

/** Writes items to the browser's local storage, from a page of the same origin that is not part of the app. */
async function keep(debugPort: number, { url, storage }: Required<Visit>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://${HOST}:${debugPort}`)
  // A new browser context would have its own storage.
  const [context] = browser.contexts()
  check(context !== undefined, 'the browser has no window')
  const page = await context.newPage()
  await page.goto(new URL('/healthz', url).href)
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(storage))
  await page.close()
  await browser.close()
}

async function visit({ defer }: BenchRun, chromePath: string, { url, storage }: Visit) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArgs()], logLevel: 'error' })
  defer(() => chrome.kill())
  if (storage) await keep(chrome.port, { url, storage })
  // Lighthouse clears the browser's caches before a visit, but keeps the local storage.
  const result = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: ['performance', 'accessibility'],
    formFactor: 'mobile',
    ...(storage && { maxWaitForLoad: LONGEST_LOAD_MS }),
    logLevel: 'error',
  })
  chrome.kill()
  check(result !== undefined, 'Lighthouse returned no result')
  return result.lhr
}

/** Returns the first element that the details of an audit mention. */
function snippetIn(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null) return undefined
  if ('snippet' in details && typeof details.snippet === 'string') return details.snippet
  return Object.values(details)
    .map(snippetIn)
    .find((snippet) => snippet !== undefined)
}

/**
 * Returns the element painted last. Only pictures take time to load, so a removed element with a load time was a
 * picture.
 */
function largestIn(details: unknown): string {
  const known = snippetIn(details)
  if (known !== undefined) return known
  return JSON.stringify(details ?? '').includes('resourceLoadDuration') ? '<img removed since>' : 'unknown'
}

/** One visit of Lighthouse in a new browser, with its default slow phone. */
export async function lighthouseScores(run: BenchRun, chromePath: string, to: Visit): Promise<Scores> {
  let report = await visit(run, chromePath, to)
  for (let again = 1; again < TRIES && report.runtimeError; again += 1) report = await visit(run, chromePath, to)
  const { categories, audits, runtimeError, finalDisplayedUrl } = report
  check(runtimeError === undefined, `Lighthouse failed: ${runtimeError?.message}`)
  check(new URL(finalDisplayedUrl).pathname === new URL(to.url).pathname, `${to.url} leads to ${finalDisplayedUrl}`)
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const barriers = (categories.accessibility?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  const metrics = METRICS.map((id) => `${id} ${audits[id]?.displayValue}`).join(', ')
  const measured = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    barriers,
    metrics,
    largestPaintMs: measured('largest-contentful-paint'),
    blockingMs: measured('total-blocking-time'),
    largest: largestIn(audits['lcp-breakdown-insight']?.details),
    shift: measured('cumulative-layout-shift'),
  }
}
