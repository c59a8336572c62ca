// npm run format [-- paths]: formats, orders imports and mends what can be mended safely.
import { run } from './kernel/run.ts'

const { code } = await run('biome', ['check', '--write', ...process.argv.slice(2)])
process.exitCode = code
