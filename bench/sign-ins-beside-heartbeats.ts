// Measures whether password sign-ins, which are slow on purpose, hold up other requests: 2,000 heartbeats a second, alone
// and beside people who sign in one after the other on eight connections.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOST } from '../scripts/kernel/port.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median, quantile } from './kernel/line.ts'
import { startHeartbeats } from './kernel/load/open-loop.ts'
import { inPart } from './kernel/part.ts'
import { addPeople } from './kernel/people.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'sign-ins-beside-heartbeats'
const HEARTBEATS_PER_SECOND = 2000
/** Every person sends one heartbeat every five seconds. */
const PEOPLE = HEARTBEATS_PER_SECOND * 5
const SIGNERS = 400
const SIGN_INS_AT_ONCE = 8
/** A heartbeat that is answered later is as good as lost: the app has sent the next one. */
const IN_TIME_MS = 1000
const LEAST_SHARE = 0.9
const P99 = 0.99
const TOKEN = '/sands-user/oauth/token'
const CLIENT = Buffer.from('sands-h5:sands-h5').toString('base64')
const PASSWORD = 'Sands@2026'

/** The password of the demo company, which is hashed as every other. */
const ADD_PASSWORDS = `insert into credentials (user_id, password_hash, changed_at)
select signer.id, (select c.password_hash from credentials c join users u on u.id = c.user_id where u.user_name = 'learner'), now()
from users signer where signer.id = any($1::bigint[]) returning user_id,
(select user_name from users where users.id = user_id) as user_name`

const agent = new Agent({ keepAlive: true, maxSockets: SIGN_INS_AT_ONCE })

/** From a network of its own, so that the limit of one network does not count. */
const networkOf = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`

function signIn(port: number, username: string, turn: number): Promise<number> {
  const body = new URLSearchParams({ grant_type: 'password', username, password: PASSWORD }).toString()
  const headers = {
    authorization: `Basic ${CLIENT}`,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': networkOf(turn),
  }
  return new Promise((resolve, reject) => {
    const call = request({ host: HOST, port, agent, method: 'POST', path: TOKEN, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    call.once('error', reject)
    call.end(body)
  })
}

/** Signs in without a pause on each connection. Returns how many did. */
async function signInFor(port: number, names: readonly string[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let turn = 0
  let done = 0
  const line = async () => {
    while (performance.now() < until) {
      turn += 1
      const status = await signIn(port, names[turn % names.length] ?? '', turn)
      check(status === 200, `a sign-in was answered with ${status}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, line))
  return done
}

interface Round {
  alone: number[]
  beside: number[]
  aloneSeconds: number
  besideSeconds: number
  signIns: number
}

async function round(run: BenchRun): Promise<Round> {
  const sands = await startSands(run, { TRUSTED_PROXIES: '1' })
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const people = await addPeople(db, { count: PEOPLE + SIGNERS })
  const signers = people.slice(0, SIGNERS).map(({ userId }) => userId)
  const { rows } = await db.query<{ user_name: string }>(ADD_PASSWORDS, [signers])
  check(rows.length === SIGNERS, 'the people who sign in have no passwords')
  const beats = await startHeartbeats(run, {
    port: sands.port,
    tokens: people.slice(SIGNERS).map(({ tokens: [token = ''] }) => token),
    perSecond: HEARTBEATS_PER_SECOND,
  })
  const { warmUpSeconds, windowSeconds } = run.pace
  await sleep(warmUpSeconds * 1000)
  const timed = async <Result>(work: () => Promise<Result>) => {
    const from = performance.now()
    const result = await work()
    return { result, seconds: (performance.now() - from) / 1000 }
  }
  const alone = await beats.during(() => timed(() => sleep(windowSeconds * 1000)))
  const names = rows.map(({ user_name: name }) => name)
  const beside = await beats.during(() => timed(() => signInFor(sands.port, names, windowSeconds)))
  return {
    alone: alone.times,
    beside: beside.times,
    aloneSeconds: alone.result.seconds,
    besideSeconds: beside.result.seconds,
    signIns: beside.result.result,
  }
}

const inTime = (times: readonly number[], seconds: number) => times.filter((ms) => ms <= IN_TIME_MS).length / seconds

async function run(run: BenchRun) {
  const rounds: Round[] = []
  for (let index = 0; index < run.pace.rounds; index += 1) rounds.push(await inPart(run, round))
  for (const { alone, beside, besideSeconds, signIns } of rounds)
    run.note(
      `${(signIns / besideSeconds).toFixed(1)} sign-ins/s; heartbeats, median/p99 in ms: ` +
        `alone ${median(alone).toFixed(1)}/${quantile(alone, P99).toFixed(1)}, ` +
        `beside ${median(beside).toFixed(1)}/${quantile(beside, P99).toFixed(1)}`,
    )
  check(
    rounds.every(({ signIns }) => signIns > 0),
    'nobody signed in',
  )
  return [
    lineOf(
      {
        name: NAME,
        unit: 'requests/s',
        value: median(rounds.map(({ beside, besideSeconds }) => inTime(beside, besideSeconds))),
        reference: median(rounds.map(({ alone, aloneSeconds }) => inTime(alone, aloneSeconds))),
      },
      { measure: 'ratio', relation: '>=', bound: LEAST_SHARE },
    ),
  ]
}

export const signInsBesideHeartbeats: Bench = { name: NAME, lines: [NAME], run }
