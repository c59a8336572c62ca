// Kills the server and PostgreSQL twenty times with kill -9, in rotation, while people study. No acknowledged update
// may be lost.
import { crashWhileStudying } from '../e2e/process/study-crash.ts'
import type { Bench, BenchRun } from './kernel/bench.ts'
import { ownFolder } from './kernel/folder.ts'
import { lineOf } from './kernel/line.ts'

const NAME = 'learning-crash'
const KILLS = 20

async function run(run: BenchRun) {
  const { acknowledged, lost } = await crashWhileStudying({ dataDir: ownFolder(run), kills: KILLS })
  run.note(`${acknowledged} updates were acknowledged around ${KILLS} kills`)
  return [
    lineOf({ name: NAME, unit: 'updates', value: lost, reference: 0 }, { measure: 'value', relation: '<=', bound: 0 }),
  ]
}

export const learningCrash: Bench = { name: NAME, lines: [NAME], run }
