// npm run store-check [-- --remove]: finds files without a row, and rows without their file; the server may keep
// running.
import { checkInstallation } from '../apps/server/src/app/objects.ts'
import { ConfigError, loadConfig } from '../apps/server/src/kernel/config.ts'
import { createLog } from '../apps/server/src/kernel/log.ts'

const [flag, ...more] = process.argv.slice(2)
if ((flag !== undefined && flag !== '--remove') || more.length > 0) {
  console.error('usage: npm run store-check [-- --remove]')
  process.exit(2)
}
const remove = flag === '--remove'
try {
  const { objects, missing, orphans } = await checkInstallation(loadConfig(), { remove, log: createLog('warn') })
  for (const key of missing) console.log(`missing ${key}`)
  for (const { key, bytes } of orphans) console.log(`${remove ? 'removed' : 'orphan'} ${key} (${bytes} bytes)`)
  console.log(`${objects} files in the store, ${missing.length} missing, ${orphans.length} without a database row`)
  if (orphans.length > 0 && !remove) console.log('npm run store-check -- --remove deletes the files without a row')
  if (missing.length > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
