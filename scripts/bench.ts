// npm run bench [-- NAME…]: measures the goals of the product; bench/README.md says how to read the output.
import { parseArgs } from 'node:util'
import { benches } from '../bench/benches.ts'
import type { Pace } from '../bench/kernel/bench.ts'
import { runBenches } from '../bench/kernel/run.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    'warm-up': { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    visits: { type: 'string', default: '5' },
    last: { type: 'boolean', default: false },
  },
})
const pace: Pace = {
  rounds: Number(values.rounds),
  warmUpSeconds: Number(values['warm-up']),
  windowSeconds: Number(values.seconds),
  visits: Number(values.visits),
  last: values.last,
}
const unknown = positionals.filter((name) => !benches.some((bench) => [bench.name, ...bench.lines].includes(name)))
if (unknown.length > 0) {
  console.error(`no bench is called ${unknown.join(' or ')}; there are ${benches.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const chosen = benches.filter(
  ({ name, lines }) => positionals.length === 0 || [name, ...lines].some((known) => positionals.includes(known)),
)
process.exitCode = await runBenches(chosen, pace)
