import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ObjectStore } from '../../../kernel/store/store.ts'
import { plainWorkshop } from '../../../kernel/workshop.ts'
import { useSands } from '../../../testing/sands.ts'
import { type FileRow, mediaRepo } from '../media.repo.ts'
import { files, fileTexts, type MadeMedia } from '../media.tables.ts'
import { prepareFiles } from './prepare.jobs.ts'
import { type Preparation, type Prepared, PrepareProblem } from './preparer.kind.ts'

const ours = () => Promise.resolve(true)
const LAST = { last: true, holds: ours }
const FIRST = { last: false, holds: ours }
const room = mkdtempSync(join(inject('runFolder'), 'sands-prepare-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

const madeOf = (name: string, count: number): MadeMedia => ({
  renditions: [
    {
      name,
      width: 2,
      height: 2,
      bandwidth: 1,
      codecs: 'x',
      segments: Array.from({ length: count }, () => 4),
      bytes: Array.from({ length: count }, () => 1),
      headBytes: 1,
    },
  ],
  thumbnails: null,
  waveform: null,
})

/** Writes files with these names into the folder, as a preparer would. */
function put(folder: string, names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
}

function prepared({ folder }: Preparation, name = '2p', count = 2): Prepared {
  const objects = ['init.mp4', ...Array.from({ length: count }, (_, index) => `${index}.m4s`)].map(
    (part) => `${name}/${part}`,
  )
  put(folder, [...objects, 'large'])
  return {
    variants: [{ name: 'large', width: 2, height: 2, bytes: 5, contentType: 'image/webp' }],
    objects: objects.map((object) => ({ name: object, contentType: 'video/mp4' })),
    made: madeOf(name, count),
    width: 2,
    height: 2,
    duration: 8,
    text: 'sand and dunes',
  }
}

describe('a file in preparation', () => {
  const sands = useSands()

  async function aFile(): Promise<FileRow> {
    const { kernel } = sands.server
    const key = `files/${randomBytes(8).toString('hex')}`
    const path = join(room, 'original')
    writeFileSync(path, 'the original')
    await kernel.store.put(`${key}/original`, { path, contentType: 'video/mp4' })
    return mediaRepo.add(kernel.database.primary, {
      collegeId: '1' as CollegeId,
      ownerId: '1' as UserId,
      purpose: 'video',
      kind: 'video',
      name: 'a.mp4',
      contentType: 'video/mp4',
      bytes: 12,
      sha256: randomBytes(32),
      key,
      status: 1,
      progress: 0,
      variants: [{ name: 'original', width: 0, height: 0, bytes: 12, contentType: 'video/mp4' }],
      createdAt: new Date(),
    })
  }
  const rowOf = (id: FileId) => mediaRepo.byId(sands.server.kernel.database.primary, id)
  const jobOf = (prepare: (work: Preparation) => Promise<Prepared>, changes: Partial<Kernel> = {}) =>
    prepareFiles({ ...sands.server.kernel, workshop: plainWorkshop, ...changes }, { video: { prepare } })
  const objectsOf = ({ key }: Pick<FileRow, 'key'>): string[] => {
    const folder = join(sands.dataDir, 'objects', key)
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
  }
  const storedOf = async ({ key }: Pick<FileRow, 'key'>): Promise<string[]> => {
    const found: string[] = []
    for await (const object of sands.server.kernel.store.list(key)) found.push(object.key)
    return found
  }
  const replacedBy = ({ key }: FileRow) => ({ key: `${key}-new`, status: 3 as const, made: madeOf('new', 3) })
  const replace = (row: FileRow) =>
    sands.server.kernel.database.primary.update(files).set(replacedBy(row)).where(eq(files.id, row.id))
  const aborted = (signal: AbortSignal) => new Promise((resolve) => signal.addEventListener('abort', resolve))
  const rooms = () => readdirSync(join(sands.dataDir, 'tmp'))

  it('is in work, then ready, with everything that was made', async () => {
    const row = await aFile()
    let during: FileRow | undefined
    const job = jobOf(async (work) => {
      during = await rowOf(row.id)
      work.progress(40)
      return prepared(work)
    })
    await job.run({ fileId: row.id }, LAST)

    expect(during).toMatchObject({ status: 2, progress: 0 })
    const ready = await rowOf(row.id)
    expect(ready).toMatchObject({
      status: 3,
      progress: 100,
      failReason: null,
      width: 2,
      duration: 8,
      made: madeOf('2p', 2),
    })
    expect(ready?.variants.map(({ name }) => name)).toEqual(['original', 'large'])
    expect(ready?.version).toBe(row.version)
    expect(objectsOf(row)).toEqual(['2p/0.m4s', '2p/1.m4s', '2p/init.mp4', 'large', 'original'])
    const texts = await sands.server.kernel.database.primary
      .select()
      .from(fileTexts)
      .where(eq(fileTexts.fileId, row.id))
    expect(texts).toMatchObject([{ text: 'sand and dunes' }])
    expect(rooms()).toEqual([])
  })

  it('stores its progress, but not at every step', async () => {
    const row = await aFile()
    let seen: (number | undefined)[] = []
    const job = jobOf(async (work) => {
      for (const percent of [10, 11, 12]) work.progress(percent)
      await expect.poll(async () => (await rowOf(row.id))?.progress).toBe(10)
      seen = [(await rowOf(row.id))?.progress]
      return prepared(work)
    })
    await job.run({ fileId: row.id }, LAST)
    expect(seen).toEqual([10])
  })

  it('that is faulty fails, and is not tried again', async () => {
    const row = await aFile()
    await jobOf(() => Promise.reject(new PrepareProblem('encrypted'))).run({ fileId: row.id }, FIRST)
    expect(await rowOf(row.id)).toMatchObject({ status: 4, failReason: 'encrypted' })
    expect(rooms()).toEqual([])
  })

  it('that fails for another reason is tried again, and has failed after the last try', async () => {
    const row = await aFile()
    const job = jobOf(() => Promise.reject(new Error('the connection was lost')))
    await expect(job.run({ fileId: row.id }, FIRST)).rejects.toThrow('the connection was lost')
    expect(await rowOf(row.id)).toMatchObject({ status: 2, failReason: null })
    await expect(job.run({ fileId: row.id }, LAST)).rejects.toThrow('the connection was lost')
    expect(await rowOf(row.id)).toMatchObject({ status: 4, failReason: 'crashed' })
    const full = jobOf(() => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })))
    await expect(full.run({ fileId: row.id }, LAST)).rejects.toThrow('full')
    expect(await rowOf(row.id)).toMatchObject({ status: 4, failReason: 'no_space' })
  })

  it('starts again after a try that died while storing, and nothing of that try stays', async () => {
    const row = await aFile()
    const { store } = sands.server.kernel
    const breaking: ObjectStore = {
      ...store,
      put: (key, object) => (key.endsWith('/3.m4s') ? Promise.reject(new Error('power cut')) : store.put(key, object)),
    }
    const first = jobOf(async (work) => prepared(work, 'old', 5), { store: breaking })
    await expect(first.run({ fileId: row.id }, FIRST)).rejects.toThrow('power cut')
    expect(objectsOf(row)).toContain('old/0.m4s')
    await jobOf(async (work) => prepared(work)).run({ fileId: row.id }, FIRST)

    expect(objectsOf(row)).toEqual(['2p/0.m4s', '2p/1.m4s', '2p/init.mp4', 'large', 'original'])
    expect(await rowOf(row.id)).toMatchObject({ status: 3, made: madeOf('2p', 2) })
  })

  it('that is deleted meanwhile leaves nothing behind', async () => {
    const row = await aFile()
    const { database, store } = sands.server.kernel
    const late: ObjectStore = {
      ...store,
      async put(key, object) {
        await store.put(key, object)
        await database.primary.delete(files).where(eq(files.id, row.id))
      },
    }
    await jobOf(async (work) => prepared(work), { store: late }).run({ fileId: row.id }, LAST)
    expect(await storedOf(row)).toEqual([])
    expect(rooms()).toEqual([])
  })

  it('that is deleted during the work is stopped, also without new progress', async () => {
    const row = await aFile()
    const { database } = sands.server.kernel
    const job = jobOf(async ({ signal }) => {
      await database.primary.delete(files).where(eq(files.id, row.id))
      await aborted(signal)
      throw signal.reason
    })
    await job.run({ fileId: row.id }, FIRST)
    expect(rooms()).toEqual([])
    expect(await storedOf(row)).toEqual([])
  })

  it('that is replaced during the work is stopped, and the new content stays unchanged', async () => {
    const row = await aFile()
    const job = jobOf(async (work) => {
      await replace(row)
      work.progress(10)
      await aborted(work.signal)
      return prepared(work)
    })
    await job.run({ fileId: row.id }, LAST)
    expect(await rowOf(row.id)).toMatchObject(replacedBy(row))
    expect(await storedOf(row)).toEqual([])
  })

  it('that is replaced while objects of an earlier try are deleted keeps the objects of the new content', async () => {
    const row = await aFile()
    const { store, database } = sands.server.kernel
    await database.primary
      .update(files)
      .set({ made: madeOf('old', 1) })
      .where(eq(files.id, row.id))
    const late: ObjectStore = {
      ...store,
      async remove(keys) {
        await replace(row)
        await store.remove(keys)
      },
    }
    const job = jobOf(() => Promise.reject(new Error('not started')), { store: late })
    await job.run({ fileId: row.id }, LAST)
    expect(await rowOf(row.id)).toMatchObject(replacedBy(row))
  })

  it('that is deleted while it is stored by a server that crashes leaves nothing behind', async () => {
    const row = await aFile()
    const { database, store } = sands.server.kernel
    const dying: ObjectStore = {
      ...store,
      async put(key, object) {
        await store.put(key, object)
        await database.primary.delete(files).where(eq(files.id, row.id))
        throw new Error('power cut')
      },
    }
    const { id: fileId, key } = row
    const first = jobOf(async (work) => prepared(work), { store: dying })
    await expect(first.run({ fileId, key }, FIRST)).rejects.toThrow('power cut')
    expect(await storedOf(row)).not.toEqual([])
    await jobOf(async (work) => prepared(work)).run({ fileId, key }, FIRST)
    expect(await storedOf(row)).toEqual([])
  })

  /** A slow attempt that waits at this point, the next attempt that takes its job over, and the results of both. */
  async function overtaken(row: FileRow, { late, waits }: { late: string; waits: 'making' | 'storing' }) {
    const { store } = sands.server.kernel
    const [slow, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let attempt = 1
    const stop = async () => {
      slow.resolve()
      await next.promise
    }
    const slowly: ObjectStore = {
      ...store,
      async put(key, object) {
        if (waits === 'storing' && key.endsWith('/init.mp4')) await stop()
        await store.put(key, object)
      },
    }
    const folders: string[] = []
    const first = jobOf(
      async (work) => {
        folders.push(work.folder)
        put(work.folder, ['half'])
        if (waits === 'making') await stop()
        return prepared(work, late, 20)
      },
      { store: slowly },
    )
    const running = first.run({ fileId: row.id }, { last: false, holds: () => Promise.resolve(attempt === 1) })
    await slow.promise
    attempt = 2
    const second = jobOf(async (work) => {
      folders.push(work.folder)
      expect(readdirSync(work.folder)).toEqual([])
      return prepared(work, 'next', 1)
    })
    await second.run({ fileId: row.id }, { last: false, holds: () => Promise.resolve(attempt === 2) })
    next.resolve()
    await running
    return folders
  }

  it.each(['making', 'storing'] as const)(
    'that another process takes over while a slow one is %s keeps only the result of the other process',
    async (waits) => {
      const row = await aFile()
      const folders = await overtaken(row, { late: 'late', waits })
      expect(new Set(folders).size).toBe(2)
      expect(await rowOf(row.id)).toMatchObject({ status: 3, failReason: null, made: madeOf('next', 1) })
      const [late, others] = [true, false].map((isLate) =>
        objectsOf(row).filter((name) => name.startsWith('late/') === isLate),
      )
      expect(others).toEqual(['large', 'next/0.m4s', 'next/init.mp4', 'original'])
      // At most the writes that were in flight at that moment.
      expect(late?.length).toBeLessThanOrEqual(waits === 'storing' ? 8 : 0)
      expect(rooms()).toEqual([])
    },
  )

  it('is not failed by a slow process once another process has it', async () => {
    const row = await aFile()
    let mine = true
    const job = jobOf(() => {
      mine = false
      return Promise.reject(new PrepareProblem('encrypted'))
    })
    await job.run({ fileId: row.id }, { last: true, holds: () => Promise.resolve(mine) })
    expect(await rowOf(row.id)).toMatchObject({ status: 2, failReason: null })
  })

  it('that failed gets one job when several people ask for another try at once', async () => {
    const row = await aFile()
    const { database } = sands.server.kernel
    await database.primary.update(files).set({ status: 4 }).where(eq(files.id, row.id))
    const asks = () => database.transaction((tx) => mediaRepo.queue(tx, row.id, new Date()))
    expect((await Promise.all([asks(), asks(), asks()])).filter(Boolean)).toHaveLength(1)
    expect(await rowOf(row.id)).toMatchObject({ status: 1 })
  })

  it('that is ready is not prepared again', async () => {
    const row = await aFile()
    await jobOf(async (work) => prepared(work)).run({ fileId: row.id }, LAST)
    await jobOf(() => Promise.reject(new Error('not again'))).run({ fileId: row.id }, LAST)
    expect(await rowOf(row.id)).toMatchObject({ status: 3 })
  })

  it('goes back into the queue when the server stops', async () => {
    const row = await aFile()
    const job = jobOf(async ({ signal }) => {
      job.stop()
      signal.throwIfAborted()
      return { variants: [] }
    })
    await job.run({ fileId: row.id }, LAST)

    expect(await rowOf(row.id)).toMatchObject({ status: 1, progress: 0, failReason: null })
    const { rows } = await sands.server.kernel.database.primary.execute(
      sql`select state from jobs.job where name = 'media.prepare' and data ->> 'fileId' = ${row.id}`,
    )
    expect(rows).toEqual([{ state: 'created' }])
    expect(rooms()).toEqual([])
    await expect(job.run({ fileId: row.id }, LAST)).rejects.toThrow()
  })

  it('without a preparer for its kind fails with that reason', async () => {
    const row = await aFile()
    await prepareFiles(sands.server.kernel, {}).run({ fileId: row.id }, LAST)
    expect(await rowOf(row.id)).toMatchObject({ status: 4, failReason: 'no_converter' })
  })
})
