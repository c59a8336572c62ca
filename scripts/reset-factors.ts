// npm run reset-factors -- <user name>: removes the second factors of a person who cannot sign in and whom nobody in
// the app can help; the server may keep running.
import { rescueFactors } from '../apps/server/src/domains/auth/index.ts'
import { createAudit } from '../apps/server/src/kernel/audit/audit.ts'
import { systemClock } from '../apps/server/src/kernel/clock.ts'
import { ConfigError, loadConfig } from '../apps/server/src/kernel/config.ts'
import { openBroadcast } from '../apps/server/src/kernel/database/broadcast.ts'
import { openDatabase } from '../apps/server/src/kernel/database/database.ts'
import { reachDatabase } from '../apps/server/src/kernel/database/reach.ts'
import { createLog } from '../apps/server/src/kernel/log.ts'

const [userName, ...more] = process.argv.slice(2)
if (!userName || more.length > 0) {
  console.error('usage: npm run reset-factors -- <user name>')
  process.exit(2)
}
try {
  const log = createLog('warn')
  const reached = await reachDatabase(loadConfig(), log)
  const database = openDatabase({ kind: 'external', url: reached.url, replicaUrls: [], log })
  const broadcast = openBroadcast(reached.url, log)
  try {
    const parts = { audit: createAudit(systemClock), broadcast, clock: systemClock }
    const done = await database.transaction((tx) => rescueFactors(tx, userName, parts))
    if (!done) console.error(`nobody has the user name ${userName}`)
    else if (done.removed === 0) console.log(`${done.name} has no second factor`)
    else console.log(`${done.name} signs in with the first step alone, and is signed out everywhere`)
    if (!done) process.exitCode = 1
  } finally {
    await broadcast.close()
    await database.close()
    await reached.close()
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
