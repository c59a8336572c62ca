// Measures what an administrator's browser fetches for the first page of the management, and for the other pages.
import { basename } from 'node:path'
import { storageOf } from '../e2e/kernel/browser-storage.ts'
import { buildStale } from '../scripts/build.ts'
import { ensureBrowser } from '../scripts/kernel/browser.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { lineOf } from './kernel/line.ts'
import { serveBarePage } from './kernel/page/bare-page.ts'
import { coldVisit, kilobytes, sizesOf } from './kernel/page/visit.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'manage-screen'
const LINE = `${NAME}-js`
const PERSON = 'admin'
const FIRST = '/desktop/manage/org/people'
const LATER = ['/desktop/manage/org/departments', '/desktop/manage/org/import', '/desktop/manage/ops/audit']
const MOST_KB = 350
/** Every page has its own file, named after it. */
const OF_A_PAGE = /-page-/

async function run(run: BenchRun) {
  const browser = await ensureBrowser()
  await buildStale()
  const { url } = await startSands(run)
  const { session } = await storageOf(url, PERSON)
  const visits = new Map<string, Awaited<ReturnType<typeof coldVisit>>>()
  for (const path of [FIRST, ...LATER]) {
    visits.set(path, await coldVisit(run, browser, { url: url + path, storage: session, device: 'desktop' }))
  }
  const first = visits.get(FIRST) ?? []
  const bare = await serveBarePage(run, { page: url + FIRST, script: first[0]?.url ?? url })
  const bareScripts = await coldVisit(run, browser, { url: bare, device: 'desktop' })

  const loadedBy = Map.groupBy(
    [...visits].flatMap(([path, scripts]) => scripts.map((script) => ({ path, name: basename(script.url) }))),
    ({ name }) => name,
  )
  for (const [name, pages] of loadedBy) {
    const shared = pages.length === visits.size
    check(
      !OF_A_PAGE.test(name) || shared || pages.length === 1,
      `${name} is loaded by ${pages.map(({ path }) => path).join(' and ')}`,
    )
  }
  const known = new Set(first.map((script) => script.url))
  run.note(`scripts in KB: ${sizesOf(first)}`)
  for (const path of LATER) {
    const own = (visits.get(path) ?? []).filter((script) => !known.has(script.url))
    check(own.length > 0, `${path} has no script of its own: the first page loaded all of it`)
    run.note(`${path} brings ${kilobytes(own).toFixed(1)} KB more: ${sizesOf(own)}`)
  }
  return [
    lineOf(
      { name: LINE, unit: 'KB', value: kilobytes(first), reference: kilobytes(bareScripts) },
      { measure: 'value', relation: '<=', bound: MOST_KB },
    ),
  ]
}

export const manageScreen: Bench = { name: NAME, lines: [LINE], run }
