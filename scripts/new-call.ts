// npm run new-call -- <domain> 'GET /path': adds a call to the contract, the routes, the service and the test of a domain.
import { root } from './kernel/paths.ts'
import { readSources } from './kernel/sources.ts'
import { callFiles } from './scaffold/call.ts'
import { formatFiles, writeFiles } from './scaffold/write.ts'

const [domain, key] = process.argv.slice(2)
if (!domain || !key) {
  console.error("usage: npm run new-call -- <domain> 'GET /path'")
  process.exit(2)
}
try {
  const paths = writeFiles(root, callFiles(readSources(root), { domain, key }))
  const { code, output } = await formatFiles(root, paths)
  if (code !== 0) throw new Error(output)
  for (const path of paths) console.log(`wrote ${path}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
