// npm run points-check: works out every balance of points from the journal and lists what differs; with --repair it
// writes balances, held points and caps anew. The server may keep running.
import { sql } from 'drizzle-orm'
import { repairAll, verifyLedger } from '../apps/server/src/domains/points/index.ts'
import { ConfigError, loadConfig } from '../apps/server/src/kernel/config.ts'
import { openDatabase } from '../apps/server/src/kernel/database/database.ts'
import { reachDatabase } from '../apps/server/src/kernel/database/reach.ts'
import { createLog } from '../apps/server/src/kernel/log.ts'

const wanted = process.argv.slice(2)
const isRepairing = wanted.length === 1 && wanted[0] === '--repair'
if (wanted.length > 0 && !isRepairing) {
  console.error('usage: npm run points-check [-- --repair]')
  process.exit(2)
}
try {
  const log = createLog('warn')
  const reached = await reachDatabase(loadConfig(), log)
  const database = openDatabase({ kind: 'external', url: reached.url, replicaUrls: [], log })
  try {
    const verify = () =>
      database.transaction(async (tx) => {
        // The sums over a large journal take longer than a statement of the server may.
        await tx.execute(sql`set local statement_timeout = 0`)
        return verifyLedger(tx)
      })
    if (isRepairing) {
      const written = await repairAll(database, {
        verify: async () => (await verify()).differences,
        tell: ({ what, id, stored, journal }) => console.log(`${what} ${id}: was ${stored}, is ${journal}`),
      })
      console.log(`${written} written anew`)
    }
    const { accounts, postings, legs, differences } = await verify()
    for (const { what, id, stored, journal } of differences)
      console.error(`${what} ${id}: stored ${stored}, by the journal ${journal}`)
    console.log(`${accounts} accounts, ${postings} postings, ${legs} legs, ${differences.length} differences`)
    if (differences.length > 0) process.exitCode = 1
  } finally {
    await database.close()
    await reached.close()
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
