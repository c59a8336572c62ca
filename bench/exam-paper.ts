// Measures a paper of 200 questions on a phone whose processor is slowed four times: the longest task while all questions
// are scrolled through, and the most elements on the page.
import { chromium, type Page } from '@playwright/test'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { signIn } from '../apps/server/src/testing/client.ts'
import { storageOf, storageStateOf } from '../e2e/kernel/browser-storage.ts'
import { newDevice } from '../e2e/kernel/devices.ts'
import { wordsOf } from '../e2e/kernel/words.ts'
import { buildStale } from '../scripts/build.ts'
import { browserArgs, ensureBrowser } from '../scripts/kernel/browser.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf } from './kernel/line.ts'
import { addExam } from './kernel/load/exam-day.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'exam-paper'
const PERSON = 'learner'
const QUESTIONS = 200
const SLOWED = 4
const STEP_PX = 600
const MOST_TASK_MS = 200
const MOST_NODES = 1500

interface Scrolled {
  /** Milliseconds. */
  longest: number
  nodes: number
  /** The number of the last question that was on the page. */
  last: number
}

/** Scrolls to the end as a thumb does, one step in each frame. */
const scrollThrough = (page: Page, step: number): Promise<Scrolled> =>
  page.evaluate(async (px) => {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ entryTypes: ['longtask'] })
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let nodes = 0
    let still = 0
    while (still < 5) {
      const before = window.scrollY
      window.scrollBy(0, px)
      await frame()
      await frame()
      nodes = Math.max(nodes, document.querySelectorAll('*').length)
      still = window.scrollY === before ? still + 1 : 0
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
    const shown = [...document.querySelectorAll('section[id^="question-"]')].map(({ id }) => Number(id.slice(9)))
    return { longest: Math.max(0, ...tasks), nodes, last: Math.max(0, ...shown) }
  }, step)

async function run(run: BenchRun) {
  const executablePath = await ensureBrowser()
  await buildStale()
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const examId = await addExam(db, { title: 'A long paper', questions: QUESTIONS })
  const person = await signIn(sands.url, PERSON)
  const started = await person.call('POST /sands-lms/api/v1/exam/start', { body: { examId: asId<Id<'exam'>>(examId) } })
  check(started.code === 1, `the exam cannot be started: ${started.msg}`)
  const { session, advertsSeen } = await storageOf(sands.url, PERSON)
  const browser = await chromium.launch({ executablePath, args: browserArgs() })
  run.defer(() => browser.close())
  const results: Scrolled[] = []
  const t = await wordsOf('zh-cn')
  for (let visit = 0; visit < run.pace.visits; visit += 1) {
    const context = await newDevice(browser, 'phone', {
      url: sands.url,
      storageState: storageStateOf(sands.url, { ...session, ...advertsSeen }),
    })
    const page = await context.newPage()
    await page.goto(`${sands.url}/paper?examId=${examId}&examRecordId=${started.data.examRecordId}`)
    await page.getByRole('button', { name: t('exam.all_view') }).click()
    await page.getByRole('region', { name: t('exam.question', { number: 1 }) }).waitFor()
    const inspector = await context.newCDPSession(page)
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    const scrolled = await scrollThrough(page, STEP_PX)
    check(scrolled.last === QUESTIONS, `the last question on the page was ${scrolled.last}`)
    results.push(scrolled)
    await context.close()
  }
  const most = (of: (scrolled: Scrolled) => number) => Math.max(...results.map(of))
  return [
    lineOf(
      { name: `${NAME}-task`, unit: 'ms', value: most(({ longest }) => longest), reference: MOST_TASK_MS },
      { measure: 'value', relation: '<=', bound: MOST_TASK_MS },
    ),
    lineOf(
      { name: `${NAME}-nodes`, unit: 'elements', value: most(({ nodes }) => nodes), reference: QUESTIONS },
      { measure: 'value', relation: '<=', bound: MOST_NODES },
    ),
  ]
}

export const examPaper: Bench = { name: NAME, lines: [`${NAME}-task`, `${NAME}-nodes`], run }
