// Measures replies to a survey of ten questions, each durably stored before it is answered, against a bare Fastify route
// that reads the same bytes and sends the same bytes.

import { freePort } from '../scripts/kernel/port.ts'
import { type Bench, type BenchRun, check, InvalidRun } from './kernel/bench.ts'
import { heard, startChild } from './kernel/child.ts'
import { familySeconds, processSeconds } from './kernel/cpu.ts'
import { assertDurable, connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median } from './kernel/line.ts'
import { addSurvey } from './kernel/load/survey-day.ts'
import { addPeople } from './kernel/people.ts'
import { startSands } from './kernel/sands.ts'
import type { ReferenceOrder } from './programs/reference.ts'
import type { RepliersMessage, RepliersOrder } from './programs/repliers.ts'

const NAME = 'survey-replies'
/** Each person may reply 300 times a minute. */
const PEOPLE = 10_000
const CONNECTIONS = 500
const QUESTIONS = 10
const GOAL_RATIO = 0.5
/** Below this share of a core on the bare server, the generator was the limit and the ratio would look too good. */
const SATURATED = 0.9
const PATH = '/sands-lms/api/v1/investigation/submit'
const ANSWER = { code: 1, msg: '', data: { endText: 'Thank you', points: 0 } }

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

async function measure(run: BenchRun, order: Pick<RepliersOrder, 'port' | 'survey' | 'tokens'>) {
  const { warmUpSeconds, windowSeconds } = run.pace
  const child = startChild<RepliersMessage>('repliers.ts')
  run.defer(child.stop)
  const whole: RepliersOrder = {
    ...order,
    path: PATH,
    answer: ANSWER,
    connections: CONNECTIONS,
    questions: QUESTIONS,
    warmUpSeconds,
    windowSeconds,
  }
  child.send(whole)
  await heard(child, 'warm')
  return heard(child, 'replied')
}

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const database = embeddedDatabase(sands.dataDir)
  const db = await connect(database, run)
  await assertDurable(db)
  const people = await addPeople(db, { count: PEOPLE })
  const tokens = people.map(({ tokens: [token = ''] }) => token)
  const survey = await addSurvey(db, { name: 'Survey replies', questions: QUESTIONS })
  const bare = await startBare(run)
  const [ours, references]: [number[], number[]] = [[], []]
  const costs: { server: number; database: number }[] = []
  let busy = 1
  let acknowledged = 0
  for (let round = 0; round < run.pace.rounds; round += 1) {
    const [from, used] = [performance.now(), processSeconds(bare.pid)]
    references.push((await measure(run, { port: bare.port, survey, tokens })).perSecond)
    busy = Math.min(busy, ((processSeconds(bare.pid) - used) * 1000) / (performance.now() - from))
    const before = [processSeconds(sands.pid), familySeconds(database.pid)] as const
    const measured = await measure(run, { port: sands.port, survey, tokens })
    costs.push({
      server: ((processSeconds(sands.pid) - before[0]) * 1e6) / measured.acknowledged,
      database: ((familySeconds(database.pid) - before[1]) * 1e6) / measured.acknowledged,
    })
    ours.push(measured.perSecond)
    acknowledged += measured.acknowledged
  }
  const { rows } = await db.query<{ stored: number; counted: number }>(
    `select (select count(*)::int from survey_replies where edition_id = $1) as stored,
       (select replies from survey_counters where survey_id = $2) as counted`,
    [survey.editionId, survey.surveyId],
  )
  check(
    rows[0]?.stored === acknowledged && rows[0].counted === acknowledged,
    `${acknowledged} replies were acknowledged, ${rows[0]?.stored} are stored, ${rows[0]?.counted} are counted`,
  )
  run.note(`rounds: ${ours.map((value, index) => `${value.toFixed(0)}/${references[index]?.toFixed(0)}`).join(', ')}`)
  const cost = (part: 'server' | 'database') => median(costs.map((costs) => costs[part])).toFixed(0)
  run.note(`CPU µs a reply: server ${cost('server')}, database ${cost('database')}`)
  run.note(`the bare server used ${Math.round(busy * 100)} % of a core`)
  if (busy < SATURATED) throw new InvalidRun('the generator was the limit')
  return [
    lineOf(
      { name: NAME, unit: 'replies/s', value: median(ours), reference: median(references) },
      { measure: 'ratio', relation: '>=', bound: GOAL_RATIO },
    ),
  ]
}

export const surveyReplies: Bench = { name: NAME, lines: [NAME], run }
