import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserArgs } from '../../scripts/kernel/browser.ts'
import { type BenchRun, check } from './bench.ts'

export interface Scores {
  performance: number
  accessibility: number
  /** What cost points in accessibility. */
  barriers: string[]
  /** What performance is made of, in Lighthouse's words. */
  metrics: string
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

async function visit({ defer }: BenchRun, chromePath: string, url: string) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArgs()], logLevel: 'error' })
  defer(() => chrome.kill())
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

/** One visit of Lighthouse with a browser of its own, on its usual slow phone. */
export async function lighthouseScores(run: BenchRun, chromePath: string, url: string): Promise<Scores> {
  let report = await visit(run, chromePath, url)
  for (let again = 1; again < TRIES && report.runtimeError; again += 1) report = await visit(run, chromePath, url)
  const { categories, audits, runtimeError } = report
  check(runtimeError === undefined, `Lighthouse failed: ${runtimeError?.message}`)
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const barriers = (categories.accessibility?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  const metrics = METRICS.map((id) => `${id} ${audits[id]?.displayValue}`).join(', ')
  return { performance: points('performance'), accessibility: points('accessibility'), barriers, metrics }
}
