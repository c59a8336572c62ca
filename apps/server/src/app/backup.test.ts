import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { backUp } from '../kernel/backup/back-up.ts'
import { BackupError, MANIFEST, type Manifest } from '../kernel/backup/manifest.ts'
import { createLog } from '../kernel/log.ts'
import { openStore } from '../kernel/store/open-store.ts'
import { aDatabase, type TestDatabase } from '../testing/database.ts'
import { signInWith } from '../testing/people.ts'
import { aJpeg } from '../testing/pictures.ts'
import { startSands, useSands } from '../testing/sands.ts'
import { upload } from '../testing/upload.ts'
import { backUpInstallation, restoreInstallation } from './backup.ts'
import { OBJECT_QUERIES } from './objects.ts'

const log = createLog('silent')
const contents = ({ tables, objects, sequences, auditHead }: Manifest) => ({
  tables: tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 })),
  objects: objects.map(({ key, sha256 }) => ({ key, sha256 })),
  sequences,
  auditHead,
})

describe('a backup', () => {
  const sands = useSands()
  const places: { folder: string; database: TestDatabase }[] = []
  let home = ''
  let saved: { folder: string; manifest: Manifest }
  /** An installation restored from it, and a backup of that one. */
  let restored: { place: Awaited<ReturnType<typeof anEmptyPlace>>; manifest: Manifest }
  /** Stored contents to which more than one row refers. */
  let shared: { key: string }[] = []
  const here = (backupKey?: string) => ({
    databaseUrl: sands.databaseUrl,
    dataDir: sands.dataDir,
    s3: undefined,
    backupKey,
  })

  async function anEmptyPlace(backupKey?: string) {
    const place = {
      folder: mkdtempSync(join(inject('runFolder'), 'sands-restore-')),
      database: await aDatabase({ empty: true }),
    }
    places.push(place)
    return { databaseUrl: place.database.url, dataDir: place.folder, s3: undefined, backupKey }
  }

  /** Replaces the content of a file and puts the earlier one back, so that several rows refer to one content. */
  async function putBackOnce() {
    const manager = await signInWith(sands, 'manager', { rights: ['media.library.view', 'media.library.edit'] })
    const { pool } = sands.server.kernel.database
    const picture = async (width: number) => {
      const { id } = (await upload(manager, await aJpeg(width, 30), { purpose: 'image' })).data
      await pool.query('update files set in_library = true where id = $1', [id])
      return id
    }
    const id = await picture(41)
    const detail = async () => (await manager.call('GET /sands-system/api/v1/manage/media/get', { query: { id } })).data
    const replace = async (by: typeof id) =>
      expect(
        await manager.call('POST /sands-system/api/v1/manage/media/replace', {
          body: { id, version: (await detail()).version, by },
        }),
      ).toSucceed()
    await replace(await picture(51))
    const [before] = (await detail()).earlier
    if (!before) throw new Error('the earlier content was not stored')
    await replace(before.id)
    const { rows } = await pool.query<{ key: string }>('select key from files group by key having count(*) > 1')
    return rows
  }

  /** A copy of the backup, for tests that damage it. */
  function aCopy(name: string): string {
    const folder = join(home, name)
    cpSync(saved.folder, folder, { recursive: true })
    return folder
  }

  beforeAll(async () => {
    home = mkdtempSync(join(inject('runFolder'), 'sands-backup-'))
    const { kernel } = sands.server
    await kernel.database.transaction((tx) =>
      kernel.audit.record(
        tx,
        'system',
        { action: 'test.dune.moved', subject: { kind: 'dune', id: '1', name: '沙丘 "A"\n\t\\' }, before: { x: 1 } },
        { action: 'test.dune.moved', subject: { kind: 'dune', id: null, name: '' }, after: { x: [null, 'é'] } },
      ),
    )
    shared = await putBackOnce()
    // What waits to be sent outside is ended by a restore, so that the same rows come back only without it.
    await kernel.database.pool.query(`delete from channel_deliveries where state in ('waiting', 'held')`)
    saved = await backUpInstallation(here(), { folder: join(home, 'first'), log })
    const place = await anEmptyPlace()
    await restoreInstallation(place, { folder: saved.folder, log })
    restored = { place, ...(await backUpInstallation(place, { folder: join(home, 'again'), log })) }
  })

  afterAll(async () => {
    rmSync(home, { recursive: true, force: true })
    for (const { folder, database } of places) {
      rmSync(folder, { recursive: true, force: true })
      await database.drop()
    }
  })

  it('contains every row and every file, and restores exactly the same into an empty installation', () => {
    expect(saved.manifest.objects.length).toBeGreaterThan(10)
    expect(saved.manifest.auditHead.seq).toBeGreaterThanOrEqual(2)
    expect(contents(restored.manifest)).toEqual(contents(saved.manifest))
  })

  it('contains a content that was put back once, for all rows that refer to it', () => {
    expect(shared.length).toBeGreaterThan(0)
    const keys = saved.manifest.objects.map(({ key }) => key)
    for (const { key } of shared) expect(keys.filter((each) => each.startsWith(`${key}/`)).length).toBeGreaterThan(0)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('restores an installation in which people can go on working', async () => {
    const { place } = restored
    const again = await startSands({
      database: { url: place.databaseUrl, drop: async () => undefined },
      env: { DATA_DIR: place.dataDir },
    })
    try {
      const learner = await again.signIn('learner')
      const before = (await sands.signIn('learner')).session
      expect(learner.session.collegeId).toBe(before.collegeId)
      const page = await learner.call('POST /sands-lms/api/v1/homePageDecorate/getInfo', {
        body: { clientType: 3, collegeId: learner.session.collegeId },
      })
      expect(page.code).toBe(1)
      // Id sequences continue after the restore, so a new row does not collide with a restored one.
      await again.server.kernel.database.transaction((tx) =>
        again.server.kernel.audit.record(tx, 'system', {
          action: 'test.dune.seen',
          subject: { kind: 'dune', id: '2', name: 'B' },
        }),
      )
    } finally {
      await again.close()
    }
  })

  it('is refused by an installation that is in use', async () => {
    await expect(restoreInstallation(here(), { folder: saved.folder, log })).rejects.toThrow('not empty')
  })

  it.each<[string, (folder: string) => void]>([
    ['damaged', (folder) => appendFileSync(join(folder, saved.manifest.tables[0]?.file ?? ''), 'x')],
    ['missing', (folder) => rmSync(join(folder, saved.manifest.objects[0]?.file ?? ''))],
    ['no complete backup', (folder) => rmSync(join(folder, MANIFEST))],
  ])('with something %s is refused before anything is stored', async (word, spoil) => {
    const folder = aCopy(word.replaceAll(' ', '-'))
    spoil(folder)
    const place = await anEmptyPlace()
    await expect(restoreInstallation(place, { folder, log })).rejects.toThrow(word)
    const client = new pg.Client({ connectionString: place.databaseUrl })
    await client.connect()
    const { rows } = await client.query(`select to_regclass('public.users') as users`)
    await client.end()
    expect(rows).toEqual([{ users: null }])
  })

  it('is refused when it comes from a newer version', async () => {
    const folder = aCopy('newer')
    const file = join(folder, MANIFEST)
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    writeFileSync(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999_dunes'] }))
    await expect(restoreInstallation(await anEmptyPlace(), { folder, log })).rejects.toBeInstanceOf(BackupError)
  })

  it('that fails leaves no unfinished folder behind', async () => {
    const folder = join(home, 'failed')
    let written: string[] = []
    const store = openStore(here())
    const source = {
      url: sands.databaseUrl,
      // The disk is full when the first file is copied: all tables are written by then.
      store: {
        ...store,
        read: () => {
          written = readdirSync(`${folder}.coming`)
          return Promise.reject(new Error('ENOSPC: no space left on device'))
        },
      },
      objectQueries: OBJECT_QUERIES,
      derivedTables: ['schema_migrations', 'audit_head', 'jobs.version'],
      leftOut: [],
    }
    const target = { folder, version: '0', now: new Date(), passphrase: undefined }
    await expect(backUp(source, target)).rejects.toThrow('no space left')
    expect(written).toContain('tables')
    expect([existsSync(folder), existsSync(`${folder}.coming`)]).toEqual([false, false])
  })

  it('fails when a file that the database refers to is missing', async () => {
    const other = await startSands()
    try {
      rmSync(join(other.dataDir, 'objects'), { recursive: true, force: true })
      const place = { databaseUrl: other.databaseUrl, dataDir: other.dataDir, s3: undefined, backupKey: undefined }
      await expect(backUpInstallation(place, { folder: join(home, 'lost'), log })).rejects.toThrow('lacks a file')
    } finally {
      await other.close()
    }
  })
})
