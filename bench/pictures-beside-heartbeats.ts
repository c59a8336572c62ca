// Measures whether resizing pictures delays other requests: heartbeats at a fixed rate, alone and beside 100 uploads.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { heard, startChild } from './kernel/child.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { ownFolder } from './kernel/folder.ts'
import { lineOf, median, quantile } from './kernel/line.ts'
import { startHeartbeats } from './kernel/load/open-loop.ts'
import { inPart } from './kernel/part.ts'
import { addPeople } from './kernel/people.ts'
import { type Photos, takePhotos } from './kernel/photos.ts'
import { startSands } from './kernel/sands.ts'
import type { UploaderMessage, UploaderOrder } from './programs/uploader.ts'

const NAME = 'pictures-beside-heartbeats'
const PICTURES = 100
const PHOTOS_PER_SHAPE = 2
const UPLOADS_AT_ONCE = 8
/** A person may upload 120 pictures a minute. */
const UPLOADERS = 10
const HEARTBEATS_PER_SECOND = 200
/** Every person sends one heartbeat every five seconds. */
const PEOPLE = HEARTBEATS_PER_SECOND * 5
const MOST_TIMES_IDLE = 3
const P99 = 0.99

interface Round {
  idle: number[]
  beside: number[]
  seconds: number
  bytes: number
}

async function round(run: BenchRun, { files }: Photos): Promise<Round> {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const tokens = (await addPeople(db, { count: PEOPLE + UPLOADERS })).map(({ tokens: [token = ''] }) => token)
  const beats = await startHeartbeats(run, {
    port: sands.port,
    tokens: tokens.slice(UPLOADERS),
    perSecond: HEARTBEATS_PER_SECOND,
  })
  await sleep(run.pace.warmUpSeconds * 1000)
  const { times: idle } = await beats.during(() => sleep(run.pace.windowSeconds * 1000))

  const uploader = startChild<UploaderMessage>('uploader.ts')
  run.defer(uploader.stop)
  const { times: beside, result } = await beats.during(() => {
    uploader.send({
      port: sands.port,
      files,
      count: PICTURES,
      tokens: tokens.slice(0, UPLOADERS),
      atOnce: UPLOADS_AT_ONCE,
    } satisfies UploaderOrder)
    return heard(uploader, 'uploaded')
  })
  const { rows } = await db.query<{ stored: number }>(
    `select count(*)::int as stored from files where name like 'photo-%'`,
  )
  check(rows[0]?.stored === PICTURES, `${PICTURES} pictures were acknowledged, ${rows[0]?.stored} are stored`)
  return { idle, beside, seconds: result.seconds, bytes: result.bytes }
}

const p99 = (times: readonly number[]) => quantile(times, P99)

function report(run: BenchRun, rounds: readonly Round[], { files, megapixels }: Photos): void {
  const pixels = (megapixels * PICTURES) / files.length
  for (const { idle, beside, seconds, bytes } of rounds) {
    const times = (all: readonly number[]) =>
      `${median(all).toFixed(1)}/${p99(all).toFixed(1)}/${Math.max(...all).toFixed(1)}`
    run.note(
      `heartbeats, median/p99/worst in ms: ${idle.length} idle ${times(idle)}, ${beside.length} beside uploads ${times(beside)}; ` +
        `${(PICTURES / seconds).toFixed(2)} pictures/s (${(pixels / seconds).toFixed(1)} megapixels/s, ${(bytes / seconds / 1e6).toFixed(1)} MB/s)`,
    )
  }
}

async function run(run: BenchRun) {
  const photos = await takePhotos(ownFolder(run), PHOTOS_PER_SHAPE)
  const rounds: Round[] = []
  for (let index = 0; index < run.pace.rounds; index += 1) {
    rounds.push(await inPart(run, (part) => round(part, photos)))
  }
  report(run, rounds, photos)
  return [
    lineOf(
      {
        name: NAME,
        unit: 'ms',
        value: median(rounds.map(({ beside }) => p99(beside))),
        reference: median(rounds.map(({ idle }) => p99(idle))),
      },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES_IDLE },
    ),
  ]
}

export const picturesBesideHeartbeats: Bench = { name: NAME, lines: [NAME], run }
