import { afterAll, beforeAll } from 'vitest'
import { setUp } from '../app/setup.ts'
import { systemClock } from '../kernel/clock.ts'
import { openDatabase } from '../kernel/database/database.ts'
import { createLog } from '../kernel/log.ts'
import { aDataDir } from './data-dir.ts'
import { aDatabase, type TestDatabase } from './database.ts'
import { type Sands, startSands } from './sands.ts'

export interface EmptySands extends Sands {
  /** The set-up code of the last start. */
  code: string
  database: TestDatabase
  /**
   * Does to the database what another start of the server would do, and returns the set-up code that it would print.
   */
  startAgain(): Promise<string | undefined>
}

async function prepare(url: string): Promise<string | undefined> {
  const data = aDataDir()
  const database = openDatabase({ kind: 'embedded', url, replicaUrls: [], log: createLog('silent') })
  try {
    const config = { dataDir: data.path, s3: undefined, demo: false }
    return (await setUp({ database, clock: systemClock, config })).code
  } finally {
    await database.close()
    data.drop()
  }
}

/** A server with an empty database, for all tests of a file. */
export function useEmptySands(): EmptySands {
  const sands = {} as EmptySands
  beforeAll(async () => {
    const database = await aDatabase({ empty: true })
    const code = await prepare(database.url)
    const startAgain = () => prepare(database.url)
    Object.assign(sands, await startSands({ database }), { code, database, startAgain })
  })
  afterAll(async () => {
    await sands.close()
    await sands.database.drop()
  })
  return sands
}
