import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, rmSync, statSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { limitText, UPLOAD_PURPOSES, UPLOAD_RULES } from '@sands/rules/upload'
import { eq } from 'drizzle-orm'
import { Upload } from 'tus-js-client'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { SignedIn } from '../../../testing/client.ts'
import { signInWith } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import {
  announce,
  append,
  ask,
  aVideoFile,
  makeOf,
  sendWhole,
  slowLine,
  tus,
  UPLOADS,
  uploadId,
} from '../../../testing/resumable.ts'
import { type Sands, startSands, useSands } from '../../../testing/sands.ts'
import { ALWAYS_FREE, freeBytes, watchRoom } from '../disk-space.service.ts'
import { createMediaService } from '../media.service.ts'
import { files, uploads } from '../media.tables.ts'
import { createPictures } from '../picture/pictures.service.ts'
import { prepareFiles } from '../prepare/prepare.jobs.ts'
import { sweepUploads } from './sweep.jobs.ts'
import { createUploads } from './uploads.service.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MB = 1024 * 1024
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const anUploader = (sands: Sands, userName: string) => signInWith(sands, userName, { rights: ['media.library.edit'] })

describe('an upload in pieces', () => {
  const sands = useSands()
  const partial = () => readdirSync(join(sands.dataDir, 'uploads'))
  const rows = () => sands.server.kernel.database.primary.select().from(uploads)
  const isGone = async (client: SignedIn, location: string) => {
    expect((await ask(client, location)).status).toBe(404)
    expect(partial()).not.toContain(uploadId(location))
    expect((await rows()).map(({ id }) => id)).not.toContain(uploadId(location))
  }

  it('answers with its protocol options', async () => {
    const answer = await tus(sands.visitor(), 'OPTIONS', UPLOADS)
    expect(answer.status).toBe(204)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': String(2048 * MB),
    })
  })

  it('arrives piece by piece, and returns its offset', async () => {
    const learner = await sands.signIn('author')
    const content = aVideoFile()
    const inADay = () => Math.floor((sands.clock.now().getTime() + DAY_MS) / 1000) * 1000
    const earliest = inADay()
    const { status, location, headers } = await announce(learner, { bytes: content.length })
    expect(status).toBe(201)
    const expiresAt = Date.parse(headers.get('upload-expires') ?? '')
    expect(expiresAt).toBeGreaterThanOrEqual(earliest)
    expect(expiresAt).toBeLessThanOrEqual(inADay())
    expect(location).toMatch(/^\/sands-system\/api\/v1\/uploads\/[0-9a-f]{32}$/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'tus-resumable': '1.0.0',
      'x-content-type-options': 'nosniff',
    })
    expect(headers.get('x-request-id')).toBeTruthy()

    expect(await ask(learner, location)).toMatchObject({ status: 200, offset: 0 })
    expect(await append(learner, location, { offset: 0, body: content.subarray(0, 40_000) })).toMatchObject({
      status: 204,
      offset: 40_000,
    })
    expect(await ask(learner, location)).toMatchObject({ status: 200, offset: 40_000 })
    expect(await append(learner, location, { offset: 40_000, body: content.subarray(40_000) })).toMatchObject({
      offset: content.length,
    })
    const made = await makeOf(learner, location)
    expect(made).toSucceed()
    expect(made.data).toMatchObject({
      fileName: 'clip.mp4',
      fileType: 'video',
      fileSize: content.length,
      purpose: 'video',
    })
    const stored = await (await learner.send(made.data.url)).arrayBuffer()
    expect(hashOf(Buffer.from(stored))).toBe(hashOf(content))
    await isGone(learner, location)
  })

  it('continues after the connection broke, with the client that our apps use', async () => {
    const learner = await sands.signIn('author')
    const content = aVideoFile(5 * MB)
    const options = {
      endpoint: `${sands.url}${UPLOADS}`,
      headers: { authorization: `Bearer ${learner.token}` },
      metadata: { filename: 'clip.mp4', purpose: 'video' },
      uploadSize: content.length,
      retryDelays: null,
    }
    const broken = await new Promise<string>((resolve, reject) => {
      const upload: Upload = new Upload(slowly(content), {
        ...options,
        chunkSize: MB,
        onError: reject,
        onChunkComplete: (_size, accepted) =>
          accepted >= 2 * MB && void upload.abort().then(() => resolve(upload.url ?? '')),
      })
      upload.start()
    })
    const before = (await ask(learner, new URL(broken).pathname)).offset ?? 0
    expect(before).toBeGreaterThanOrEqual(2 * MB)
    expect(before).toBeLessThan(content.length)

    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(content, { ...options, uploadUrl: broken, onError: reject, onSuccess: () => resolve() })
      upload.start()
    })
    const made = await makeOf(learner, new URL(broken).pathname)
    expect(made).toSucceed()
    expect(hashOf(Buffer.from(await (await learner.send(made.data.url)).arrayBuffer()))).toBe(hashOf(content))
  })

  it('interrupted in the middle of a piece keeps every byte that came', async () => {
    const learner = await sands.signIn('author')
    const content = aVideoFile(3 * MB)
    const { location } = await announce(learner, { bytes: content.length })
    const line = slowLine(sands.url, learner, { location, offset: 0 })
    line.write(content.subarray(0, MB + 17))
    await expect.poll(async () => (await ask(learner, location)).offset).toBe(MB + 17)
    line.cut()

    const { offset = -1 } = await ask(learner, location)
    expect(offset).toBe(MB + 17)
    expect((await append(learner, location, { offset, body: content.subarray(offset) })).offset).toBe(content.length)
    expect(await makeOf(learner, location)).toSucceed()
  })

  it('is taken over by a second connection, and the first cannot damage it', async () => {
    const learner = await sands.signIn('author')
    const content = aVideoFile(2 * MB)
    const { location } = await announce(learner, { bytes: content.length })
    const first = slowLine(sands.url, learner, { location, offset: 0 })
    first.write(content.subarray(0, MB))
    await expect.poll(async () => (await ask(learner, location)).offset).toBe(MB)

    const second = await append(learner, location, { offset: MB, body: content.subarray(MB) })
    expect(second).toMatchObject({ status: 204, offset: content.length })
    first.write(Buffer.alloc(MB, '<script>'))
    expect(await first.status).toBe(409)
    const made = await makeOf(learner, location)
    expect(hashOf(Buffer.from(await (await learner.send(made.data.url)).arrayBuffer()))).toBe(hashOf(content))
  })

  it('is taken over from another process too', async () => {
    const other = await startSands({
      database: { url: sands.databaseUrl, drop: async () => undefined },
      dataDir: sands.dataDir,
      clock: sands.clock,
    })
    try {
      const learner = await sands.signIn('author')
      const elsewhere = Object.assign({ ...learner }, { send: other.visitor().send })
      const content = aVideoFile(2 * MB)
      const { location } = await announce(learner, { bytes: content.length })
      const first = slowLine(sands.url, learner, { location, offset: 0 })
      first.write(content.subarray(0, MB))
      await expect.poll(async () => (await ask(elsewhere, location)).offset).toBe(MB)

      const second = await append(elsewhere, location, { offset: MB, body: content.subarray(MB) })
      expect(second).toMatchObject({ status: 204, offset: content.length })
      expect(await first.status).toBe(409)
      const made = await makeOf(learner, location)
      expect(hashOf(Buffer.from(await (await learner.send(made.data.url)).arrayBuffer()))).toBe(hashOf(content))
    } finally {
      await other.close()
    }
  })

  it('belongs to its owner alone: for everyone else it does not exist', async () => {
    const learner = await sands.signIn('author')
    const manager = await sands.signIn('admin')
    const content = aVideoFile()
    const { location } = await announce(learner, { bytes: content.length })

    expect((await ask(manager, location)).status).toBe(404)
    expect(await append(manager, location, { offset: 0, body: content })).toFailWith('media.gone')
    expect(await tus(manager, 'DELETE', location)).toFailWith('media.gone')
    await append(learner, location, { offset: 0, body: content })
    expect(await makeOf(manager, location)).toFailWith('media.gone')
    expect(await makeOf(learner, location)).toSucceed()
  })

  it('needs a session with every request', async () => {
    const learner = await sands.signIn('author')
    const { location } = await announce(learner)
    const visitor = sands.visitor()

    expect(await announce(visitor)).toFailWith('kernel.not_signed_in')
    expect((await ask(visitor, location)).status).toBe(401)
    expect(await append(visitor, location, { offset: 0, body: Buffer.alloc(10) })).toFailWith('kernel.not_signed_in')
    expect(await tus(visitor, 'DELETE', location)).toFailWith('kernel.not_signed_in')
  })

  it.each(UPLOAD_PURPOSES)('of a %s larger than its limit is refused before anything is sent', async (purpose) => {
    const learner = await sands.signIn('author')
    const { limit, types } = UPLOAD_RULES[purpose]
    const fileName = `a.${types[0]}`
    const before = partial()

    const refused = await announce(learner, { bytes: limit + 1, purpose, fileName })
    expect(refused).toFailWith('media.too_large')
    expect(refused.msg).toContain(limitText(purpose))
    expect(partial()).toEqual(before)
    const taken = await announce(learner, { bytes: limit, purpose, fileName })
    expect(taken.status).toBe(201)
    await tus(learner, 'DELETE', taken.location)
  })

  it.each([
    { fileName: 'clip.exe' },
    { fileName: 'clip' },
    { fileName: 'clip.mp4.html' },
    { purpose: 'document', fileName: 'a.svg' },
  ])('of the wrong kind is refused before anything is sent: %o', async (announced) => {
    const learner = await sands.signIn('author')
    const refused = await announce(learner, announced)
    expect(refused).toFailWith('media.wrong_type')
    expect(refused.msg).toContain(announced.purpose ? 'docx' : 'mp4')
  })

  it('that is empty is refused with that reason', async () => {
    expect(await announce(await sands.signIn('author'), { bytes: 0 })).toFailWith('media.empty')
  })

  it('of up to two gigabytes is for those who make content, and pictures are for everybody', async () => {
    const learner = await sands.signIn('learner')
    for (const announced of [
      { purpose: 'video', fileName: 'a.mp4' },
      { purpose: 'audio', fileName: 'a.mp3' },
      { purpose: 'document', fileName: 'a.pdf' },
    ]) {
      expect(await announce(learner, announced)).toFailWith('kernel.no_permission')
      const sender = await signInWith(sands, 'staff01', { rights: ['message.send'], college: '沙丘学院' })
      expect((await announce(sender, announced)).status).toBe(201)
    }
    expect((await announce(learner, { purpose: 'picture', fileName: 'a.jpg' })).status).toBe(201)
    expect((await announce(learner, { purpose: 'attachment', fileName: 'a.pdf' })).status).toBe(201)
    const body = { purpose: 'document', fileName: 'a.pdf', source: { kind: 'upload', id: '0'.repeat(32) } } as const
    expect(await learner.call('POST /sands-system/api/v1/system/resource/create', { body })).toFailWith(
      'kernel.no_permission',
    )
  })

  it('for the library is refused without the right, before anything is sent', async () => {
    const announced = { purpose: 'document', fileName: 'a.pdf', library: true }
    expect(await announce(await sands.signIn('learner'), announced)).toFailWith('kernel.no_permission')
    expect((await announce(await sands.signIn('admin'), announced)).status).toBe(201)
  })

  it.each([
    { bytes: 'many' },
    { bytes: -1 },
    { bytes: '1e3' },
    { purpose: 'poster' },
    { fileName: '' },
    { fileName: `${'x'.repeat(197)}.mp4` },
    { fileName: `${'x'.repeat(3000)}.mp4` },
  ])('with an invalid announcement is refused: %o', async (announced) => {
    expect(await announce(await sands.signIn('author'), announced)).toFailWith('kernel.malformed')
  })

  it('is refused by its first bytes when they are of another type, and nothing of it is stored', async () => {
    const learner = await sands.signIn('author')
    const page = Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(5000)}`)
    const { location } = await announce(learner, { bytes: 2048 * MB })
    const line = slowLine(sands.url, learner, { location, offset: 0 })
    line.write(page)
    expect(await line.status).toBe(415)
    line.cut()
    await isGone(learner, location)
  })

  it('that comes in tiny pieces is checked too', async () => {
    const learner = await sands.signIn('author')
    const { location } = await announce(learner, { bytes: 5000 })
    const head = await append(learner, location, { offset: 0, body: aVideoFile().subarray(0, 40) })
    // Too few bytes to check: they have to be sent again.
    expect(head).toMatchObject({ status: 204, offset: 0 })
    expect(await append(learner, location, { offset: 40, body: Buffer.alloc(100, '<script>') })).toFailWith(
      'kernel.changed_meanwhile',
    )
  })

  it('never stores more than was announced', async () => {
    const learner = await sands.signIn('author')
    const content = aVideoFile(50_000)
    const { location } = await announce(learner, { bytes: content.length })
    expect(await append(learner, location, { offset: 0, body: Buffer.concat([content, Buffer.alloc(1)]) })).toFailWith(
      'kernel.malformed',
    )
    expect((await ask(learner, location)).offset).toBe(0)

    const line = slowLine(sands.url, learner, { location, offset: 0 })
    line.write(content)
    await expect.poll(async () => (await ask(learner, location)).offset).toBe(content.length)
    line.write(Buffer.alloc(10_000))
    expect(await line.status).toBe(400)
    line.cut()
    expect((await ask(learner, location)).offset).toBe(content.length)
    expect(await makeOf(learner, location)).toSucceed()
  })

  it('takes a piece only at its end, in the format of the protocol', async () => {
    const learner = await sands.signIn('author')
    const content = aVideoFile()
    const { location } = await announce(learner, { bytes: content.length })
    const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }

    for (const offset of [1, content.length])
      expect(await append(learner, location, { offset, body: content })).toFailWith('kernel.changed_meanwhile')
    const type = { ...headers, 'content-type': 'video/mp4' }
    expect(await tus(learner, 'PATCH', location, { headers: type, body: content })).toFailWith(
      'kernel.unsupported_type',
    )
    const offset = { ...headers, 'upload-offset': 'end' }
    expect(await tus(learner, 'PATCH', location, { headers: offset, body: content })).toFailWith('kernel.malformed')
    const old = await tus(learner, 'PATCH', location, {
      headers: { ...headers, 'tus-resumable': '0.2.2' },
      body: content,
    })
    expect(old).toFailWith('media.other_protocol')
    expect(old.headers.get('tus-version')).toBe('1.0.0')
    expect(await ask(learner, location)).toMatchObject({ status: 200, offset: 0 })
  })

  it.each(['..%2F..%2Fserver.log', 'nobody', 'A'.repeat(32), '0'.repeat(32)])('is not found under %s', async (id) => {
    const learner = await sands.signIn('author')
    expect((await ask(learner, `${UPLOADS}/${id}`)).status).toBe(404)
    expect(await append(learner, `${UPLOADS}/${id}`, { offset: 0, body: Buffer.alloc(1) })).toFailWith('media.gone')
  })

  it('can be cancelled, even while it arrives', async () => {
    const learner = await sands.signIn('author')
    const content = aVideoFile(2 * MB)
    const { location } = await announce(learner, { bytes: content.length })
    const line = slowLine(sands.url, learner, { location, offset: 0 })
    line.write(content.subarray(0, MB))
    await expect.poll(async () => (await ask(learner, location)).offset).toBe(MB)

    expect((await tus(learner, 'DELETE', location)).status).toBe(204)
    await isGone(learner, location)
    expect(await line.status).toBe(409)
    expect(await makeOf(learner, location)).toFailWith('media.gone')
  })

  it('that is not complete cannot become a file', async () => {
    const learner = await sands.signIn('author')
    const content = aVideoFile()
    const { location } = await announce(learner, { bytes: content.length })
    await append(learner, location, { offset: 0, body: content.subarray(0, 90_000) })

    expect(await makeOf(learner, location)).toFailWith('media.upload_unfinished')
    expect(await ask(learner, location)).toMatchObject({ status: 200, offset: 90_000 })
  })

  it('expires without progress, and is swept; every piece prolongs it by a day', async () => {
    const content = aVideoFile()
    const { location } = await announce(await sands.signIn('author'), { bytes: content.length })
    const sweep = () => sweepUploads(sands.server.kernel).run({})
    for (const offset of [0, 1000, 2000]) {
      // The earlier session has expired.
      const learner = await sands.signIn('author')
      await append(learner, location, { offset, body: content.subarray(offset, offset + 1000) })
      sands.clock.advance(DAY_MS - HOUR_MS)
      await sweep()
    }
    expect(await ask(await sands.signIn('author'), location)).toMatchObject({ status: 200, offset: 3000 })
    sands.clock.advance(2 * HOUR_MS)
    const learner = await sands.signIn('author')
    expect((await ask(learner, location)).status).toBe(404)
    expect(await append(learner, location, { offset: 3000, body: content.subarray(3000) })).toFailWith('media.gone')
    expect(partial()).toContain(uploadId(location))
    await sweep()
    await isGone(learner, location)
  })

  it('that never ends expires after a week', async () => {
    const { location } = await announce(await sands.signIn('author'))
    const content = aVideoFile(1000)
    const statuses: number[] = []
    for (let day = 0; day < 9; day += 1) {
      const piece = { offset: day * 100, body: content.subarray(day * 100, day * 100 + 100) }
      statuses.push((await append(await sands.signIn('author'), location, piece)).status)
      sands.clock.advance(DAY_MS - HOUR_MS)
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 204, 204, 404])
  })

  it('whose row was lost in a crash is swept, others are not touched', async () => {
    const learner = await sands.signIn('author')
    const { location } = await announce(learner)
    const stray = randomBytes(16).toString('hex')
    const path = join(sands.dataDir, 'uploads', stray)
    writeFileSync(path, 'left')
    utimesSync(path, sands.clock.now(), sands.clock.now())
    await sweepUploads(sands.server.kernel).run({})
    expect(partial()).toContain(stray)

    sands.clock.advance(2 * HOUR_MS)
    await sweepUploads(sands.server.kernel).run({})
    expect(partial()).not.toContain(stray)
    expect(partial()).toContain(uploadId(location))
  })

  it('counts to the limit of a hundred unfinished uploads per person', async () => {
    const emma = await anUploader(sands, 'emma')
    const { location } = await announce(emma)
    const { primary } = sands.server.kernel.database
    const [one] = await primary
      .select()
      .from(uploads)
      .where(eq(uploads.id, uploadId(location)))
    if (!one) throw new Error('the upload was not stored')
    const more = Array.from({ length: 98 }, () => ({ ...one, id: randomBytes(16).toString('hex') }))
    await primary.insert(uploads).values(more)
    expect((await announce(emma)).status).toBe(201)
    const before = partial().length
    expect(await announce(emma)).toFailWith('kernel.too_many_requests')
    expect(partial()).toHaveLength(before)
    expect((await announce(await sands.signIn('admin'))).status).toBe(201)
  })

  it('counts to the limit of fifty gigabytes of unfinished uploads per person', async () => {
    const author = await anUploader(sands, 'reviewer')
    const { location } = await announce(author)
    const bytes = 50 * 1024 * MB - 1000
    await sands.server.kernel.database.primary
      .update(uploads)
      .set({ bytes })
      .where(eq(uploads.id, uploadId(location)))
    const refused = await announce(author, { bytes: 1001 })
    expect(refused).toFailWith('media.quota_used')
    expect(refused.msg).toContain('50 GB')
  })

  it.runIf(process.platform === 'linux')('that fills the disk is given up, and says so', async () => {
    const learner = await sands.signIn('author')
    const content = aVideoFile()
    const { location } = await announce(learner, { bytes: content.length })
    const path = join(sands.dataDir, 'uploads', uploadId(location))
    rmSync(path)
    symlinkSync('/dev/full', path)

    expect(await append(learner, location, { offset: 0, body: content })).toFailWith('media.no_space')
    await isGone(learner, location)
    expect(await sendWhole(learner, content)).toSucceed()
  })

  it('is counted and logged like every other call', async () => {
    const learner = await sands.signIn('author')
    await sendWhole(learner, aVideoFile())
    const metrics = await (await sands.visitor().send('/metrics')).text()
    expect(metrics).toMatch(/sands_requests_total\{call="upload",status="201"\} [1-9]/)
    expect(metrics).toMatch(/sands_requests_total\{call="upload",status="204"\} [1-9]/)
  })

  it('is stored where no other user of the machine can read it', async () => {
    const { location } = await announce(await sands.signIn('author'))
    const folder = join(sands.dataDir, 'uploads')
    expect([folder, join(folder, uploadId(location))].map((path) => statSync(path).mode & 0o777)).toEqual([
      0o700, 0o600,
    ])
  })
})

describe('a storage limit', () => {
  const sands = useSands({ env: { STORAGE_GB: '1' } })

  it('refuses what would exceed it, running uploads included, and accepts everything else', async () => {
    const learner = await sands.signIn('author')
    const one = await announce(learner, { bytes: 600 * MB })
    expect(one.status).toBe(201)
    const [two, three] = await Promise.all([
      announce(learner, { bytes: 300 * MB }),
      announce(learner, { bytes: 300 * MB }),
    ])
    expect([two.status, three.status].sort()).toEqual([201, 507])
    const refused = two.status === 507 ? two : three
    expect(refused).toFailWith('media.quota_used')
    expect(refused.msg).toContain('1 GB')

    expect((await ask(learner, one.location)).status).toBe(200)
    await tus(learner, 'DELETE', one.location)
    expect((await announce(learner, { bytes: 600 * MB })).status).toBe(201)
  })
})

describe('a storage limit shared by several people', () => {
  const sands = useSands({ env: { STORAGE_GB: '1' } })
  const db = () => sands.server.kernel.database.primary
  /** Pretends that a large file was stored before. */
  const stored = async (bytes: number) => {
    const [row] = await db().select({ id: files.id }).from(files).orderBy(files.id).limit(1)
    if (!row) throw new Error('the table has no files')
    await db().update(files).set({ bytes }).where(eq(files.id, row.id))
  }

  it('is not used up by people who announce something and send nothing', async () => {
    const [learner, emma] = [await sands.signIn('author'), await anUploader(sands, 'emma')]
    const idle = await announce(learner, { bytes: 900 * MB })
    expect(idle.status).toBe(201)
    expect(await announce(learner, { bytes: 300 * MB })).toFailWith('media.quota_used')
    const other = await announce(emma, { bytes: 900 * MB })
    expect(other.status).toBe(201)
    // Bytes that have arrived count for everyone.
    truncateSync(join(sands.dataDir, 'uploads', uploadId(other.location)), 800 * MB)
    expect(await announce(await sands.signIn('admin'), { bytes: 300 * MB })).toFailWith('media.quota_used')
    await tus(emma, 'DELETE', other.location)
    await tus(learner, 'DELETE', idle.location)
  })

  it('is checked when a file is made, however it was uploaded', async () => {
    const learner = await sands.signIn('author')
    const content = aVideoFile()
    const { location } = await announce(learner, { bytes: content.length })
    await append(learner, location, { offset: 0, body: content })
    await stored(1024 * MB)
    expect(await makeOf(learner, location)).toFailWith('media.quota_used')
    expect((await ask(learner, location)).status).toBe(404)
    const picture = await learner.send('/sands-system/api/v1/system/resource/upload?purpose=image&fileName=a.jpg', {
      method: 'POST',
      headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(await aJpeg()),
    })
    expect(picture.status).toBe(507)
    await stored(1000)
    expect(await sendWhole(learner, content)).toSucceed()
  })
})

describe('a disk that other programs fill', () => {
  const sands = useSands()

  it('has its free space reserved only once', async () => {
    const { kernel } = sands.server
    const [learner, emma, teacher] = await Promise.all(
      ['learner', 'emma', 'teacher'].map((who) => anUploader(sands, who)),
    )
    if (!learner || !emma || !teacher) throw new Error('a demo account is missing')
    const first = await announce(learner, { bytes: 1000 })
    expect(first.status).toBe(201)
    const path = join(sands.dataDir, 'uploads', uploadId(first.location))
    const free = await freeBytes(sands.dataDir)
    await kernel.database.primary.update(uploads).set({ bytes: free - ALWAYS_FREE - 500 * MB })
    utimesSync(path, sands.clock.now(), sands.clock.now())
    expect(await announce(emma, { bytes: 1000 * MB })).toFailWith('media.no_space')
    expect((await announce(emma, { bytes: 1000 })).status).toBe(201)
    // An upload that sends nothing reserves no space for long.
    sands.clock.advance(16 * 60_000)
    expect((await announce(teacher, { bytes: 1000 * MB })).status).toBe(201)
  })

  it('stops the upload that would exceed the space, and the others continue', async () => {
    const { kernel } = sands.server
    const pictures = createPictures({ priority: 0 })
    const media = createMediaService(kernel, { pictures })
    let left = ALWAYS_FREE * 2
    const made = createUploads(kernel, {
      media,
      pictures,
      prepare: prepareFiles(kernel, {}),
      outside: undefined,
      room: watchRoom(sands.dataDir, async () => left),
    })
    const manager = await sands.signIn('admin')
    const { data } = await manager.call('GET /sands-user/api/v1/user/current-info')
    const rights = new Set(['media.library.edit'])
    const viewer = { userId: data.id, collegeId: data.collegeId, rights: rights as Viewer['rights'] } as Viewer
    const content = aVideoFile(40 * MB)
    const begin = () => made.resumable.begin(viewer, { bytes: content.length, purpose: 'video', fileName: 'a.mp4' })
    const send = (id: string) => made.resumable.append(viewer, id, { offset: 0, bytes: 0, content: slowly(content) })
    const [one, other] = [await begin(), await begin()]
    left = ALWAYS_FREE - 1
    await expect(send(one.id)).rejects.toMatchObject({ errorName: 'media.no_space' })
    expect(readdirSync(join(sands.dataDir, 'uploads'))).not.toContain(one.id)
    left = ALWAYS_FREE + 1
    expect((await send(other.id)).offset).toBe(content.length)
    await made.close()
    media.close()
  })
})

describe('a server that is stopping', () => {
  it('ends its connections at once, and another server continues', async () => {
    const first = await startSands()
    const database = { url: first.databaseUrl, drop: async () => undefined }
    const content = aVideoFile(2 * MB)
    const learner = await first.signIn('author')
    const { location } = await announce(learner, { bytes: content.length })
    const line = slowLine(first.url, learner, { location, offset: 0 })
    line.write(content.subarray(0, MB))
    await expect.poll(async () => (await ask(learner, location)).offset).toBe(MB)

    const next = await startSands({ database, dataDir: first.dataDir, clock: first.clock })
    const stopped = next.close.bind(next)
    const closing = first.server.close()
    expect(await line.status).toBe(503)
    line.cut()
    await closing
    const again = Object.assign({ ...learner }, { send: next.visitor().send })
    expect((await append(again, location, { offset: MB, body: content.subarray(MB) })).offset).toBe(content.length)
    await stopped()
  })
})

function slowly(content: Buffer): Readable {
  return Readable.from(
    (async function* () {
      for (let at = 0; at < content.length; at += 256 * 1024) {
        yield content.subarray(at, at + 256 * 1024)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    })(),
  )
}
