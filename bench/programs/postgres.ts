// A PostgreSQL as somebody else would run it: reached by TCP, known to the server by its address alone.
// Started by the benches as a process of its own; BENCH_DATA_DIR says where its files go, PGPORT where it listens.
import { startEmbedded } from '../../apps/server/src/kernel/database/embedded.ts'
import { createLog } from '../../apps/server/src/kernel/log.ts'
import { endWithParent } from '../kernel/child.ts'
import { HOST } from '../kernel/port.ts'

const { BENCH_DATA_DIR: dataDir = '', PGPORT: port = '' } = process.env
const postgres = await startEmbedded({
  dataDir,
  log: createLog('silent'),
  settings: { listen_addresses: HOST, port },
})
endWithParent(() => void postgres.stop().then(() => process.exit(0)))
const { username, password, pathname } = new URL(postgres.url.replace('@/', `@${HOST}:${port}/`))
process.send?.({ url: `postgresql://${username}:${password}@${HOST}:${port}${pathname}`, pid: postgres.pid() })
