// Measures how long any of two server processes still accepts a revoked token.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { connect, startPostgres } from './kernel/database.ts'
import { lineOf, median } from './kernel/line.ts'
import { openPoll, type Poll } from './kernel/load/poll.ts'
import { notifyRoundTrips } from './kernel/notify.ts'
import { addPeople, type BenchPerson } from './kernel/people.ts'
import { assertAllAsked, startSands } from './kernel/sands.ts'

const NAME = 'revoked-token'
const PROCESSES = 2
const ROUNDS = 20
const GOAL_MS = 1000
/** The server distributes connections over its processes in rotation. */
const CONNECTIONS = 4 * PROCESSES
/** A person may make 600 calls a minute on each process; at this pace that lasts well beyond the goal. */
const POLL_EVERY_MS = 10
const GIVE_UP_MS = 5000
const SIGNED_OUT = 14280
const TOO_LATE_TO_COME_BACK = 3
const VALIDATE = '/sands-user/api/v1/auth/validate-token'
const LOG_OUT = '/sands-user/api/v1/auth/logout'

/**
 * Every process has seen both tokens: neighbouring connections are on different processes, and pairs of connections
 * share a token.
 */
const tokenFor = ({ tokens }: BenchPerson, connection: number) =>
  tokens[Math.floor(connection / PROCESSES) % tokens.length] ?? ''

async function warm(polls: readonly Poll[], person: BenchPerson): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    const answers = await Promise.all(polls.map((poll, index) => poll.call('GET', VALIDATE, tokenFor(person, index))))
    check(
      answers.every(({ code }) => code === 1),
      'a fresh token was refused',
    )
  }
}

/** Returns when the token was first refused on this connection; the token must not be accepted after that. */
async function refusedAt(poll: Poll, token: string, deadline: number): Promise<number> {
  let first: number | undefined
  for (let times = 0; times < TOO_LATE_TO_COME_BACK; ) {
    const { code } = await poll.call('GET', VALIDATE, token)
    const now = performance.now()
    check(now < deadline, `a revoked token was still not refused after ${GIVE_UP_MS} ms`)
    check(code === SIGNED_OUT || first === undefined, `a refused token got ${code} later`)
    if (code === SIGNED_OUT) {
      first ??= now
      times += 1
    }
    await sleep(POLL_EVERY_MS)
  }
  return first ?? Number.NaN
}

/** Milliseconds from the request to sign out everywhere until the last process refuses the token. */
async function revoke(polls: readonly Poll[], signOut: Poll, person: BenchPerson): Promise<number> {
  await warm(polls, person)
  const asked = performance.now()
  const refusals = polls.map((poll, index) => refusedAt(poll, tokenFor(person, index), asked + GIVE_UP_MS))
  const { code } = await signOut.call('POST', LOG_OUT, person.tokens[0] ?? '', { everywhere: true })
  check(code === 1, `signing out was refused with ${code}`)
  return Math.max(...(await Promise.all(refusals))) - asked
}

async function run(run: BenchRun) {
  const database = await startPostgres(run)
  const sands = await startSands(run, { DATABASE_URL: database.url, PROCESSES: String(PROCESSES) })
  const db = await connect(database, run)
  const people = await addPeople(db, { count: ROUNDS, sessions: 2 })
  const reference = median(await notifyRoundTrips(await connect(database, run), db, ROUNDS))

  const polls = Array.from({ length: CONNECTIONS }, () => openPoll(sands.port))
  const signOut = openPoll(sands.port)
  run.defer(() => {
    for (const poll of [...polls, signOut]) poll.close()
  })
  const times: number[] = []
  for (const person of people) times.push(await revoke(polls, signOut, person))

  await assertAllAsked(sands, { path: VALIDATE, processes: PROCESSES })
  run.note(`${ROUNDS} rounds, ${CONNECTIONS} connections: median ${median(times).toFixed(1)} ms`)
  return [
    lineOf(
      { name: NAME, unit: 'ms', value: Math.max(...times), reference },
      { measure: 'value', relation: '<=', bound: GOAL_MS },
    ),
  ]
}

export const revokedToken: Bench = { name: NAME, lines: [NAME], run }
