// Buys, pays, cancels, times out and gives back 10,000 times at random, eight at a time, while the server and
// PostgreSQL are killed twenty times with kill -9, in rotation. No rule of money, stock or points may be broken.
import { crashWhileBuying } from '../e2e/process/shop-crash.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { ownFolder } from './kernel/folder.ts'
import { lineOf } from './kernel/line.ts'

const NAME = 'shop-crash'
const RUNS = 10_000
const KILLS = 20

async function run(run: BenchRun) {
  const report = await crashWhileBuying({ dataDir: ownFolder(run), runs: RUNS, kills: KILLS })
  const { runs, orders, states, broken } = report
  run.note(`${orders} orders in ${runs} acts around ${KILLS} kills: ${states.join(', ')}`)
  for (const rule of broken) run.note(rule)
  check(orders > 0, 'nobody ordered anything')
  return [
    lineOf(
      { name: NAME, unit: 'rules', value: broken.length, reference: 0 },
      { measure: 'value', relation: '<=', bound: 0 },
    ),
  ]
}

export const shopCrash: Bench = { name: NAME, lines: [NAME], run }
