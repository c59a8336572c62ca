// npm run migration -- <name>: writes the next migration from the change in the tables.
import { run } from './kernel/run.ts'

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('usage: npm run migration -- <name>, in small letters, digits and underscores, such as user_email')
  process.exit(2)
}
const { code } = await run('drizzle-kit', ['generate', '--config', 'apps/server/drizzle.config.ts', '--name', name])
process.exitCode = code
