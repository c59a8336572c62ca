// Measures the first twenty ranks and the person's own rank among 100,000 people, against reading one row by its key
// with the same bytes.

import { freePort } from '../scripts/kernel/port.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { startChild } from './kernel/child.ts'
import { addCompany } from './kernel/company.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median } from './kernel/line.ts'
import { ask } from './kernel/load/ask.ts'
import { startSands } from './kernel/sands.ts'
import type { KeyReadOrder } from './programs/key-read.ts'

const NAME = 'study-rank'
const PAGE = 20
const MOST_TIMES = 2
const PATH = '/sands-lms/api/v1/dailyStudyRecords/rank'
const REQUEST = {
  method: 'POST',
  path: PATH,
  body: { period: 'month', scope: 'college', current: 1, size: PAGE },
} as const

interface Ranked {
  ranks: { records: unknown[]; total: number }
  mine: { rank: number | null }
  people: number
}

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const database = embeddedDatabase(sands.dataDir)
  const db = await connect(database, run)
  const { tokens } = await addCompany(db, 'large', { records: 0 })
  await db.query('vacuum analyze')
  const ours = (turn: number) => ask<Ranked>({ port: sands.port, token: tokens[turn % tokens.length] ?? '' }, REQUEST)
  const { data, bytes, ms } = await ours(0)
  check(data.ranks.records.length === PAGE && data.people === 100_000, `${data.people} people are ranked`)
  check(data.mine.rank !== null, 'the rank of the person is missing')
  run.note(`the first answer, before anything is cached, took ${ms.toFixed(0)} ms; ${bytes.length} bytes`)
  await db.query('create table bench_answers (id int primary key, answer json not null)')
  await db.query('insert into bench_answers values (1, $1)', [bytes])
  const child = startChild('key-read.ts')
  run.defer(child.stop)
  const port = await freePort()
  child.send({ port, path: PATH, database: database.url } satisfies KeyReadOrder)
  await child.next()
  const bare = () => ask({ port, token: '' }, REQUEST)

  const medians: { ours: number; bare: number }[] = []
  for (let round = 0; round < run.pace.rounds; round += 1) {
    const times = { ours: [] as number[], bare: [] as number[] }
    const until = performance.now() + run.pace.windowSeconds * 1000
    for (let turn = 0; performance.now() < until; turn += 1) {
      times.ours.push((await ours(turn)).ms)
      times.bare.push((await bare()).ms)
    }
    medians.push({ ours: median(times.ours), bare: median(times.bare) })
  }
  return [
    lineOf(
      {
        name: NAME,
        unit: 'ms',
        value: median(medians.map((round) => round.ours)),
        reference: median(medians.map((round) => round.bare)),
      },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES },
    ),
  ]
}

export const studyRank: Bench = { name: NAME, lines: [NAME], run }
