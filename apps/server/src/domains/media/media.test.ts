import { readdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import type { FileId } from '@sands/contract/kernel/schema'
import { count } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { aBmp, aJpeg, aLongGif, aMovingGif, aPicture, aPngBomb } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { upload, uploadPath, uploadSlowly } from '../../testing/upload.ts'
import { files } from './media.tables.ts'

const CREATE = 'POST /sands-system/api/v1/system/resource/upload'
const GET = 'GET /sands-system/api/v1/system/resource/get'
const GET_URL = 'GET /sands-system/api/v1/system/resource/getURL'
const GET_URLS = 'POST /sands-system/api/v1/system/resource/batchGetURL'
const GET_COVERS = 'POST /sands-system/api/v1/system/resource/batchCoverURL'
const MB = 1024 * 1024

describe('a picture', () => {
  const sands = useSands()
  const fetched = async (client: SignedIn, url: string) => Buffer.from(await (await client.send(url)).arrayBuffer())
  const objects = () =>
    readdirSync(join(sands.dataDir, 'objects'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length
  const rows = async () => (await sands.server.kernel.database.primary.select({ total: count() }).from(files))[0]?.total
  const left = async () => ({
    rows: await rows(),
    objects: objects(),
    temporary: await readdir(join(sands.dataDir, 'tmp')).catch(() => []),
  })

  it('is returned with its address, size, screen sizes and a placeholder', async () => {
    const learner = await sands.signIn('learner')
    const answer = await upload(learner, await aJpeg(2000, 1000), { purpose: 'picture', fileName: '海滩.jpg' })

    expect(answer).toSucceed()
    const { data } = answer
    expect(data).toMatchObject({
      fileName: '海滩.jpg',
      fileType: 'image',
      contentType: 'image/jpeg',
      purpose: 'picture',
      picture: { width: 1500, height: 750 },
    })
    expect(data.picture.sizes.map(({ width, height }) => [width, height])).toEqual([
      [375, 188],
      [750, 375],
      [1125, 563],
      [1500, 750],
    ])
    expect(data.picture.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(data.picture.placeholder.length).toBeLessThan(400)
    for (const { url, width, height } of data.picture.sizes)
      expect(await sharp(await fetched(learner, url)).metadata()).toMatchObject({ format: 'webp', width, height })
    const original = await fetched(learner, data.url)
    expect(original).toHaveLength(data.fileSize)
    expect(await sharp(original).metadata()).toMatchObject({ format: 'jpeg', width: 2000, height: 1000 })
    expect((await left()).temporary).toEqual([])
  })

  it('is never made larger than its original', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await upload(learner, await aJpeg(300, 200), { purpose: 'cover' })

    expect(data.picture).toMatchObject({ width: 300, height: 200 })
    expect(data.picture.sizes).toHaveLength(1)
  })

  it('that is long and narrow keeps its width on the screen', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await upload(learner, await aJpeg(800, 4000))

    expect(data.picture).toMatchObject({ width: 300, height: 1500 })
    expect(data.picture.sizes.map(({ width }) => width)).toEqual([300, 375, 750])
  })

  it('loses its location and all other metadata', async () => {
    const learner = await sands.signIn('learner')
    const content = await aPicture()
      .withExif({ IFD0: { Make: 'Sandcam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 48/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(content).metadata()).exif?.includes('Sandcam')).toBe(true)
    const { data } = await upload(learner, content)

    for (const url of [data.url, ...data.picture.sizes.map((size) => size.url)]) {
      const stored = await fetched(learner, url)
      const { exif, xmp, iptc, icc } = await sharp(stored).metadata()
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
      expect(stored.includes('Sandcam')).toBe(false)
    }
  })

  it('is upright whichever way the camera was held', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await upload(learner, await aPicture(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer())

    expect(data.picture).toMatchObject({ width: 600, height: 800 })
    const stored = await sharp(await fetched(learner, data.url))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(stored.info).toMatchObject({ width: 600, height: 800 })
    const red = (x: number, y: number) => (stored.data[(y * 600 + x) * 3 + 1] ?? 255) < 60
    // After a clockwise turn, the upper left quarter is the upper right one.
    expect([red(450, 100), red(100, 100), red(450, 700)]).toEqual([true, false, false])
  })

  it('that is animated stays animated', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await upload(learner, await aMovingGif(6), { fileName: 'wave.gif' })

    expect(data).toMatchObject({ contentType: 'image/gif', picture: { width: 40, height: 40 } })
    expect(await sharp(await fetched(learner, data.url)).metadata()).toMatchObject({ format: 'gif', pages: 6 })
    expect(await sharp(await fetched(learner, data.picture.url)).metadata()).toMatchObject({ format: 'webp', pages: 6 })
  })

  it.each([
    { bits: 24, topDown: false },
    { bits: 24, topDown: true },
    { bits: 32, topDown: false },
    { bits: 8, topDown: false },
  ] as const)('may be a bitmap of $bits bits, top down: $topDown', async ({ bits, topDown }) => {
    const learner = await sands.signIn('learner')
    const { data } = await upload(learner, aBmp({ width: 101, height: 60, bits, topDown }), { fileName: 'screen.bmp' })

    expect(data).toMatchObject({ contentType: 'image/png', picture: { width: 101, height: 60 } })
    const { data: pixels } = await sharp(await fetched(learner, data.url))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...pixels.subarray(0, 3)]).toEqual([255, 0, 0])
    expect([...pixels.subarray(-3)]).toEqual([0, 0, 255])
  })

  it('with transparency keeps it', async () => {
    const learner = await sands.signIn('learner')
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const content = await sharp({ create: { width: 64, height: 64, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const { data } = await upload(learner, content)

    expect(data.contentType).toBe('image/png')
    expect((await sharp(await fetched(learner, data.picture.url)).stats()).isOpaque).toBe(false)
  })

  it('with hidden data is stored without it', async () => {
    const learner = await sands.signIn('learner')
    const content = Buffer.concat([await aJpeg(), Buffer.from('<script>alert(1)</script>')])
    const { data } = await upload(learner, content)

    expect((await fetched(learner, data.url)).includes('script')).toBe(false)
  })

  it('sent twice by one person for one purpose is stored once, at once or one after the other', async () => {
    const emma = await sands.signIn('emma')
    const content = await aJpeg()
    const [one, other] = await Promise.all([upload(emma, content), upload(emma, content)])
    const before = await left()
    const third = await upload(emma, content)

    expect([other.data.id, third.data.id]).toEqual([one.data.id, one.data.id])
    expect(await left()).toEqual(before)
    expect((await upload(emma, content, { purpose: 'avatar' })).data.id).not.toBe(one.data.id)
    const manager = await sands.signIn('manager')
    expect((await upload(manager, content)).data.id).not.toBe(one.data.id)
  })

  it('keeps only the plain part of its file name', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await upload(learner, await aJpeg(), { fileName: '../..\\C:\\evil\u202egpj.exe\u0000.jpg' })
    expect(data.fileName).toBe('evilgpj.exe.jpg')
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  it.each([
    ['an SVG with a script', Buffer.from(`${svg}${' '.repeat(100)}`)],
    ['an HTML page named as a picture', Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(100)}`)],
    ['an HTML page that starts like a bitmap', Buffer.from(`BM<script>alert(1)</script>${' '.repeat(100)}`)],
    ['only the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a WebP, which only the server creates', Buffer.from(`RIFF____WEBPVP8 ${' '.repeat(100)}`)],
    ['a document', Buffer.from(`%PDF-1.7\n${' '.repeat(100)}`)],
  ])('is refused when it is %s', async (_what, content) => {
    const learner = await sands.signIn('learner')
    const before = await left()
    const answer = await upload(learner, content, { fileName: 'photo.png', headers: { 'content-type': 'image/png' } })

    expect(answer).toFailWith('media.wrong_type')
    expect(answer.data).toMatchObject({ types: 'jpg, jpeg, gif, png, bmp' })
    expect(await left()).toEqual(before)
  })

  it('is refused when it is empty', async () => {
    const learner = await sands.signIn('learner')
    const before = await left()
    expect(await upload(learner, Buffer.alloc(0), { fileName: 'photo.png' })).toFailWith('media.empty')
    expect(await left()).toEqual(before)
  })

  it.each([
    ['a photograph that ends in the middle', async () => (await aJpeg()).subarray(0, 3000)],
    ['a picture without content', async () => Buffer.concat([(await aPicture().png().toBuffer()).subarray(0, 40)])],
    ['an HTML page that starts like a GIF', async () => Buffer.from(`GIF89a/*<script>*/${' '.repeat(100)}`)],
    ['a bitmap that ends in the middle', async () => aBmp({ width: 50, height: 50, bits: 24 }).subarray(0, 4000)],
    [
      'noise that starts like a photograph',
      async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(900, 7)]),
    ],
  ])('cannot be made of %s', async (_what, content) => {
    const learner = await sands.signIn('learner')
    const before = await left()

    expect(await upload(learner, await content())).toFailWith('media.unreadable')
    expect(await left()).toEqual(before)
  })

  it.each([
    ['a decompression bomb', () => aPngBomb(30_000, 30_000)],
    ['a bitmap that claims to be huge', () => hugeBmp()],
    ['a GIF with too many frames', () => aLongGif(1200)],
  ])('is not decoded when it is %s', async (_what, content) => {
    const learner = await sands.signIn('learner')
    const before = await left()
    const answer = await upload(learner, content())

    expect(answer).toFailWith('media.too_many_pixels')
    expect(answer.data).toMatchObject({ limit: 50 })
    expect(await left()).toEqual(before)
  })

  it('that announces too large a size is refused unread', async () => {
    const learner = await sands.signIn('learner')
    const before = await left()
    const answer = await uploadSlowly(sands.url, {
      token: learner.token,
      path: uploadPath({ purpose: 'cover' }),
      headers: { 'content-length': String(MB + 1) },
      pieces: [Buffer.alloc(10)],
    })

    expect(answer).toEqual({ status: 413, code: 4120001, sent: 10 })
    expect(await left()).toEqual(before)
  })

  it('that never ends leaves room for the pictures of others', async () => {
    const learner = await sands.signIn('learner')
    const content = await aJpeg(40, 30)
    const lines = Array.from({ length: 10 }, () => {
      const line = request(`${sands.url}${uploadPath()}`, {
        method: 'POST',
        agent: false,
        headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'image/jpeg' },
      })
      line.on('error', () => undefined)
      line.write(content.subarray(0, 100))
      return line
    })
    await expect.poll(async () => (await left()).temporary.length).toBe(lines.length)
    expect(await upload(learner, content)).toFailWith('media.busy')
    expect(await upload(await sands.signIn('staff01'), content)).toSucceed()
    for (const line of lines) line.destroy()
    await expect.poll(async () => (await left()).temporary).toEqual([])
    expect(await upload(learner, content)).toSucceed()
  })

  it('that announces no size is refused as soon as it is too large', async () => {
    const learner = await sands.signIn('learner')
    const before = await left()
    const head = await aJpeg()
    const pieces = function* () {
      yield head
      while (true) yield Buffer.alloc(64 * 1024)
    }
    const answer = await uploadSlowly(sands.url, {
      token: learner.token,
      path: uploadPath({ purpose: 'cover' }),
      pieces: pieces(),
    })

    expect(answer).toMatchObject({ status: 413, code: 4120001 })
    await expect.poll(left).toEqual(before)
  })

  it('may be as large as its purpose allows, and no larger', async () => {
    const learner = await sands.signIn('learner')
    const padded = async (bytes: number) => {
      const content = await aJpeg()
      return Buffer.concat([content, Buffer.alloc(bytes - content.length)])
    }

    expect(await upload(learner, await padded(MB), { purpose: 'cover' })).toSucceed()
    const refused = await upload(learner, await padded(MB + 1), { purpose: 'cover' })
    expect(refused).toFailWith('media.too_large')
    expect(refused.data).toMatchObject({ limit: '1 MB' })
    expect(await upload(learner, await padded(10 * MB), { purpose: 'image' })).toSucceed()
    expect(await upload(learner, await padded(10 * MB + 1), { purpose: 'image' })).toFailWith('media.too_large')
    expect(await upload(learner, await padded(20 * MB), { purpose: 'avatar' })).toSucceed()
    expect(await upload(learner, await padded(20 * MB + 1), { purpose: 'avatar' })).toFailWith('media.too_large')
  })

  it('that is not a picture is refused after its first bytes, however much is still to come', async () => {
    const learner = await sands.signIn('learner')
    const pieces = function* () {
      while (true) yield Buffer.from(`<html>${'x'.repeat(64 * 1024)}`)
    }
    const answer = await uploadSlowly(sands.url, { token: learner.token, pieces: pieces() })

    expect(answer).toMatchObject({ status: 415, code: 4120002 })
  })

  it('whose upload is aborted leaves nothing behind', async () => {
    const learner = await sands.signIn('learner')
    const before = await left()
    const line = request(`${sands.url}${uploadPath()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${learner.token}`, 'content-length': '100000' },
    })
    line.on('error', () => undefined)
    line.write((await aJpeg()).subarray(0, 2000))
    await expect.poll(async () => (await left()).temporary).toHaveLength(1)
    line.destroy()

    await expect.poll(left).toEqual(before)
  })

  it('needs a session, a purpose and a name, and is refused without them at any size', async () => {
    const learner = await sands.signIn('learner')
    const large = Buffer.alloc(5 * MB)

    const query = { purpose: 'cover', fileName: 'a.jpg' } as const
    expect(await sands.visitor().call(CREATE, { query })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(CREATE, { query })).toFailWith('media.empty')
    expect(await upload(sands.visitor(), large)).toFailWith('kernel.not_signed_in')
    expect(await upload(learner, large, { purpose: 'poster' as 'cover' })).toFailWith('kernel.invalid_field')
    expect(await upload(learner, large, { fileName: '' })).toFailWith('kernel.invalid_field')
    expect(await upload(learner, large, { fileName: 'x'.repeat(201) })).toFailWith('kernel.invalid_field')
    const line = await uploadSlowly(sands.url, { token: 'nobody', pieces: [large, large, large] })
    expect(line).toMatchObject({ status: 401 })
  })

  it('that was refused does not disturb the next request on the same connection', async () => {
    const learner = await sands.signIn('learner')
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await upload(learner, Buffer.alloc(3 * MB), { purpose: 'cover' })).toFailWith('media.too_large')
      expect(await upload(learner, await aJpeg())).toSucceed()
    }
  })

  it('made for a cover is its owner’s until something shows it', async () => {
    const learner = await sands.signIn('learner')
    const manager = await sands.signIn('manager')
    const emma = await sands.signIn('emma')
    const { data } = await upload(learner, await aJpeg(), { purpose: 'cover' })
    const { id } = data

    expect((await learner.call(GET, { query: { id } })).data).toEqual(data)
    expect((await learner.call(GET_URL, { query: { id } })).data).toMatchObject({ id, url: data.url })
    expect(await manager.call(GET, { query: { id } })).toFailWith('media.gone')
    expect(await manager.call(GET_URL, { query: { id } })).toFailWith('media.gone')
    expect(await emma.call(GET, { query: { id } })).toFailWith('media.gone')
    expect(await emma.call(GET_URL, { query: { id } })).toFailWith('media.gone')
    expect((await emma.call(GET_URLS, { body: { ids: [id] } })).data).toEqual([])
    expect((await emma.call(GET_COVERS, { body: { ids: [id] } })).data).toEqual([])
  })

  it("of a person's own is visible to them alone until content uses it", async () => {
    const learner = await sands.signIn('learner')
    const manager = await sands.signIn('manager')
    const { id } = (await upload(learner, await aJpeg(), { purpose: 'image' })).data

    expect(await learner.call(GET, { query: { id } })).toSucceed()
    expect(await manager.call(GET, { query: { id } })).toFailWith('media.gone')
    expect(await manager.call(GET_URL, { query: { id } })).toFailWith('media.gone')
    expect((await manager.call(GET_URLS, { body: { ids: [id] } })).data).toEqual([])
  })

  it('has its addresses returned in batches, in the order they were asked for', async () => {
    const learner = await sands.signIn('learner')
    const one = (await upload(learner, await aJpeg())).data
    const two = (await upload(learner, await aJpeg())).data
    const ids = [two.id, '999999999' as FileId, one.id]

    expect((await learner.call(GET_URLS, { body: { ids } })).data.map(({ id, url }) => [id, url])).toEqual([
      [two.id, two.url],
      [one.id, one.url],
    ])
    const covers = (await learner.call(GET_COVERS, { body: { ids } })).data
    expect(covers.map(({ url }) => url)).toEqual([two.coverUrl, one.coverUrl])
    const good = new Date(covers[0]?.expireTime ?? 0).getTime() - sands.clock.now().getTime()
    expect(good).toBeGreaterThan(86_400_000)
  })

  it('needs a session and a valid id', async () => {
    const learner = await sands.signIn('learner')
    const query = { id: '999999999' as FileId }
    expect(await learner.call(GET, { query })).toFailWith('media.gone')
    expect(await learner.call(GET, { query: { id: 'one' as FileId } })).toFailWith('kernel.invalid_field')
    expect(await learner.call(GET_URLS, { body: { ids: [] } })).toFailWith('kernel.invalid_field')
    for (const call of [GET, GET_URL] as const)
      expect(await sands.visitor().call(call, { query })).toFailWith('kernel.not_signed_in')
    for (const call of [GET_URLS, GET_COVERS] as const)
      expect(await sands.visitor().call(call, { body: { ids: [query.id] } })).toFailWith('kernel.not_signed_in')
  })
})

function hugeBmp(): Buffer {
  const content = aBmp({ width: 10, height: 10, bits: 24 })
  content.writeInt32LE(30_000, 18)
  content.writeInt32LE(-30_000, 22)
  return content
}
