import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { BrowserStorage } from '../../../e2e/kernel/browser-storage.ts'
import { browserArgs } from '../../../scripts/kernel/browser.ts'
import { type BenchRun, check } from '../bench.ts'
import { HOST } from '../port.ts'

export interface Scores {
  performance: number
  accessibility: number
  /** What cost points in accessibility. */
  barriers: string[]
  /** What performance is made of, in Lighthouse's words. */
  metrics: string
  largestPaintMs: number
  /** What was painted then. */
  largest: string
  /** How far things jumped about. */
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

/** A browser's trace is cut short now and then, and Lighthouse asks to be run again: that is no measurement, good or bad. */
const TRIES = 3

/** Puts things into the browser's local storage, on a page of the same origin that is none of the app's. */
async function keep(debugPort: number, { url, storage }: Required<Visit>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://${HOST}:${debugPort}`)
  // A page of its own would have a storage of its own.
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
  // Lighthouse empties the browser's caches before it looks, and leaves the local storage.
  const result = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: ['performance', 'accessibility'],
    formFactor: 'mobile',
    logLevel: 'error',
  })
  chrome.kill()
  check(result !== undefined, 'Lighthouse had nothing to say')
  return result.lhr
}

/** The first element that is shown anywhere in the details of an audit. */
function snippetIn(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null) return undefined
  if ('snippet' in details && typeof details.snippet === 'string') return details.snippet
  return Object.values(details)
    .map(snippetIn)
    .find((snippet) => snippet !== undefined)
}

/** What was painted last; only pictures take time to load, so one that has left the page meanwhile is known by that. */
function largestIn(details: unknown): string {
  const known = snippetIn(details)
  if (known !== undefined) return known
  return JSON.stringify(details ?? '').includes('resourceLoadDuration') ? '<img that has gone>' : 'unknown'
}

/** One visit of Lighthouse with a browser of its own, on its usual slow phone. */
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
    largest: largestIn(audits['lcp-breakdown-insight']?.details),
    shift: measured('cumulative-layout-shift'),
  }
}
