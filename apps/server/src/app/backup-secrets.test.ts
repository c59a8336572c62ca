import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { backUp } from '../kernel/backup/back-up.ts'
import { ENCRYPTED_MANIFEST, type Manifest, sha256Of } from '../kernel/backup/manifest.ts'
import { createLog } from '../kernel/log.ts'
import { openStore } from '../kernel/store/open-store.ts'
import { batchEnded, batchFile } from '../testing/batch.ts'
import { aClient, type SignedIn } from '../testing/client.ts'
import { aDatabase, type TestDatabase } from '../testing/database.ts'
import { importPeople } from '../testing/import.ts'
import { userId } from '../testing/people.ts'
import { type Sands, startSands, useSands } from '../testing/sands.ts'
import { backUpInstallation, restoreInstallation } from './backup.ts'
import { OBJECT_QUERIES } from './objects.ts'

const log = createLog('silent')
const KEY = 'a long and secret passphrase'
const SECRET_TABLES = ['secrets', 'connection_keys', 'sender_keys', 'sessions', 'session_tokens', 'password_tickets']

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

const plainBytes = (path: string): Buffer =>
  path.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path)

describe('a backup and what it must not give away', () => {
  const sands = useSands()
  const drops: (() => unknown)[] = []
  let home = ''
  let learner: SignedIn
  let code = ''
  let seed = ''
  let saved: { folder: string; manifest: Manifest }
  const here = (backupKey?: string) => ({
    databaseUrl: sands.databaseUrl,
    dataDir: sands.dataDir,
    s3: undefined,
    backupKey,
  })

  async function anEmptyPlace(backupKey?: string) {
    const database: TestDatabase = await aDatabase({ empty: true })
    const dataDir = mkdtempSync(join(inject('runFolder'), 'sands-restore-'))
    drops.push(
      () => database.drop(),
      () => rmSync(dataDir, { recursive: true, force: true }),
    )
    return { databaseUrl: database.url, dataDir, s3: undefined, backupKey }
  }

  /** Starts a server on the restored installation for the time of the test. */
  async function withRestored(
    { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
    test: (restored: Sands) => Promise<void>,
  ) {
    const restored = await startSands({ database: { url: databaseUrl, drop: async () => undefined }, dataDir })
    try {
      await test(restored)
    } finally {
      await restored.close()
    }
  }

  async function expectSignedOut(restored: Sands) {
    const before = aClient(restored.url, learner.session.access_token)
    expect(await before.call('GET /sands-user/api/v1/auth/validate-token')).toMatchObject({ status: 401 })
    const renewed = await restored.visitor().call('POST /sands-user/oauth/token', {
      body: { grant_type: 'refresh_token', refresh_token: learner.session.refresh_token },
    })
    expect(renewed.code).not.toBe(1)
    expect((await restored.signIn('learner')).session.collegeId).toBe(learner.session.collegeId)
  }

  beforeAll(async () => {
    home = mkdtempSync(join(inject('runFolder'), 'sands-backup-'))
    learner = await sands.signIn('learner')
    const admin = await sands.signIn('admin')
    await importPeople(admin, 'userName,name\nfresh,Fresh One\n')
    const { data } = await admin.call('POST /sands-user/api/v1/manage/user/give-codes', {
      body: { ids: [await userId(sands, 'fresh')] },
    })
    await batchEnded(admin, data.batchId)
    code = (await batchFile(admin, data.batchId)).toString().trim().split(',').at(-1) ?? ''
    const client = new pg.Client({ connectionString: sands.databaseUrl })
    await client.connect()
    const { rows } = await client.query<{ seed: string }>(`select input->>'seed' as seed from batches where id = $1`, [
      data.batchId,
    ])
    await client.end()
    seed = rows[0]?.seed ?? ''
    saved = await backUpInstallation(here(), { folder: join(home, 'plain'), log })
  })

  afterAll(async () => {
    for (const drop of drops) await drop()
    rmSync(home, { recursive: true, force: true })
  })

  it('contains no sessions, no keys, no seeds and no one-time passwords', () => {
    expect(code).toMatch(/^[a-z0-9]{4}-/)
    expect(seed.length).toBeGreaterThan(20)
    expect(saved.manifest.tables.filter(({ name }) => SECRET_TABLES.includes(name))).toEqual([])
    for (const path of filesIn(saved.folder)) {
      const content = plainBytes(path)
      expect(content.includes(code), path).toBe(false)
      expect(content.includes(seed), path).toBe(false)
    }
  })

  it('ends all sessions of a backup from an earlier version, and sends nothing that waited then', async () => {
    const folder = join(home, 'earlier')
    const source = { url: sands.databaseUrl, store: openStore(here()), objectQueries: OBJECT_QUERIES }
    const derivedTables = ['schema_migrations', 'audit_head', 'jobs.version', 'training_counts']
    const manifest = await backUp(
      { ...source, derivedTables, leftOut: [] },
      { folder, version: '0', now: new Date(), passphrase: undefined },
    )
    expect(manifest.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(SECRET_TABLES))
    expect(filesIn(folder).some((path) => plainBytes(path).includes(code))).toBe(true)

    const place = await anEmptyPlace()
    await restoreInstallation(place, { folder, log })
    expect(filesIn(place.dataDir).some((path) => readFileSync(path).includes(code))).toBe(false)
    await withRestored(place, async (restored) => {
      await expectSignedOut(restored)
      const { rows } = await restored.server.kernel.database.pool.query(
        `select kind from batches where kind = 'org.codes'`,
      )
      expect(rows).toEqual([])
      const { rows: waiting } = await restored.server.kernel.database.pool.query(
        `select distinct state, reason from channel_deliveries where state in ('waiting', 'held') or reason = 'restored'`,
      )
      expect(waiting).toEqual([{ state: 'skipped', reason: 'restored' }])
    })
  })

  describe('with a key', () => {
    let encrypted: { folder: string; manifest: Manifest }
    const pathOf = (saved: { file: string } | undefined) => join(encrypted.folder, saved?.file ?? '')
    beforeAll(async () => {
      encrypted = await backUpInstallation(here(KEY), { folder: join(home, 'encrypted'), log })
    })

    it('is encrypted in every file, and restores the same without sessions and one-time passwords', async () => {
      const paths = filesIn(encrypted.folder)
      expect(paths.filter((path) => !path.endsWith('.enc'))).toEqual([])
      for (const path of paths) expect(readFileSync(path).includes('learner'), path).toBe(false)

      const place = await anEmptyPlace(KEY)
      await restoreInstallation(place, { folder: encrypted.folder, log })
      expect(readdirSync(place.dataDir)).toEqual(['objects'])
      expect(encrypted.manifest.objects.length).toBeGreaterThan(10)
      for (const { key, sha256 } of saved.manifest.objects)
        expect(await sha256Of(join(place.dataDir, 'objects', key)), key).toBe(sha256)
      await withRestored(place, async (restored) => {
        await expectSignedOut(restored)
        const admin = await restored.signIn('admin')
        const { data } = await admin.call('POST /sands-user/api/v1/manage/user/give-codes', {
          body: { ids: [await userId(restored, 'fresh')] },
        })
        expect((await batchEnded(admin, data.batchId)).counts).toEqual({ given: 1, skipped: 0 })
      })
    })

    const flipByte = (path: string) => {
      const content = readFileSync(path)
      content[content.length >> 1] = (content[content.length >> 1] ?? 0) ^ 1
      writeFileSync(path, content)
    }
    const exchange = (one: string, other: string) => {
      renameSync(one, `${one}.moved`)
      renameSync(other, one)
      renameSync(`${one}.moved`, other)
    }
    // Each of these changes is undone by doing it again.
    it.each<[string, string, () => void]>([
      ['a changed byte in a table', 'is damaged', () => flipByte(pathOf(encrypted.manifest.tables[0]))],
      ['a changed byte in a file', 'is damaged', () => flipByte(pathOf(encrypted.manifest.objects[0]))],
      [
        'two exchanged files',
        'is damaged',
        () => exchange(pathOf(encrypted.manifest.objects[0]), pathOf(encrypted.manifest.objects[1])),
      ],
      ['a changed byte in the manifest', 'is damaged', () => flipByte(join(encrypted.folder, ENCRYPTED_MANIFEST))],
    ])('is refused with %s, and nothing is stored', async (_, message, change) => {
      change()
      const place = await anEmptyPlace(KEY)
      await expect(restoreInstallation(place, { folder: encrypted.folder, log })).rejects.toThrow(message)
      change()
      expect(readdirSync(place.dataDir)).toEqual([])
    })

    it.each<[string, string, string | undefined]>([
      ['another key', 'BACKUP_KEY is not the key', 'another passphrase'],
      ['no key', 'BACKUP_KEY is missing', undefined],
    ])('is refused with %s, and nothing is stored', async (_, message, key) => {
      const place = await anEmptyPlace(key)
      await expect(restoreInstallation(place, { folder: encrypted.folder, log })).rejects.toThrow(message)
      expect(readdirSync(place.dataDir)).toEqual([])
    })

    it('is required by an installation that has a key', async () => {
      const place = await anEmptyPlace(KEY)
      await expect(restoreInstallation(place, { folder: saved.folder, log })).rejects.toThrow('is not encrypted')
    })
  })
})
