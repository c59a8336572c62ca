// Measures how long a signed-in person waits for the home page when the browser has stored only the session.

import { storageOf } from '../e2e/kernel/browser-storage.ts'
import { buildStale } from '../scripts/build.ts'
import { ensureBrowser } from '../scripts/kernel/browser.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { lineOf, median } from './kernel/line.ts'
import { serveBarePicturePage } from './kernel/page/bare-picture-page.ts'
import { lighthouseScores, type Scores } from './kernel/page/lighthouse.ts'
import { shownPicture } from './kernel/page/shown-picture.ts'
import { coldVisit, kilobytes, sizesOf } from './kernel/page/visit.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'home-screen'
const LINES = [`${NAME}-js`, `${NAME}-paint`, `${NAME}-accessibility`, `${NAME}-shift`] as const
const PERSON = 'learner'
const MOST_KB = 150
const MOST_TIMES_BARE = 1.3
const MOST_SHIFT = 0.02

async function run(run: BenchRun) {
  const browser = await ensureBrowser()
  await buildStale()
  const { url } = await startSands(run)
  const { session, advertsSeen } = await storageOf(url, PERSON)
  // An advert covers the page and would be the largest paint, so adverts count as seen here; the page with an advert
  // has its own line below.
  const storage = { ...session, ...advertsSeen }
  const page = `${url}/`
  const scripts = await coldVisit(run, browser, { url: page, storage })
  const picture = await shownPicture(run, browser, { url: page, storage })
  const bare = await serveBarePicturePage(run, { page, script: scripts[0]?.url ?? page, picture })
  const bareScripts = await coldVisit(run, browser, { url: bare })

  const ours: Scores[] = []
  const reference: Scores[] = []
  for (let visit = 0; visit < run.pace.visits; visit += 1) {
    reference.push(await lighthouseScores(run, browser, { url: bare }))
    ours.push(await lighthouseScores(run, browser, { url: page, storage }))
  }
  const greeted = await lighthouseScores(run, browser, { url: page, storage: session })
  for (const { largest } of [...ours, ...reference]) {
    check(largest.startsWith('<img '), `the largest element for Lighthouse was ${largest}`)
  }
  const paints = (scores: readonly Scores[]) => scores.map(({ largestPaintMs }) => largestPaintMs)
  const shift = (scores: readonly Scores[]) => Math.max(...scores.map((score) => score.shift))
  const accessibility = (scores: readonly Scores[]) => Math.min(...scores.map((score) => score.accessibility))
  run.note(`scripts in KB: ${sizesOf(scripts)}`)
  run.note(`picture: ${picture.box.width} x ${picture.box.height}, "${picture.alt}", ${new URL(picture.src).pathname}`)
  run.note(
    `largest paint in ms: ${paints(ours).map(Math.round).join(' ')}; bare page: ${paints(reference).map(Math.round).join(' ')}`,
  )
  run.note(`painted last: ${ours.at(-1)?.largest}; bare page: ${reference.at(-1)?.largest}`)
  run.note(`with adverts not seen yet: ${Math.round(greeted.largestPaintMs)} ms, ${greeted.largest}`)
  run.note(`last visit: ${ours.at(-1)?.metrics}; bare page: ${reference.at(-1)?.metrics}`)
  const barriers = new Set(ours.flatMap((scores) => scores.barriers))
  if (barriers.size > 0) run.note(`accessibility: ${[...barriers].join(', ')}`)

  const [js, paint, access, shifted] = LINES
  return [
    lineOf(
      { name: js, unit: 'KB', value: kilobytes(scripts), reference: kilobytes(bareScripts) },
      { measure: 'value', relation: '<=', bound: MOST_KB },
    ),
    lineOf(
      { name: paint, unit: 'ms', value: median(paints(ours)), reference: median(paints(reference)) },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES_BARE },
    ),
    lineOf(
      { name: access, unit: 'points', value: accessibility(ours), reference: accessibility(reference) },
      { measure: 'value', relation: '>=', bound: 100 },
    ),
    lineOf(
      { name: shifted, unit: 'score', value: shift(ours), reference: shift(reference) },
      { measure: 'value', relation: '<', bound: MOST_SHIFT },
    ),
  ]
}

export const homeScreen: Bench = { name: NAME, lines: LINES, run }
