// npm run new-domain -- <name> [--after <domain>]: writes the skeleton of a domain, from its tables to its browser test.
import { parseArgs } from 'node:util'
import { root } from './kernel/paths.ts'
import { run } from './kernel/run.ts'
import { readSources } from './kernel/sources.ts'
import { domainFiles } from './scaffold/domain.ts'
import { formatFiles, writeFiles } from './scaffold/write.ts'

const { values, positionals } = parseArgs({ options: { after: { type: 'string' } }, allowPositionals: true })
const [domain] = positionals
if (!domain) {
  console.error('usage: npm run new-domain -- <name> [--after <domain>]')
  process.exit(2)
}
try {
  const paths = writeFiles(root, domainFiles(readSources(root), { domain, after: values.after }))
  const { code, output } = await formatFiles(root, paths)
  if (code !== 0) throw new Error(output)
  for (const path of paths) console.log(`wrote ${path}`)
  const config = ['--config', 'apps/server/drizzle.config.ts', '--name', domain]
  const migration = await run('drizzle-kit', ['generate', ...config], { capture: true })
  if (migration.code !== 0) throw new Error(migration.output)
  console.log(`wrote apps/server/migrations/*_${domain}.sql`)
  console.log('next steps: docs/adding-a-domain.md')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
