// Measures the overhead of our transcoding over the encoder itself, and whether a running transcoding delays other
// requests.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { aClient } from '../apps/server/src/testing/client.ts'
import { makeClip } from '../apps/server/src/testing/files/clips.ts'
import { sendWhole } from '../apps/server/src/testing/resumable.ts'
import { fromRoot } from '../scripts/kernel/paths.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { ownFolder } from './kernel/folder.ts'
import { lineOf, median, quantile } from './kernel/line.ts'
import { startHeartbeats } from './kernel/load/open-loop.ts'
import { inPart } from './kernel/part.ts'
import { addPeople } from './kernel/people.ts'
import { type Sands, startSands } from './kernel/sands.ts'

const SPEED = 'transcode'
const BESIDE = 'heartbeats-beside-transcoding'
const SECONDS = 30
const QUALITIES = ['720p', '480p', '360p']
const MOST_TIMES_BARE = 1.2
const MOST_TIMES_IDLE = 3
const HEARTBEATS_PER_SECOND = 200
/** Every person sends one heartbeat every five seconds. */
const PEOPLE = HEARTBEATS_PER_SECOND * 5
const LOOK_MS = 20
const READY_WITHIN_MS = 600_000

async function aFilm(run: BenchRun): Promise<string> {
  const path = join(ownFolder(run), 'film.mp4')
  await makeClip(path, { seconds: SECONDS, width: 1280, height: 720, bitrate: 3_000_000 })
  return path
}

interface BenchServer {
  sands: Sands
  db: pg.Client
  tokens: string[]
}

async function open(run: BenchRun, count: number): Promise<BenchServer> {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const tokens = (await addPeople(db, { count })).map(({ tokens: [token = ''] }) => token)
  return { sands, db, tokens }
}

/** Seconds from the answer to the upload until the video is playable. */
async function transcode({ sands, db, tokens }: BenchServer, path: string): Promise<number> {
  const client = aClient(sands.url, tokens[0])
  const { data, msg, code } = await sendWhole(client, readFileSync(path), { purpose: 'video', fileName: 'film.mp4' })
  check(code === 1, `the film was refused: ${msg}`)
  const started = performance.now()
  while (performance.now() - started < READY_WITHIN_MS) {
    const { rows } = await db.query<{ status: number; names: string[] }>(
      `select status, array(select jsonb_array_elements(made -> 'renditions') ->> 'name') as names from files where id = $1`,
      [data.id],
    )
    const [row] = rows
    check(row !== undefined && row.status !== 4, 'the preparation of the film failed')
    if (row.status === 3) {
      check(row.names.join() === QUALITIES.join(), `qualities ${row.names.join()} instead of ${QUALITIES.join()}`)
      return (performance.now() - started) / 1000
    }
    await sleep(LOOK_MS)
  }
  throw new Error('the film was not ready in time')
}

/** Seconds that a script needs which runs only the encoder. */
async function bare(run: BenchRun, path: string): Promise<number> {
  const folder = join(ownFolder(run), 'bare')
  mkdirSync(folder)
  const threads = String(Math.max(1, availableParallelism() - 1))
  const started = performance.now()
  const child = spawn(process.execPath, [fromRoot('bench/programs/bare-transcode.ts'), path, folder, threads], {
    stdio: 'ignore',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  check(code === 0, `the bare script ended with ${code}`)
  const seconds = (performance.now() - started) / 1000
  rmSync(folder, { recursive: true })
  return seconds
}

async function runSpeed(run: BenchRun) {
  const path = await aFilm(run)
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < run.pace.rounds; round += 1) {
    theirs.push(await inPart(run, (part) => bare(part, path)))
    ours.push(await inPart(run, async (part) => transcode(await open(part, 1), path)))
  }
  run.note(
    `rounds, seconds for ${SECONDS} s of film: ${ours.map((each, at) => `${each.toFixed(1)}/${theirs[at]?.toFixed(1)}`).join(', ')}`,
  )
  return [
    lineOf(
      { name: SPEED, unit: 's', value: median(ours), reference: median(theirs) },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES_BARE },
    ),
  ]
}

interface Round {
  idle: number[]
  beside: number[]
}

async function besideRound(run: BenchRun, path: string): Promise<Round> {
  const server = await open(run, PEOPLE + 1)
  const beats = await startHeartbeats(run, {
    port: server.sands.port,
    tokens: server.tokens.slice(1),
    perSecond: HEARTBEATS_PER_SECOND,
  })
  await sleep(run.pace.warmUpSeconds * 1000)
  const { times: idle } = await beats.during(() => sleep(run.pace.windowSeconds * 1000))
  const { times: beside, result } = await beats.during(() => transcode(server, path))
  const told = (times: readonly number[]) =>
    `${median(times).toFixed(1)}/${quantile(times, 0.99).toFixed(1)}/${Math.max(...times).toFixed(1)}`
  run.note(
    `heartbeats, median/p99/worst in ms: idle ${told(idle)}, beside ${told(beside)}; ${SECONDS} s of film in ${result.toFixed(1)} s`,
  )
  return { idle, beside }
}

async function runBeside(run: BenchRun) {
  const path = await aFilm(run)
  const rounds: Round[] = []
  for (let round = 0; round < run.pace.rounds; round += 1)
    rounds.push(await inPart(run, (part) => besideRound(part, path)))
  const p99 = (pick: (round: Round) => number[]) => median(rounds.map((each) => quantile(pick(each), 0.99)))
  return [
    lineOf(
      { name: BESIDE, unit: 'ms', value: p99(({ beside }) => beside), reference: p99(({ idle }) => idle) },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES_IDLE },
    ),
  ]
}

export const transcodeSpeed: Bench = { name: SPEED, lines: [SPEED], run: runSpeed }
export const heartbeatsBesideTranscoding: Bench = { name: BESIDE, lines: [BESIDE], run: runBeside }
