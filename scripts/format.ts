// npm run format [-- paths]: writes the generated lists, formats, orders imports and fixes what can be fixed safely.
import { writeLicences } from './generate/licences.ts'
import { writeLists } from './generate/lists.ts'
import { root } from './kernel/paths.ts'
import { run } from './kernel/run.ts'

for (const path of [...writeLists(root), ...writeLicences(root)]) console.log(`wrote ${path}`)
const { code } = await run('biome', ['check', '--write', ...process.argv.slice(2)])
process.exitCode = code
