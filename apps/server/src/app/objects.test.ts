import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { createLog } from '../kernel/log.ts'
import { checkStore, removeOrphans } from '../kernel/store/check.ts'
import { s3Store } from '../kernel/store/s3.ts'
import { aPdf } from '../testing/files/documents.ts'
import { aJpeg } from '../testing/pictures.ts'
import { sendWhole } from '../testing/resumable.ts'
import { anS3 } from '../testing/s3.ts'
import { startSands, useSands } from '../testing/sands.ts'
import { upload } from '../testing/upload.ts'
import { checkInstallation, OBJECT_FOLDERS, OBJECT_QUERIES } from './objects.ts'

const log = createLog('silent')
const DAY_S = 86_400

describe('the check of the store', () => {
  const sands = useSands()
  const here = () => ({ databaseUrl: sands.databaseUrl, dataDir: sands.dataDir, s3: undefined })
  const pathOf = (key: string) => join(sands.dataDir, 'objects', key)
  const keyOf = async (id: FileId): Promise<string> =>
    (await sands.server.kernel.database.pool.query<{ key: string }>('select key from files where id = $1', [id]))
      .rows[0]?.key ?? ''

  function put(key: string, daysAgo: number): void {
    mkdirSync(dirname(pathOf(key)), { recursive: true })
    writeFileSync(pathOf(key), 'lost')
    const at = Date.now() / 1000 - daysAgo * DAY_S
    utimesSync(pathOf(key), at, at)
  }

  it('finds nothing when every row has its file and every file its row', async () => {
    const admin = await sands.signIn('admin')
    await sendWhole(admin, aPdf([['In its place']]), { purpose: 'document', fileName: 'a.pdf' })
    const verdict = await checkInstallation(here(), { remove: false, log })
    expect(verdict).toMatchObject({ missing: [], orphans: [] })
    expect(verdict.objects).toBeGreaterThan(10)
  })

  it('finds files without rows once they are a day old, and removes them on request', async () => {
    const [old, young, foreign] = ['pictures/zz/old/original', 'pictures/zz/young/original', 'elsewhere/old']
    put(old, 2)
    put(foreign, 2)
    put(young, 0)
    expect((await checkInstallation(here(), { remove: false, log })).orphans).toMatchObject([{ key: old, bytes: 4 }])
    expect(existsSync(pathOf(old))).toBe(true)
    expect((await checkInstallation(here(), { remove: true, log })).orphans).toMatchObject([{ key: old }])
    expect([existsSync(pathOf(old)), existsSync(pathOf(young)), existsSync(pathOf(foreign))]).toEqual([
      false,
      true,
      true,
    ])
    expect((await checkInstallation(here(), { remove: false, log })).orphans).toEqual([])
  })

  it('finds rows whose files are missing', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await upload(learner, await aJpeg(60, 50))
    const key = `${await keyOf(data.id)}/original`
    rmSync(pathOf(key))
    expect((await checkInstallation(here(), { remove: true, log })).missing).toEqual([key])
  })
})

it('compares the objects of an S3 bucket with the rows as well', async () => {
  const { config, close } = await anS3()
  const env = {
    S3_BUCKET: config.bucket,
    S3_ENDPOINT: config.endpoint,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    S3_FORCE_PATH_STYLE: '1',
  }
  const sands = await startSands({ env })
  try {
    const store = s3Store(config)
    const source = { url: sands.databaseUrl, store, objectQueries: OBJECT_QUERIES, folders: OBJECT_FOLDERS }
    // The demo company of the tests is stored in a folder, so all its files are missing in the bucket.
    const before = await checkStore({ ...source, now: new Date() })
    expect(before).toMatchObject({ objects: 0, orphans: [] })
    expect(before.missing.length).toBeGreaterThan(10)
    expect(await upload(await sands.signIn('learner'), await aJpeg(60, 50))).toSucceed()
    const after = await checkStore({ ...source, now: new Date() })
    expect(after.objects).toBeGreaterThan(1)
    expect(after.missing).toEqual(before.missing)
    const path = join(sands.dataDir, 'lost')
    writeFileSync(path, 'lost')
    await store.put('pictures/zz/lost/original', { path, contentType: 'image/png' })
    const tomorrow = new Date(Date.now() + 2 * DAY_S * 1000)
    const { orphans } = await checkStore({ ...source, now: tomorrow })
    expect(orphans).toMatchObject([{ key: 'pictures/zz/lost/original', bytes: 4 }])
    await removeOrphans(store, orphans)
    expect((await checkStore({ ...source, now: tomorrow })).orphans).toEqual([])
  } finally {
    await sands.close()
    await close()
  }
})
