import cluster from 'node:cluster'
import { runPrimary } from './app/primary.ts'
import { runWorker } from './app/worker.ts'

await (cluster.isPrimary ? runPrimary() : runWorker())
