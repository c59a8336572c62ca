// npm run restore -- <folder>: fills an empty installation from a backup. Set DATA_DIR or DATABASE_URL to say which.
import { resolve } from 'node:path'
import { restoreInstallation } from '../apps/server/src/app/backup.ts'
import { BackupError } from '../apps/server/src/kernel/backup/manifest.ts'
import { ConfigError, loadConfig } from '../apps/server/src/kernel/config.ts'
import { createLog } from '../apps/server/src/kernel/log.ts'

const [folder] = process.argv.slice(2)
try {
  if (folder === undefined) throw new BackupError('usage: npm run restore -- <folder of a backup>')
  const manifest = await restoreInstallation(loadConfig(), { folder: resolve(folder), log: createLog('warn') })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows and ${manifest.objects.length} files restored from ${manifest.createdAt}`)
} catch (error) {
  if (!(error instanceof BackupError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
