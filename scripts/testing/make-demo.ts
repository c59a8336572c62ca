// usage: node scripts/testing/make-demo.ts FOLDER
// Fills a data folder with the demo company, as the first start of a server does, with the pictures of earlier times.
import { createServer } from '../../apps/server/src/app/server.ts'
import { setUp } from '../../apps/server/src/app/setup.ts'
import { systemClock } from '../../apps/server/src/kernel/clock.ts'
import { readConfig } from '../../apps/server/src/kernel/config.ts'
import { openDatabase } from '../../apps/server/src/kernel/database/database.ts'
import { startEmbedded } from '../../apps/server/src/kernel/database/embedded.ts'
import { createLog } from '../../apps/server/src/kernel/log.ts'
import { ensureMadeFolder } from '../../apps/server/src/testing/made-folder.ts'
import { keepingWorkshop } from '../../apps/server/src/testing/workshop.ts'

const [dataDir] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('usage: node scripts/testing/make-demo.ts FOLDER')
const log = createLog('warn')
const workshop = keepingWorkshop(ensureMadeFolder())
const config = readConfig({ PORT: '0', DATA_DIR: dataDir })
const postgres = await startEmbedded({ dataDir, log })
try {
  const database = openDatabase({ kind: 'embedded', url: postgres.url, replicaUrls: [], log })
  await setUp({ database, clock: systemClock, config, workshop }).finally(() => database.close())
  // The queues of jobs are created by the server.
  const server = await createServer({ config, databaseUrl: postgres.url, log, workshop })
  await server.close()
} finally {
  await postgres.stop()
}
