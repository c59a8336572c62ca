// Measures how much JavaScript a phone fetches for the first view of a course, compared with the home page, before
// anything is played.
import { storageOf } from '../e2e/kernel/browser-storage.ts'
import { buildStale } from '../scripts/build.ts'
import { ensureBrowser } from '../scripts/kernel/browser.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { lineOf } from './kernel/line.ts'
import { coldVisit, kilobytes, sizesOf } from './kernel/page/visit.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'course-screen'
const LINE = `${NAME}-js`
const PERSON = 'learner'
const HOME = '/'
/** The first courseware of this course is a video. */
const COURSE = '/courseDetail?id=1&courseType=course'
const MORE_KB = 60

async function run(run: BenchRun) {
  const browser = await ensureBrowser()
  await buildStale()
  const { url } = await startSands(run)
  const { session, advertsSeen } = await storageOf(url, PERSON)
  const visit = (path: string) => coldVisit(run, browser, { url: url + path, storage: { ...session, ...advertsSeen } })
  const home = await visit(HOME)
  const course = await visit(COURSE)
  const known = new Set(home.map((script) => script.url))
  const own = course.filter((script) => !known.has(script.url))
  check(own.length > 0, 'the course page has no script of its own: home loads all of it')
  run.note(`scripts that home does not load, in KB: ${sizesOf(own)}`)
  return [
    lineOf(
      { name: LINE, unit: 'KB', value: kilobytes(course), reference: kilobytes(home) },
      { measure: 'difference', relation: '<=', bound: MORE_KB },
    ),
  ]
}

export const courseScreen: Bench = { name: NAME, lines: [LINE], run }
