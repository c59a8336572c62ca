// Measures how fast a large file is stored, and how much memory the server uses while ten files arrive at once.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { freePort } from '../scripts/kernel/port.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { type Child, heard, startChild } from './kernel/child.ts'
import { processSeconds } from './kernel/cpu.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { ownFolder } from './kernel/folder.ts'
import { lineOf, median } from './kernel/line.ts'
import { addPeople } from './kernel/people.ts'
import { type Sands, startSands } from './kernel/sands.ts'
import type { FileOrder, SenderMessage, SenderOrder } from './programs/file-sender.ts'
import type { UploadReferenceOrder } from './programs/upload-reference.ts'

const MB = 1024 * 1024
const UPLOADS = '/sands-system/api/v1/uploads'
const CREATE = '/sands-system/api/v1/system/resource/create'
const base64 = (text: string) => Buffer.from(text).toString('base64')

const LARGE = 1024 * MB
const LEAST_SPEED = 0.7
const AT_ONCE = 10
const ONE_OF_TEN = 200 * MB
const MOST_MEMORY_MB = 100
const LOOK_MS = 20
const PREPARED_WITHIN_MS = 120_000

interface BenchServer {
  sands: Sands
  db: pg.Client
  token: string
  sender: Child<SenderMessage>
  bare: { port: number; pid: number; folder: string }
}

async function open(run: BenchRun): Promise<BenchServer> {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const [{ tokens: [token = ''] = [] } = {}] = await addPeople(db, { count: 1 })
  const sender = startChild<SenderMessage>('file-sender.ts')
  run.defer(sender.stop)
  const reference = startChild<{ ready: true }>('upload-reference.ts')
  run.defer(reference.stop)
  const bare = { port: await freePort(), pid: reference.pid, folder: ownFolder(run) }
  reference.send({ port: bare.port, folder: bare.folder } satisfies UploadReferenceOrder)
  await reference.next()
  return { sands, db, token, sender, bare }
}

async function announce({ sands, token }: BenchServer, bytes: number): Promise<FileOrder> {
  const response = await fetch(`${sands.url}${UPLOADS}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes),
      'upload-metadata': `filename ${base64('clip.mp4')},purpose ${base64('video')}`,
    },
  })
  const path = response.headers.get('location') ?? ''
  check(response.status === 201, `an upload was refused: ${await response.text()}`)
  const source = { kind: 'upload', id: path.slice(UPLOADS.length + 1) }
  const body = JSON.stringify({ source, purpose: 'video', fileName: 'clip.mp4' })
  return { path, end: { method: 'POST', path: CREATE, body } }
}

async function sendOurs(server: BenchServer, count: number, bytes: number): Promise<number> {
  const files = await Promise.all(Array.from({ length: count }, () => announce(server, bytes)))
  const { sands, token, sender } = server
  sender.send({ port: sands.port, token, bytes, files } satisfies SenderOrder)
  return (await heard(sender, 'sent')).seconds
}

async function sendBare({ bare, token, sender }: BenchServer, count: number, bytes: number): Promise<number> {
  const files = Array.from({ length: count }, (_, index) => ({
    path: `/file-${index}`,
    end: { method: 'POST', path: `/file-${index}`, body: '' },
  }))
  sender.send({ port: bare.port, token, bytes, files } satisfies SenderOrder)
  const { seconds } = await heard(sender, 'sent')
  for (const { path } of files) rmSync(join(bare.folder, path))
  return seconds
}

/** The files are not real videos. Waits until the server has found that out, so that this work is not measured. */
async function settled({ db }: BenchServer, stored: number): Promise<void> {
  for (let waited = 0; waited < PREPARED_WITHIN_MS; waited += LOOK_MS) {
    const { rows } = await db.query<{ stored: number; failed: number }>(
      `select count(*)::int as stored, count(*) filter (where status = 4)::int as failed from files where name = 'clip.mp4'`,
    )
    check(rows[0]?.stored === stored, `${stored} files were acknowledged, ${rows[0]?.stored} are stored`)
    if (rows[0].failed === stored) return
    await sleep(LOOK_MS)
  }
  throw new Error('the files were not checked in time')
}

async function speed(run: BenchRun) {
  const server = await open(run)
  const ours: number[] = []
  const bare: number[] = []
  const cpu = { ours: 0, bare: 0 }
  for (let round = 0; round < run.pace.rounds; round += 1) {
    const before = { ours: processSeconds(server.sands.pid), bare: processSeconds(server.bare.pid) }
    bare.push(await sendBare(server, 1, LARGE))
    ours.push(await sendOurs(server, 1, LARGE))
    cpu.ours += processSeconds(server.sands.pid) - before.ours
    cpu.bare += processSeconds(server.bare.pid) - before.bare
    await settled(server, round + 1)
  }
  const perSecond = (seconds: readonly number[]) => LARGE / MB / median(seconds)
  run.note(`seconds: ${ours.map((one, index) => `${one.toFixed(2)}/${bare[index]?.toFixed(2)}`).join(', ')}`)
  const each = (seconds: number) => (seconds / run.pace.rounds).toFixed(2)
  run.note(`CPU seconds a file: ${each(cpu.ours)}, hashing included; bare ${each(cpu.bare)}`)
  return [
    lineOf(
      { name: SPEED, unit: 'MB/s', value: perSecond(ours), reference: perSecond(bare) },
      { measure: 'ratio', relation: '>=', bound: LEAST_SPEED },
    ),
  ]
}

const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

/** By how many bytes a process grows at most while the work runs. */
async function growth(pid: number, work: () => Promise<unknown>): Promise<number> {
  const idle = residentMb(pid)
  let most = idle
  const look = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, LOOK_MS)
  await work().finally(() => clearInterval(look))
  return most - idle
}

async function memory(run: BenchRun) {
  const server = await open(run)
  await sleep(run.pace.warmUpSeconds * 1000)
  const bare = await growth(server.bare.pid, () => sendBare(server, AT_ONCE, ONE_OF_TEN))
  const ours = await growth(server.sands.pid, () => sendOurs(server, AT_ONCE, ONE_OF_TEN))
  await settled(server, AT_ONCE)
  return [
    lineOf(
      { name: MEMORY, unit: 'MB', value: ours, reference: bare },
      { measure: 'value', relation: '<', bound: MOST_MEMORY_MB },
    ),
  ]
}

const SPEED = 'upload-1gb'
const MEMORY = 'upload-memory'
export const uploadSpeed: Bench = { name: SPEED, lines: [SPEED], run: speed }
export const uploadMemory: Bench = { name: MEMORY, lines: [MEMORY], run: memory }
