// Measures the hour of an exam: 5,000 people open the same paper of 50 questions within a minute, save every five seconds
// and hand in within a minute. Every acknowledged change is read back and graded.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { heard, startChild } from './kernel/child.ts'
import { familySeconds, processSeconds } from './kernel/cpu.ts'
import { assertDurable, connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median, quantile } from './kernel/line.ts'
import { addExam, assertGraded, takersOf } from './kernel/load/exam-day.ts'
import { startHeartbeats } from './kernel/load/open-loop.ts'
import { inPart } from './kernel/part.ts'
import { addPeople } from './kernel/people.ts'
import { startSands } from './kernel/sands.ts'
import type { TakersMessage, TakersOrder } from './programs/takers.ts'

const NAME = 'exam-hour'
const PEOPLE = 5000
const QUESTIONS = 50
const SPREAD_SECONDS = 60
/** With the usual window of ten seconds these are 24 saves: two minutes in which everybody saves. */
const SAVES_PER_WINDOW_SECOND = 2.4
const SAVE_EVERY_SECONDS = 5
const MOST_MS = 1000
const P99 = 0.99
/** A window this short only shows that the bench works. */
const SHORT_SECONDS = 5

async function measure(run: BenchRun) {
  const sands = await startSands(run)
  const database = embeddedDatabase(sands.dataDir)
  const db = await connect(database, run)
  await assertDurable(db)
  const isShort = run.pace.windowSeconds < SHORT_SECONDS
  const takers = takersOf(await addPeople(db, { count: isShort ? PEOPLE / 50 : PEOPLE }))
  const examId = await addExam(db, { title: 'Exam hour', questions: QUESTIONS })
  const heartbeats = await inPart(run, async (part) => {
    const perSecond = takers.length / SAVE_EVERY_SECONDS
    const beats = await startHeartbeats(part, { port: sands.port, tokens: takers.map(({ token }) => token), perSecond })
    await sleep(run.pace.warmUpSeconds * 1000)
    return (await beats.during(() => sleep(run.pace.windowSeconds * 1000))).times
  })
  const child = startChild<TakersMessage>('takers.ts')
  run.defer(child.stop)
  const saves = Math.max(1, Math.round(run.pace.windowSeconds * SAVES_PER_WINDOW_SECOND))
  const spreadSeconds = isShort ? run.pace.windowSeconds : SPREAD_SECONDS
  const [from, server, postgres] = [performance.now(), processSeconds(sands.pid), familySeconds(database.pid)]
  child.send({ port: sands.port, examId, takers, questions: QUESTIONS, spreadSeconds, saves } satisfies TakersOrder)
  const report = await heard(child, 'taken')
  const passed = (performance.now() - from) / 1000
  const share = (used: number) => `${Math.round((used / passed) * 100)} %`
  run.note(
    `${report.saves.length} saves in ${passed.toFixed(0)} s; of a core: server ${share(processSeconds(sands.pid) - server)}, ` +
      `PostgreSQL ${share(familySeconds(database.pid) - postgres)}`,
  )
  check(report.saves.length === takers.length * saves, `${report.saves.length} saves are fewer than there should be`)
  await assertGraded(db, { examId, takers, acknowledged: report.acknowledged, questions: QUESTIONS })
  return { ...report, heartbeats }
}

async function run(run: BenchRun) {
  const { saves, opens, submits, heartbeats } = await inPart(run, measure)
  const told = (all: readonly number[]) =>
    `${median(all).toFixed(1)}/${quantile(all, P99).toFixed(1)}/${all.reduce((most, time) => Math.max(most, time), 0).toFixed(1)}`
  run.note(`median/p99/worst in ms: saves ${told(saves)}, opening ${told(opens)}, handing in ${told(submits)}`)
  return [
    lineOf(
      { name: NAME, unit: 'ms', value: quantile(saves, P99), reference: quantile(heartbeats, P99) },
      { measure: 'value', relation: '<', bound: MOST_MS },
    ),
  ]
}

export const examHour: Bench = { name: NAME, lines: [NAME], run }
