// npm run rehearse-exam [-- --people 500 --minutes 2]: rehearses exam day against the running installation of this folder.
// People, exam and answers of the rehearsal are deleted afterwards.
import pg from 'pg'
import { loadConfig } from '../apps/server/src/kernel/config.ts'
import { reachDatabase } from '../apps/server/src/kernel/database/reach.ts'
import { createLog } from '../apps/server/src/kernel/log.ts'
import { heard, startChild } from '../bench/kernel/child.ts'
import { quantile } from '../bench/kernel/line.ts'
import { addExam, assertGraded, removeExam, takersOf } from '../bench/kernel/load/exam-day.ts'
import { addPeople, removePeople } from '../bench/kernel/people.ts'
import type { TakersMessage, TakersOrder } from '../bench/programs/takers.ts'

const USAGE = 'usage: npm run rehearse-exam [-- --people <1 to 20000> --minutes <1 to 60>]'
const QUESTIONS = 50
const SAVES_PER_MINUTE = 12

function options(given: readonly string[]): { people: number; minutes: number } {
  const wanted = { people: 500, minutes: 2 }
  for (let index = 0; index < given.length; index += 2) {
    const [flag, value] = [given[index], Number(given[index + 1])]
    const limit = flag === '--people' ? 20_000 : 60
    if ((flag !== '--people' && flag !== '--minutes') || !Number.isInteger(value) || value < 1 || value > limit) {
      console.error(USAGE)
      process.exit(2)
    }
    wanted[flag === '--people' ? 'people' : 'minutes'] = value
  }
  return wanted
}

const { people: count, minutes } = options(process.argv.slice(2))
const config = loadConfig()
const isRunning = await fetch(`http://127.0.0.1:${config.port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
)
if (!isRunning) {
  console.error(`no server answers on port ${config.port}: start it with npm start, then rehearse in a second terminal`)
  process.exit(2)
}
const database = await reachDatabase(config, createLog('warn'))
const db = new pg.Client({ connectionString: database.url })
await db.connect()
const people = await addPeople(db, { count })
const takers = takersOf(people)
const examId = await addExam(db, {
  title: 'Rehearsal',
  questions: QUESTIONS,
  userIds: takers.map(({ userId }) => userId),
  // Nobody passes: points that people earn stay in the ledger for ever, and so would the people.
  passPercent: 100,
})
const child = startChild<TakersMessage>('takers.ts')
try {
  console.log(`${count} people take an exam of ${QUESTIONS} questions; this lasts about ${minutes + 2} minutes`)
  const saves = minutes * SAVES_PER_MINUTE
  child.send({
    port: config.port,
    examId,
    takers,
    questions: QUESTIONS,
    spreadSeconds: 60,
    saves,
  } satisfies TakersOrder)
  const report = await heard(child, 'taken')
  await assertGraded(db, { examId, takers, acknowledged: report.acknowledged, questions: QUESTIONS })
  const told = (name: string, times: readonly number[]) =>
    console.log(`${name}: ${times.length}, 99 % within ${quantile(times, 0.99).toFixed(0)} ms`)
  told('papers opened', report.opens)
  told('saves', report.saves)
  told('handed in', report.submits)
  console.log('every acknowledged answer is stored and graded')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  child.stop()
  await removeExam(db, examId)
  await removePeople(db, people)
  await db.end()
  await database.close()
}
