// Measures saves of exam answers, each durably stored before it is answered, against a bare Fastify route that reads the
// same bytes and sends the same bytes.
import type pg from 'pg'
import { freePort } from '../scripts/kernel/port.ts'
import { type Bench, type BenchRun, check, InvalidRun } from './kernel/bench.ts'
import { heard, startChild } from './kernel/child.ts'
import { processSeconds } from './kernel/cpu.ts'
import { assertDurable, connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median } from './kernel/line.ts'
import { addAttempts, addExam, takersOf } from './kernel/load/exam-day.ts'
import { addPeople } from './kernel/people.ts'
import { startSands } from './kernel/sands.ts'
import type { ReferenceOrder } from './programs/reference.ts'
import type { Saver, SaversMessage, SaversOrder } from './programs/savers.ts'

const NAME = 'exam-saves'
const PEOPLE = 5000
const CONNECTIONS = 500
const QUESTIONS = 50
const GOAL_RATIO = 0.5
/** Below this share of a core on the bare server, the generator was the limit and the ratio would look too good. */
const SATURATED = 0.9
const PATH = '/sands-lms/api/v1/exam/save'
const ANSWER = {
  code: 1,
  msg: '',
  data: {
    lastSeq: 1,
    savedAt: '2026-01-01T00:00:00.000Z',
    deadline: '2026-01-01T00:00:00.000Z',
    serverTime: '2026-01-01T00:00:00.000Z',
    refused: [],
  },
}

async function startBare(run: BenchRun): Promise<{ port: number; pid: number }> {
  const child = startChild('reference.ts')
  run.defer(child.stop)
  const port = await freePort()
  child.send({
    port,
    path: PATH,
    headers: {},
    body: { json: ANSWER },
    keepAliveTimeout: 60_000,
  } satisfies ReferenceOrder)
  await child.next()
  return { port, pid: child.pid }
}

async function measure(run: BenchRun, order: Pick<SaversOrder, 'port' | 'savers' | 'isBare'>) {
  const { warmUpSeconds, windowSeconds } = run.pace
  const child = startChild<SaversMessage>('savers.ts')
  run.defer(child.stop)
  const whole: SaversOrder = {
    ...order,
    path: PATH,
    connections: CONNECTIONS,
    questions: QUESTIONS,
    warmUpSeconds,
    windowSeconds,
  }
  child.send(whole)
  await heard(child, 'warm')
  return heard(child, 'saved')
}

async function assertStored(db: pg.Client, savers: readonly Saver[]): Promise<void> {
  const { rows } = await db.query<{ id: string; last_seq: number; operations: number }>(
    `select a.id, a.last_seq, (select count(*)::int from exam_operations o where o.attempt_id = a.id) as operations
     from exam_attempts a where a.id = any($1::bigint[])`,
    [savers.map(({ attemptId }) => attemptId)],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { attemptId, lastSeq } of savers) {
    const row = byId.get(attemptId)
    check(
      row?.last_seq === lastSeq && row.operations === lastSeq,
      `${lastSeq} changes were acknowledged, ${row?.operations} are stored`,
    )
  }
}

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  await assertDurable(db)
  const takers = takersOf(await addPeople(db, { count: PEOPLE }))
  const examId = await addExam(db, { title: 'Exam saves', questions: QUESTIONS })
  const attempts = await addAttempts(db, examId, takers)
  let savers = takers.map(({ token }, index): Saver => ({ token, attemptId: attempts[index] ?? '', lastSeq: 0 }))
  const bare = await startBare(run)
  const [ours, references]: [number[], number[]] = [[], []]
  let busy = 1
  for (let round = 0; round < run.pace.rounds; round += 1) {
    const [from, used] = [performance.now(), processSeconds(bare.pid)]
    references.push((await measure(run, { port: bare.port, savers, isBare: true })).perSecond)
    busy = Math.min(busy, ((processSeconds(bare.pid) - used) * 1000) / (performance.now() - from))
    const { perSecond, lastSeqs } = await measure(run, { port: sands.port, savers, isBare: false })
    ours.push(perSecond)
    savers = savers.map((saver, index) => ({ ...saver, lastSeq: lastSeqs[index] ?? 0 }))
  }
  await assertStored(db, savers)
  run.note(`rounds: ${ours.map((value, index) => `${value.toFixed(0)}/${references[index]?.toFixed(0)}`).join(', ')}`)
  run.note(`the bare server used ${Math.round(busy * 100)} % of a core`)
  if (busy < SATURATED) throw new InvalidRun('the generator was the limit')
  return [
    lineOf(
      { name: NAME, unit: 'saves/s', value: median(ours), reference: median(references) },
      { measure: 'ratio', relation: '>=', bound: GOAL_RATIO },
    ),
  ]
}

export const examSaves: Bench = { name: NAME, lines: [NAME], run }
