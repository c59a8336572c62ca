import { systemClock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import { reachDatabase } from '../kernel/database/reach.ts'
import type { Log } from '../kernel/log.ts'
import { checkStore, removeOrphans, type StoreVerdict } from '../kernel/store/check.ts'
import { openStore } from '../kernel/store/open-store.ts'
import { domains } from './domains.ts'

/** Queries that return the keys of stored files referenced by rows, one for each domain. */
export const OBJECT_QUERIES: readonly string[] = domains.all.flatMap(({ objects }) => objects?.query ?? [])

export const OBJECT_FOLDERS: readonly string[] = domains.all.flatMap(({ objects }) => objects?.folders ?? [])

/** Compares the stored files of an installation with its rows. With `remove` it deletes files that no row refers to. */
export async function checkInstallation(
  place: Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>,
  { remove, log }: { remove: boolean; log: Log },
): Promise<StoreVerdict> {
  const database = await reachDatabase(place, log)
  try {
    const store = openStore(place)
    const verdict = await checkStore({
      url: database.url,
      store,
      objectQueries: OBJECT_QUERIES,
      folders: OBJECT_FOLDERS,
      now: systemClock.now(),
    })
    if (remove) await removeOrphans(store, verdict.orphans)
    return verdict
  } finally {
    await database.close()
  }
}
