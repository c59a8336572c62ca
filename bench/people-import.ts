// Measures how long an import of people takes compared with a bare COPY of the same rows, and whether it delays
// heartbeats.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { aClient, type Client } from '../apps/server/src/testing/client.ts'
import { sendImport, startImport } from '../apps/server/src/testing/import.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { copyInto } from './kernel/copy.ts'
import { assertDurable, connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median, quantile } from './kernel/line.ts'
import { startHeartbeats } from './kernel/load/open-loop.ts'
import { addAdministrators } from './kernel/manager.ts'
import { inPart } from './kernel/part.ts'
import { addPeople } from './kernel/people.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'people-import'
const LINES = [NAME, `${NAME}-heartbeats`] as const
const PEOPLE = 50_000
const HEARTBEATS_PER_SECOND = 200
/** Every person sends one heartbeat every five seconds. */
const HEARTBEAT_PEOPLE = HEARTBEATS_PER_SECOND * 5
const MOST_TIMES_COPY = 10
const MOST_TIMES_IDLE = 5
const P99 = 0.99
/** The rate limit is 600 calls a minute for each person. */
const LOOK_MS = 150

interface Person {
  userName: string
  name: string
  mobile: string
  email: string
}

interface Round {
  copySeconds: number
  importSeconds: number
  readSeconds: number
  idle: number[]
  beside: number[]
}

const SURNAMES = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗']
const GIVEN = [...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂兰']

/** Generates realistic people; every round and both methods get different ones. */
function peopleOf(way: 'copy' | 'import'): Person[] {
  const area = way === 'copy' ? '170' : '171'
  return Array.from({ length: PEOPLE }, (_, index) => {
    const [surname = '', first = '', second = ''] = [
      SURNAMES[index % SURNAMES.length],
      GIVEN[(index * 7) % GIVEN.length],
      GIVEN[(index * 13) % GIVEN.length],
    ]
    const number = String(index).padStart(8, '0')
    return {
      userName: `${way}${number}`,
      name: `${surname}${first}${second}`,
      mobile: `${area}${number}`,
      email: `${way}${number}@example.com`,
    }
  })
}

async function placesOf(db: pg.Client) {
  const one = async (text: string) =>
    (await db.query<{ id: string; name: string }>(text)).rows[0] ?? { id: '', name: '' }
  const college = await one('select id, name from colleges order by sort limit 1')
  const department = await one(
    `select id, name from departments where college_id = ${college.id} and parent_id is not null order by id limit 1`,
  )
  const post = await one(`select id, name from posts where college_id = ${college.id} order by id limit 1`)
  return { college, department, post }
}

type Places = Awaited<ReturnType<typeof placesOf>>

/**
 * The least possible work: stores people and their departments in one transaction, with every index and no audit
 * entries.
 */
async function bareCopy(db: pg.Client, { college, department, post }: Places): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence('users', 'id')) as id from generate_series(1, ${PEOPLE})`,
  )
  const now = new Date().toISOString()
  const people = peopleOf('copy').map((person, index) => ({ ...person, id: rows[index]?.id ?? '' }))
  const users = people.map(({ id, userName, name, mobile, email }) =>
    [id, userName, name, mobile, email, 'active', now].join('\t'),
  )
  const places = people.map(({ id }) => [id, college.id, department.id, post.id].join('\t'))
  const from = performance.now()
  await db.query('begin')
  await copyInto(db, 'users (id, user_name, name, mobile, email, status, created_at)', `${users.join('\n')}\n`)
  await copyInto(db, 'memberships (user_id, college_id, department_id, post_id)', `${places.join('\n')}\n`)
  await db.query('commit')
  return (performance.now() - from) / 1000
}

async function imported(client: Client, file: Awaited<ReturnType<typeof sendImport>>): Promise<number> {
  const from = performance.now()
  const started = await startImport(client, file.data)
  check(started.code === 1, `the import does not start: ${started.msg}`)
  for (;;) {
    const query = { id: started.data.batchId }
    const { data } = await client.call('GET /sands-system/api/v1/ops/batch/get', { query })
    if (data.state === 'queued' || data.state === 'running') {
      await sleep(LOOK_MS)
      continue
    }
    check(data.state === 'done' && data.counts.created === PEOPLE, `the import ended with ${JSON.stringify(data)}`)
    return (performance.now() - from) / 1000
  }
}

async function assertWritten(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{ people: number; entries: number }>(`select
    (select count(*)::int from users join memberships on user_id = id where user_name like 'import%' and department_id is not null) as people,
    (select count(*)::int from audit_entries where action = 'org.user.created' and after ->> 'batchId' is not null) as entries`)
  check(rows[0]?.people === PEOPLE, `${rows[0]?.people} people are stored`)
  check(rows[0]?.entries === PEOPLE, `${rows[0]?.entries} of them are in the audit log`)
}

async function round(run: BenchRun): Promise<Round> {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  await assertDurable(db)
  const places = await placesOf(db)
  const [admin] = await addAdministrators(db, 1)
  const tokens = (await addPeople(db, { count: HEARTBEAT_PEOPLE })).map(({ tokens: [token = ''] }) => token)
  const beats = await startHeartbeats(run, { port: sands.port, tokens, perSecond: HEARTBEATS_PER_SECOND })
  await sleep(run.pace.warmUpSeconds * 1000)
  const { times: idle } = await beats.during(() => sleep(run.pace.windowSeconds * 1000))

  const copySeconds = await bareCopy(db, places)
  const client = aClient(sands.url, admin?.token)
  const lines = peopleOf('import').map(({ userName, name, mobile, email }) =>
    [userName, name, mobile, email, places.department.name, places.post.name].join(','),
  )
  const from = performance.now()
  const file = await sendImport(client, ['用户名,姓名,手机号,邮箱,部门,岗位', ...lines].join('\n'))
  check(file.code === 1, `the file was refused: ${file.msg}`)
  const readSeconds = (performance.now() - from) / 1000
  const { times: beside, result: importSeconds } = await beats.during(() => imported(client, file))
  await assertWritten(db)
  return { copySeconds, importSeconds, readSeconds, idle, beside }
}

const p99 = (times: readonly number[]) => quantile(times, P99)

async function run(run: BenchRun) {
  const rounds: Round[] = []
  for (let index = 0; index < run.pace.rounds; index += 1) rounds.push(await inPart(run, round))
  const times = (all: readonly number[]) =>
    `${median(all).toFixed(1)}/${p99(all).toFixed(1)}/${Math.max(...all).toFixed(1)}`
  for (const { copySeconds, importSeconds, readSeconds, idle, beside } of rounds) {
    run.note(
      `${PEOPLE} people: COPY ${copySeconds.toFixed(1)} s, import ${importSeconds.toFixed(1)} s, reading the file before ${readSeconds.toFixed(1)} s; ` +
        `heartbeats, median/p99/worst in ms: idle ${times(idle)}, beside the import ${times(beside)}`,
    )
  }
  const middle = (pick: (round: Round) => number) => median(rounds.map(pick))
  const [whole, heartbeats] = LINES
  return [
    lineOf(
      {
        name: whole,
        unit: 's',
        value: middle(({ importSeconds }) => importSeconds),
        reference: middle(({ copySeconds }) => copySeconds),
      },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES_COPY },
    ),
    lineOf(
      {
        name: heartbeats,
        unit: 'ms',
        value: middle(({ beside }) => p99(beside)),
        reference: middle(({ idle }) => p99(idle)),
      },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES_IDLE },
    ),
  ]
}

export const peopleImport: Bench = { name: NAME, lines: LINES, run }
