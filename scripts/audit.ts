// npm run audit [-- --at <number> <hash>]: verifies the chain of the audit log, and optionally an entry noted earlier.
import { type AuditProblem, type NotedEntry, verifyAudit } from '../apps/server/src/kernel/audit/verify.ts'
import { ConfigError, loadConfig } from '../apps/server/src/kernel/config.ts'
import { reachDatabase } from '../apps/server/src/kernel/database/reach.ts'
import { createLog } from '../apps/server/src/kernel/log.ts'

const USAGE = 'usage: npm run audit [-- --at <number> <hash>], with a number and a hash that an earlier run printed'

const PROBLEMS: Readonly<Record<AuditProblem, string>> = {
  changed: 'its content was changed',
  unchained: 'its hash does not match the entry before it',
  missing: 'it is missing',
  head: 'it is not the last entry that the database has recorded',
  noted: 'it is not the entry with the given hash',
}

function notedEntry([flag, seq = '', hash = '', ...more]: readonly string[]): NotedEntry | undefined {
  if (flag === undefined) return undefined
  if (flag !== '--at' || !/^[1-9]\d{0,15}$/.test(seq) || !/^[0-9a-f]{64}$/i.test(hash) || more.length > 0) {
    console.error(USAGE)
    process.exit(2)
  }
  return { seq: Number(seq), hash }
}

const noted = notedEntry(process.argv.slice(2))
try {
  const database = await reachDatabase(loadConfig(), createLog('warn'))
  try {
    const verdict = await verifyAudit(database.url, noted)
    if (verdict.sound) {
      console.log(`${verdict.count} entries: all complete, unchanged and in order`)
      if (verdict.count > 0)
        console.log(`store this to verify the log against it later: --at ${verdict.count} ${verdict.head}`)
    } else {
      console.error(`the audit log has been tampered with at entry ${verdict.seq}: ${PROBLEMS[verdict.problem]}`)
      process.exitCode = 1
    }
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
