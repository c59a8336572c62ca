// Measures the first visit to the sign-in page on a phone.
import { buildStale } from '../scripts/build.ts'
import { ensureBrowser } from '../scripts/kernel/browser.ts'
import type { Bench, BenchRun } from './kernel/bench.ts'
import { lineOf, median } from './kernel/line.ts'
import { serveBarePage } from './kernel/page/bare-page.ts'
import { lighthouseScores, type Scores } from './kernel/page/lighthouse.ts'
import { coldVisit, kilobytes, sizesOf } from './kernel/page/visit.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'first-screen'
const LINES = [`${NAME}-js`, `${NAME}-performance`, `${NAME}-accessibility`, `${NAME}-blocking`] as const
const PATH = '/login'
const MOST_KB = 130
const MOST_POINTS_BEHIND = 3
const MOST_TIMES_BLOCKED = 2
/** The bare page blocks a fast machine for no time at all; on a slow one it takes about this long. */
const LEAST_BLOCKING_MS = 50

async function run(run: BenchRun) {
  const browser = await ensureBrowser()
  await buildStale()
  const { url } = await startSands(run)
  const page = url + PATH
  const scripts = await coldVisit(run, browser, { url: page })
  const bare = await serveBarePage(run, { page, script: scripts[0]?.url ?? page })
  const bareScripts = await coldVisit(run, browser, { url: bare })

  const ours: Scores[] = []
  const reference: Scores[] = []
  for (let visit = 0; visit < run.pace.visits; visit += 1) {
    reference.push(await lighthouseScores(run, browser, { url: bare }))
    ours.push(await lighthouseScores(run, browser, { url: page }))
  }
  const performances = (scores: readonly Scores[]) => scores.map(({ performance }) => performance)
  const worst = (scores: readonly Scores[]) => Math.min(...scores.map(({ accessibility }) => accessibility))
  run.note(`scripts in KB: ${sizesOf(scripts)}`)
  run.note(`performance: ${performances(ours).join(' ')}; bare page: ${performances(reference).join(' ')}`)
  run.note(`last visit: ${ours.at(-1)?.metrics}; bare page: ${reference.at(-1)?.metrics}`)
  const barriers = new Set(ours.flatMap((scores) => scores.barriers))
  if (barriers.size > 0) run.note(`accessibility: ${[...barriers].join(', ')}`)

  const blocking = (scores: readonly Scores[]) => median(scores.map(({ blockingMs }) => blockingMs))
  const bareBlocking = Math.max(blocking(reference), LEAST_BLOCKING_MS)
  const [js, performance, accessibility, blocked] = LINES
  return [
    lineOf(
      { name: js, unit: 'KB', value: kilobytes(scripts), reference: kilobytes(bareScripts) },
      { measure: 'value', relation: '<=', bound: MOST_KB },
    ),
    lineOf(
      {
        name: performance,
        unit: 'points',
        value: median(performances(ours)),
        reference: median(performances(reference)),
      },
      { measure: 'difference', relation: '>=', bound: -MOST_POINTS_BEHIND },
    ),
    lineOf(
      { name: accessibility, unit: 'points', value: worst(ours), reference: worst(reference) },
      { measure: 'value', relation: '>=', bound: 100 },
    ),
    lineOf(
      { name: blocked, unit: 'ms', value: blocking(ours), reference: bareBlocking },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES_BLOCKED },
    ),
  ]
}

export const firstScreen: Bench = { name: NAME, lines: LINES, run }
