// Measures how long others wait for an answer while a project of 50 tasks is published to 50,000 people, against the same
// calls before it.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bench, type BenchRun, check } from '../kernel/bench.ts'
import { connect, embeddedDatabase } from '../kernel/database.ts'
import { lineOf, quantile } from '../kernel/line.ts'
import { ask } from '../kernel/load/ask.ts'
import { createProject, linkTasks, publishProject } from '../kernel/load/training-day.ts'
import { addAdministrators } from '../kernel/manager.ts'
import { addPeople } from '../kernel/people.ts'
import { startSands } from '../kernel/sands.ts'

const NAME = 'training-publish'
const PEOPLE = 50_000
const TASKS = 50
const P99 = 0.99
const MOST_TIMES = 2
/** Each person may make 600 calls a minute. */
const CALLERS = 200
const PAUSE_MS = 5
const ALL_WITHIN_MS = 600_000
const PATH = '/sands-lms/api/v1/learning/tasks'

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const [manager] = await addAdministrators(db, 1)
  const people = await addPeople(db, { count: PEOPLE })
  await db.query('vacuum analyze')
  let turn = 0
  /** One call after the other, until told to stop. */
  async function callUntil(isOver: () => boolean): Promise<number[]> {
    const times: number[] = []
    while (!isOver()) {
      turn += 1
      const token = people[turn % CALLERS]?.tokens[0] ?? ''
      const { ms } = await ask<unknown>({ port: sands.port, token }, { method: 'GET', path: PATH })
      times.push(ms)
      await sleep(PAUSE_MS)
    }
    return times
  }
  const caller = { port: sands.port, token: manager?.token ?? '' }
  const draft = await createProject(caller, { name: 'Bench', tasks: linkTasks(TASKS), isForAll: true })
  const warmUntil = performance.now() + run.pace.warmUpSeconds * 1000
  await callUntil(() => performance.now() > warmUntil)
  const referenceUntil = performance.now() + run.pace.windowSeconds * run.pace.rounds * 1000
  const before = await callUntil(() => performance.now() > referenceUntil)
  const from = performance.now()
  let isDone = false
  const watching = (async () => {
    await publishProject(caller, draft)
    while (performance.now() - from < ALL_WITHIN_MS) {
      const { rows } = await db.query<{ members: number }>(
        'select coalesce(sum(members), 0)::int as members from training_counts where training_id = $1',
        [draft.id],
      )
      if ((rows[0]?.members ?? 0) >= PEOPLE) break
      await sleep(200)
    }
    isDone = true
  })()
  const during = await callUntil(() => isDone)
  await watching
  const { rows } = await db.query<{ members: number }>(
    `select count(*)::int as members from training_members where training_id = $1 and state = 'active'`,
    [draft.id],
  )
  check((rows[0]?.members ?? 0) >= PEOPLE, `${rows[0]?.members} of ${PEOPLE} people are members`)
  run.note(`all were members after ${((performance.now() - from) / 1000).toFixed(1)} s, beside ${during.length} calls`)
  return [
    lineOf(
      { name: NAME, unit: 'ms', value: quantile(during, P99), reference: quantile(before, P99) },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES },
    ),
  ]
}

export const trainingPublish: Bench = { name: NAME, lines: [NAME], run }
