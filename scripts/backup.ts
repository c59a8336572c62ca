// npm run backup [-- <folder>]: saves the database and files of this installation; the server may keep running.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUpInstallation } from '../apps/server/src/app/backup.ts'
import { BackupError } from '../apps/server/src/kernel/backup/manifest.ts'
import { ConfigError, loadConfig } from '../apps/server/src/kernel/config.ts'
import { createLog } from '../apps/server/src/kernel/log.ts'

const [chosen] = process.argv.slice(2)
try {
  const wanted = chosen === undefined ? undefined : resolve(chosen)
  if (wanted && existsSync(wanted)) throw new BackupError(`${wanted} exists already`)
  const config = loadConfig()
  const { folder, manifest } = await backUpInstallation(config, { folder: wanted, log: createLog('warn') })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${rows} rows and ${manifest.objects.length} files saved to ${folder}${config.backupKey ? ', encrypted' : ''}`,
  )
} catch (error) {
  if (!(error instanceof BackupError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
