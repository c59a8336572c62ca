// An external PostgreSQL that the server reaches by TCP and knows by its address only.
// The benches start it as a separate process; BENCH_DATA_DIR names its data folder, PGPORT its port.
import { startEmbedded } from '../../apps/server/src/kernel/database/embedded.ts'
import { createLog } from '../../apps/server/src/kernel/log.ts'
import { HOST } from '../../scripts/kernel/port.ts'
import { endWithParent } from '../kernel/child.ts'

const { BENCH_DATA_DIR: dataDir = '', PGPORT: port = '' } = process.env
const postgres = await startEmbedded({
  dataDir,
  log: createLog('silent'),
  settings: { listen_addresses: HOST, port },
})
endWithParent(() => void postgres.stop().then(() => process.exit(0)))
const { username, password, pathname } = new URL(postgres.url.replace('@/', `@${HOST}:${port}/`))
process.send?.({ url: `postgresql://${username}:${password}@${HOST}:${port}${pathname}`, pid: postgres.pid() })
