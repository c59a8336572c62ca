import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { systemClock } from '../kernel/clock.ts'
import { openDatabase } from '../kernel/database/database.ts'
import { createLog } from '../kernel/log.ts'
import { aDatabase } from '../testing/database.ts'
import { setUp } from './setup.ts'

it('setting up clears what an earlier life left half received', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sands-setup-'))
  const half = join(dataDir, 'tmp', 'upload-abc')
  mkdirSync(half, { recursive: true })
  writeFileSync(join(half, 'upload'), 'half')
  const own = await aDatabase()
  const database = openDatabase({ kind: 'embedded', url: own.url, replicaUrls: [], log: createLog('silent') })
  try {
    await setUp({ database, clock: systemClock, config: { dataDir, s3: undefined, demo: true } })
    expect(existsSync(half)).toBe(false)
  } finally {
    await database.close()
    await own.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
