// npm run migration -- <name>: writes the next migration from the changes of the tables.
import { rmSync } from 'node:fs'
import { fromRoot } from './kernel/paths.ts'
import { run } from './kernel/run.ts'
import { oldSnapshots } from './kernel/snapshots.ts'

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('usage: npm run migration -- <name>, in small letters, digits and underscores, such as user_email')
  process.exit(2)
}
const { code } = await run('drizzle-kit', ['generate', '--config', 'apps/server/drizzle.config.ts', '--name', name])
for (const snapshot of oldSnapshots(fromRoot('apps/server/migrations'))) rmSync(snapshot)
process.exitCode = code
