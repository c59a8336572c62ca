import { join } from 'node:path'
import { backUp } from '../kernel/backup/back-up.ts'
import type { DomainBackup } from '../kernel/backup/left-out.ts'
import type { Manifest } from '../kernel/backup/manifest.ts'
import { restore } from '../kernel/backup/restore.ts'
import { systemClock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import { reachDatabase } from '../kernel/database/reach.ts'
import type { Log } from '../kernel/log.ts'
import { openStore } from '../kernel/store/open-store.ts'
import { VERSION } from '../kernel/version.ts'
import { domains } from './domains.ts'
import { OBJECT_QUERIES } from './objects.ts'

/** The migration runner, triggers and the job queue fill these tables themselves. */
const DERIVED_TABLES = ['schema_migrations', 'audit_head', 'jobs.version', 'training_counts']

/** The keys of an installation sign addresses. A restored installation creates its own. */
const KERNEL_BACKUP: DomainBackup = { leftOut: [{ table: 'secrets' }] }

const BACKUPS: readonly DomainBackup[] = [KERNEL_BACKUP, ...domains.all.flatMap(({ backup }) => backup ?? [])]

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'backupKey'>

/** Example: sands-2026-11-15-103000. */
const nameAt = (now: Date): string => `sands-${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}`

/** Saves database and files of an installation, running or not. */
export async function backUpInstallation(
  place: Place,
  { folder, log }: { folder?: string | undefined; log: Log },
): Promise<{ folder: string; manifest: Manifest }> {
  const now = systemClock.now()
  const target = folder ?? join(place.dataDir, 'backups', nameAt(now))
  const database = await reachDatabase(place, log)
  try {
    const source = {
      url: database.url,
      store: openStore(place),
      objectQueries: OBJECT_QUERIES,
      derivedTables: DERIVED_TABLES,
      leftOut: BACKUPS.flatMap(({ leftOut }) => leftOut),
    }
    return {
      folder: target,
      manifest: await backUp(source, { folder: target, version: VERSION, now, passphrase: place.backupKey }),
    }
  } finally {
    await database.close()
  }
}

/** Fills an empty installation from a backup. Everybody has to sign in again. */
export async function restoreInstallation(
  place: Place,
  { folder, log }: { folder: string; log: Log },
): Promise<Manifest> {
  const database = await reachDatabase(place, log)
  try {
    return await restore(folder, {
      url: database.url,
      store: openStore(place),
      log,
      backups: BACKUPS,
      passphrase: place.backupKey,
      workFolder: join(place.dataDir, 'restoring'),
    })
  } finally {
    await database.close()
  }
}
