import { createHash } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ObjectStore } from '../../../kernel/store/store.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { SignedIn } from '../../../testing/client.ts'
import { aDocx, aPdf } from '../../../testing/files/documents.ts'
import { auditLog, signInWith } from '../../../testing/people.ts'
import { aJpeg, aPngBomb } from '../../../testing/pictures.ts'
import {
  announce,
  append,
  ask,
  aVideoFile,
  makeOf,
  sendWhole,
  uploadId,
  withoutFilm,
} from '../../../testing/resumable.ts'
import { anS3 } from '../../../testing/s3.ts'
import { startSands, useSands } from '../../../testing/sands.ts'
import { createMediaService } from '../media.service.ts'
import { files } from '../media.tables.ts'
import { createPictures } from '../picture/pictures.service.ts'
import { prepareFiles } from '../prepare/prepare.jobs.ts'
import { keyOf } from './made-file.service.ts'
import { sweepUploads } from './sweep.jobs.ts'
import { createUploads } from './uploads.service.ts'

// Pictures are encoded at the lowest priority, which takes long on a busy machine.

const CREATE = 'POST /sands-system/api/v1/system/resource/create'
const FIND = 'POST /sands-system/api/v1/system/resource/find'
const DAY_MS = 86_400_000
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

describe('making', () => {
  const sands = useSands()
  const db = () => sands.server.kernel.database.primary
  const partial = (folder: string) => {
    const path = join(sands.dataDir, folder)
    return existsSync(path) ? readdirSync(path, { recursive: true }).map(String) : []
  }
  /** What exists for an upload besides itself: objects, a row, and work folders of pictures. */
  const madeOf = async (location: string) => ({
    objects: partial('objects').filter((name) => name.endsWith(join(uploadId(location), 'original'))),
    rooms: partial('tmp').filter((name) => name.startsWith('make-')),
    rows: await db().$count(files, eq(files.key, keyOf(uploadId(location)))),
  })
  const NOTHING = { objects: [], rooms: [], rows: 0 }

  async function sent(client: SignedIn, content: Buffer, announced: { purpose?: string; fileName?: string } = {}) {
    const { location } = await announce(client, { bytes: content.length, ...announced })
    expect((await append(client, location, { offset: 0, body: content })).offset).toBe(content.length)
    return location
  }

  describe('a file made from an upload', () => {
    it('is stored under the name its uploader gave it, and waits to be prepared', async () => {
      const learner = await sands.signIn('author')
      const content = aDocx(['Wind'])
      const made = await sendWhole(learner, content, { purpose: 'document', fileName: '..\\C:\\沙丘\u202e 1.DOCX' })

      expect(made).toSucceed()
      expect(made.data).toMatchObject({
        fileName: '沙丘 1.DOCX',
        fileType: 'document',
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        fileSize: content.length,
        purpose: 'document',
        picture: null,
      })
      const queued = await db().execute(
        sql`select 1 from jobs.job where name = 'media.prepare-document' and data ->> 'fileId' = ${made.data.id}`,
      )
      expect(queued.rowCount).toBe(1)
    })

    it('is ready at once when there is nothing to prepare', async () => {
      const learner = await sands.signIn('author')
      const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nSand\n')
      const captions = await sendWhole(learner, vtt, { purpose: 'caption', fileName: 'a.vtt' })
      expect(captions.data).toMatchObject({ fileType: 'caption', contentType: 'text/vtt', status: 3, progress: 100 })
      const picture = await sendWhole(learner, await aJpeg(), { purpose: 'image', fileName: 'a.jpg' })
      expect(picture.data).toMatchObject({ fileType: 'image', status: 3, picture: { width: 800, height: 600 } })
    })

    it.each([
      ['a Word document named as slides', aDocx(['one']), 'document', 'a.pptx', 'media.other_content'],
      ['a video without a track', withoutFilm(aVideoFile(5000)), 'video', 'a.mp4', 'media.unreadable'],
      ['a decompression bomb', aPngBomb(30_000, 30_000), 'picture', 'a.png', 'media.too_many_pixels'],
      ['half a photograph', undefined, 'picture', 'a.jpg', 'media.unreadable'],
    ] as const)('cannot be %s, and nothing of the upload is stored', async (_what, given, purpose, fileName, error) => {
      const learner = await sands.signIn('author')
      const content = given ?? (await aJpeg()).subarray(0, 3000)
      const refused = await sendWhole(learner, Buffer.from(content), { purpose, fileName })

      expect(refused).toFailWith(error)
      expect(await madeOf(refused.location)).toEqual(NOTHING)
      expect((await ask(learner, refused.location)).status).toBe(404)
      expect(partial('uploads').join()).not.toContain(uploadId(refused.location))
    })

    it('is checked against the limits of its final purpose, not of the announced one', async () => {
      const learner = await sands.signIn('author')
      const large = Buffer.concat([await aJpeg(), Buffer.alloc(2 * 1024 * 1024)])
      const location = await sent(learner, large, { purpose: 'picture', fileName: 'a.jpg' })
      expect(await makeOf(learner, location, { purpose: 'cover', fileName: 'a.jpg' })).toFailWith('media.too_large')
      const clip = await sent(learner, aVideoFile())
      expect(await makeOf(learner, clip, { purpose: 'document', fileName: 'a.pdf' })).toFailWith('media.other_content')
    })

    it('is the same for a client that asks twice, at once or because the answer was lost', async () => {
      const learner = await sands.signIn('author')
      const location = await sent(learner, aVideoFile())
      const [one, other] = await Promise.all([makeOf(learner, location), makeOf(learner, location)])
      const third = await makeOf(learner, location)

      expect(one).toSucceed()
      expect([other.data.id, third.data.id]).toEqual([one.data.id, one.data.id])
      expect(await makeOf(await sands.signIn('admin'), location)).toFailWith('media.gone')
    })

    it('is stored once per person and purpose', async () => {
      const learner = await sands.signIn('author')
      const content = aVideoFile()
      const first = await sendWhole(learner, content)
      const second = await sendWhole(learner, content, { fileName: 'again.mp4' })

      expect(second.data.id).toBe(first.data.id)
      expect(await madeOf(first.location)).toMatchObject({ objects: [expect.any(String)], rows: 1 })
      expect(await madeOf(second.location)).toEqual(NOTHING)
      const other = await sendWhole(await sands.signIn('admin'), content)
      expect(other).toSucceed()
      expect(other.data.id).not.toBe(first.data.id)
    })

    it('that failed gets another try when it is uploaded again', async () => {
      const learner = await sands.signIn('author')
      const content = aVideoFile()
      const { id } = (await sendWhole(learner, content)).data
      await expect.poll(async () => (await row(id))?.status).toBe(4)

      const body = { sha256: hashOf(content), fileSize: content.length, purpose: 'video' } as const
      expect((await learner.call(FIND, { body })).data).toBeNull()
      expect((await sendWhole(learner, content)).data.id).toBe(id)
      const jobs = await db().execute(
        sql`select 1 from jobs.job where name = 'media.prepare' and data ->> 'fileId' = ${id}`,
      )
      expect(jobs.rowCount).toBe(2)
    })

    it('that was uploaded to Tencent needs a source that fetches it', async () => {
      const learner = await sands.signIn('author')
      const file = { purpose: 'video', fileName: 'a.mp4' } as const
      for (const source of [{ kind: 'cos', key: 'a' } as const, { kind: 'vod', fileId: '1' } as const])
        expect(await learner.call(CREATE, { body: { source, ...file } })).toFailWith('media.store_unreachable')
      expect(await sands.visitor().call(CREATE, { body: { source: { kind: 'cos', key: 'a' }, ...file } })).toFailWith(
        'kernel.not_signed_in',
      )
    })
  })

  const row = async (id: string) =>
    (
      await db()
        .select()
        .from(files)
        .where(eq(sql`${files.id}::text`, id))
    )[0]

  describe('a file that a person has already', () => {
    it('is found by its hash, for its owner and its purpose only', async () => {
      const learner = await sands.signIn('author')
      const content = aPdf([['Wind']])
      const { data } = await sendWhole(learner, content, { purpose: 'document', fileName: 'a.pdf' })
      const body = { sha256: hashOf(content), fileSize: content.length, purpose: 'document' } as const

      expect((await learner.call(FIND, { body })).data).toMatchObject({ id: data.id, fileName: 'a.pdf' })
      expect((await learner.call(FIND, { body: { ...body, purpose: 'video' } })).data).toBeNull()
      expect((await learner.call(FIND, { body: { ...body, fileSize: 7 } })).data).toBeNull()
      expect((await learner.call(FIND, { body: { ...body, sha256: '0'.repeat(64) } })).data).toBeNull()
      expect((await (await sands.signIn('admin')).call(FIND, { body })).data).toBeNull()
      expect(await sands.visitor().call(FIND, { body })).toFailWith('kernel.not_signed_in')
    })

    it('may be a picture, whose size we change', async () => {
      const learner = await sands.signIn('author')
      const content = await aJpeg()
      const { data } = await sendWhole(learner, content, { purpose: 'image', fileName: 'a.jpg' })
      const body = { sha256: hashOf(content), fileSize: content.length, purpose: 'image' } as const
      expect((await learner.call(FIND, { body })).data).toMatchObject({ id: data.id })
    })
  })

  describe('the library', () => {
    it('takes files only from people who may edit it', async () => {
      const learner = await signInWith(sands, 'staff01', { rights: ['message.send'], college: '沙丘学院' })
      const location = await sent(learner, aVideoFile())
      expect(await makeOf(learner, location, { library: true })).toFailWith('kernel.no_permission')
      const body = { sha256: '0'.repeat(64), fileSize: 7, purpose: 'video', library: true } as const
      expect(await learner.call(FIND, { body })).toFailWith('kernel.no_permission')
      expect((await row((await makeOf(learner, location)).data.id))?.inLibrary).toBe(false)
    })

    it('takes a file an editor has already, without another upload', async () => {
      const author = await sands.signIn('author')
      const content = aPdf([['Wind']])
      const { data } = await sendWhole(author, content, { purpose: 'document', fileName: 'a.pdf' })
      expect((await row(data.id))?.inLibrary).toBe(false)
      const body = { sha256: hashOf(content), fileSize: content.length, purpose: 'document', library: true } as const
      expect((await author.call(FIND, { body })).data).toMatchObject({ id: data.id })
      expect((await row(data.id))?.inLibrary).toBe(true)
      const other = await sendWhole(author, aPdf([['Sand']]), { purpose: 'document', fileName: 'b.pdf', library: true })
      expect((await row(other.data.id))?.inLibrary).toBe(true)
    })

    it('records who has added which file, once for each file', async () => {
      const author = await sands.signIn('author')
      const { data: me } = await author.call('GET /sands-user/api/v1/user/current-info')
      const told = async (id: FileId) =>
        (await auditLog(sands, 100)).filter(
          (entry) => entry.action === 'media.file.uploaded' && entry.subject_id === id,
        )
      const content = aPdf([['Dune']])
      const send = (library: boolean) =>
        sendWhole(author, content, { purpose: 'document', fileName: 'dune.pdf', library })
      const { data: own } = await send(false)
      expect(await told(own.id)).toEqual([])
      const { data } = await send(true)
      expect(data.id).toBe(own.id)
      await send(true)
      const after = { name: 'dune.pdf', bytes: content.length, sha256: hashOf(content) }
      expect(await told(data.id)).toMatchObject([{ actor_id: me.id, subject_name: 'dune.pdf', before: null, after }])
      const fresh = await sendWhole(author, aPdf([['Oasis']]), {
        purpose: 'document',
        fileName: 'oasis.pdf',
        library: true,
      })
      expect(await told(fresh.data.id)).toHaveLength(1)
    })

    it("is the one of the viewer's current college", async () => {
      const author = await sands.signIn('author')
      const location = await sent(author, aVideoFile())
      const source = { kind: 'upload', id: uploadId(location) } as const
      const body = { source, purpose: 'video', fileName: 'a.mp4', library: true } as const
      const headers = { 'x-college-id': '999' }
      expect(await author.call(CREATE, { body, headers })).toFailWith('kernel.other_college')
      expect(await author.call(CREATE, { body })).toSucceed()
    })
  })

  describe('a file that cannot be stored', () => {
    const viewerOf = async (client: SignedIn): Promise<Viewer> => {
      const { data } = await client.call('GET /sands-user/api/v1/user/current-info')
      return {
        userId: data.id,
        collegeId: data.collegeId,
        rights: new Set(data.rights as Right[]),
      } as Partial<Viewer> as Viewer
    }

    /** The same kernel with one broken part. */
    async function makeWith(broken: (kernel: Kernel) => Partial<Kernel>, client: SignedIn, location: string) {
      const kernel = { ...sands.server.kernel, ...broken(sands.server.kernel) }
      const pictures = createPictures({ priority: 0 })
      const media = createMediaService(kernel, { pictures })
      const uploads = createUploads(kernel, { media, pictures, prepare: prepareFiles(kernel, {}), outside: undefined })
      const source = { kind: 'upload', id: uploadId(location) } as const
      try {
        return await uploads.make.create(await viewerOf(client), { source, purpose: 'video', fileName: 'clip.mp4' })
      } finally {
        media.close()
        await uploads.close()
      }
    }
    const failing = (error: Error) => (kernel: Kernel) => ({
      store: { ...kernel.store, put: () => Promise.reject(error) } satisfies ObjectStore,
    })

    it('because the store is full fails with that reason, and nothing of it stays', async () => {
      const learner = await sands.signIn('author')
      const location = await sent(learner, aVideoFile())
      const full = failing(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
      await expect(makeWith(full, learner, location)).rejects.toMatchObject({ errorName: 'media.no_space' })
      expect(await madeOf(location)).toEqual(NOTHING)
      expect((await ask(learner, location)).status).toBe(404)
    })

    it.each<[string, (kernel: Kernel) => Partial<Kernel>]>([
      ['the store does not answer', failing(new Error('the store cannot be reached'))],
      [
        'the row cannot be written',
        (kernel) => ({
          database: {
            ...kernel.database,
            transaction: (work) =>
              kernel.database.transaction(async (tx) => {
                await work(tx)
                throw new Error('the connection was lost')
              }),
          },
        }),
      ],
      [
        'its job cannot be queued',
        (kernel) => ({ jobs: { ...kernel.jobs, enqueue: () => Promise.reject(new Error('the queue is down')) } }),
      ],
    ])('because %s leaves nothing unfinished, and can be requested again', async (_why, broken) => {
      const learner = await sands.signIn('author')
      const content = aVideoFile()
      const location = await sent(learner, content)
      await expect(makeWith(broken, learner, location)).rejects.toThrow()

      expect(await madeOf(location)).toEqual(NOTHING)
      expect((await ask(learner, location)).offset).toBe(content.length)
      const made = await makeOf(learner, location)
      expect(made).toSucceed()
      expect(hashOf(Buffer.from(await (await learner.send(made.data.url)).arrayBuffer()))).toBe(hashOf(content))
    })

    it('because the server crashed leaves an object that is used again, or deleted with the upload', async () => {
      const learner = await sands.signIn('author')
      const content = aVideoFile()
      const [again, never] = [await sent(learner, content), await sent(learner, aVideoFile())]
      const path = join(sands.dataDir, 'tmp-object')
      for (const location of [again, never]) {
        writeFileSync(path, content)
        const key = `${keyOf(uploadId(location))}/original`
        await sands.server.kernel.store.put(key, { path, contentType: 'video/mp4' })
      }
      const made = await makeOf(learner, again)
      expect(made).toSucceed()
      sands.clock.advance(2 * DAY_MS)
      await sweepUploads(sands.server.kernel).run({})

      expect(await madeOf(again)).toMatchObject({ objects: [expect.any(String)], rows: 1 })
      expect(await madeOf(never)).toEqual(NOTHING)
    })

    it('leaves no variants of a picture behind, whatever it was announced as', async () => {
      const learner = await sands.signIn('author')
      const location = await sent(learner, aVideoFile())
      const path = join(sands.dataDir, 'tmp-object')
      for (const name of ['original', 'large', 'w375']) {
        writeFileSync(path, 'a picture')
        await sands.server.kernel.store.put(`${keyOf(uploadId(location))}/${name}`, { path, contentType: 'image/png' })
      }
      sands.clock.advance(2 * DAY_MS)
      await sweepUploads(sands.server.kernel).run({})
      expect(partial('objects').filter((name) => name.includes(uploadId(location)))).toEqual([])
    })
  })
})

describe('an S3 bucket', () => {
  it('gets files whole, large ones in parts', async () => {
    const { config, close } = await anS3()
    const there = await startSands({
      env: {
        S3_ENDPOINT: config.endpoint,
        S3_BUCKET: config.bucket,
        S3_ACCESS_KEY_ID: config.accessKeyId,
        S3_SECRET_ACCESS_KEY: config.secretAccessKey,
        S3_FORCE_PATH_STYLE: '1',
      },
    })
    const learner = await there.signIn('author')
    for (const bytes of [100_000, 40 * 1024 * 1024 + 7]) {
      const content = aVideoFile(bytes)
      const made = await sendWhole(learner, content)
      expect(made).toSucceed()
      expect(hashOf(Buffer.from(await (await learner.send(made.data.url)).arrayBuffer()))).toBe(hashOf(content))
    }
    expect(readdirSync(join(there.dataDir, 'uploads'))).toEqual([])
    await there.close()
    await close()
  })
})
