// Builds what is stale, then becomes the server.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildStale } from './build.ts'

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compile'))
await buildStale()
await import('../apps/server/src/main.ts')
