import type { Audit } from './audit/audit.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { ContentRegistry } from './content.ts'
import type { Broadcast } from './database/broadcast.ts'
import type { Database } from './database/database.ts'
import type { EventBus } from './events.ts'
import type { Metrics } from './http/metrics.ts'
import type { Streams } from './http/streams.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { Secrets } from './secrets.ts'
import type { ObjectStore } from './store/store.ts'
import type { Workshop } from './workshop.ts'

/** The infrastructure that every domain uses. */
export interface Kernel {
  config: Config
  clock: Clock
  log: Log
  database: Database
  broadcast: Broadcast
  events: EventBus
  jobs: Jobs
  metrics: Metrics
  content: ContentRegistry
  streams: Streams
  secrets: Secrets
  audit: Audit
  store: ObjectStore
  workshop: Workshop
}
