import cluster from 'node:cluster'
import { quickenImports } from './app/quick-imports.ts'

// Imported when it is called, because imports at the top of a file are found before its first line runs.
quickenImports()
if (cluster.isPrimary) await (await import('./app/primary.ts')).runPrimary()
else await (await import('./app/worker.ts')).runWorker()
