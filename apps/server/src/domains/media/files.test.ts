import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Resource } from '@sands/contract/media/media.model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aClock } from '../../testing/clock.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { anS3 } from '../../testing/s3.ts'
import { type Sands, startSands, useSands } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'
import { createAddresses } from './address.codec.ts'
import { files } from './media.tables.ts'

const HOUR_MS = 3_600_000

async function aFile(sands: Sands): Promise<Resource> {
  return (await upload(await sands.signIn('learner'), await aJpeg(), { fileName: '沙丘 (1).jpeg' })).data
}

const places: Record<string, () => Promise<{ sands: Sands; close(): Promise<void> }>> = {
  'a folder': async () => {
    const sands = await startSands()
    return { sands, close: () => sands.close() }
  },
  'a bucket': async () => {
    const { config, close } = await anS3()
    const sands = await startSands({
      env: {
        S3_ENDPOINT: config.endpoint,
        S3_BUCKET: config.bucket,
        S3_ACCESS_KEY_ID: config.accessKeyId,
        S3_SECRET_ACCESS_KEY: config.secretAccessKey,
        S3_FORCE_PATH_STYLE: '1',
      },
    })
    return { sands, close: () => sands.close().then(close) }
  },
}

describe.each(Object.entries(places))('a file in %s', (_place, open) => {
  let sands: Sands
  let close: () => Promise<void>
  let file: Resource
  let whole: Buffer
  beforeAll(async () => {
    ;({ sands, close } = await open())
    file = await aFile(sands)
    whole = Buffer.from(await (await get()).arrayBuffer())
  })
  afterAll(() => close())
  const get = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
    sands.visitor().send(file.url, { ...init, headers })

  it('has a name in its address from which nobody learns a number, nor the name of another file', async () => {
    const next = await aFile(sands)
    const nameOf = ({ url }: Resource) => url.split('/')[2] ?? ''
    for (const each of [file, next]) {
      expect(nameOf(each)).toMatch(/^[\w-]{22}$/)
      expect(each.url).not.toContain(`/${each.id}/`)
    }
    expect(nameOf(next)).not.toBe(nameOf(file))
    const swapped = file.url.replace(nameOf(file), nameOf(next))
    for (const address of [
      swapped,
      file.url.replace(nameOf(file), file.id),
      file.url.replace(nameOf(file), 'A'.repeat(22)),
    ])
      expect((await sands.visitor().send(address)).status).toBe(403)
  })

  it('is shown to anyone who has its address, and never runs scripts', async () => {
    const response = await get()

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(file.fileSize),
      'content-disposition': "inline; filename*=UTF-8''%E6%B2%99%E4%B8%98%20%281%29.jpeg",
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    const [, age = ''] = /^private, max-age=(\d+), immutable$/.exec(response.headers.get('cache-control') ?? '') ?? []
    expect(Number(age)).toBeGreaterThan(24 * 3600 - 60)
    expect(Buffer.from(await response.arrayBuffer())).toHaveLength(file.fileSize)
  })

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, Number.POSITIVE_INFINITY],
    ['bytes=-50', -50, Number.POSITIVE_INFINITY],
    ['bytes=10-999999999', 10, Number.POSITIVE_INFINITY],
    ['bytes=-999999999', 0, Number.POSITIVE_INFINITY],
  ])('is sent in ranges: %s', async (range, from, to) => {
    const response = await get({ range })
    const start = from < 0 ? whole.length + from : from
    const end = Math.min(to, whole.length - 1)

    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${whole.length}`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    expect(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(start, end + 1))).toBe(true)
  })

  it.each(['bytes=999999999-', 'bytes=-0'])('refuses the range %s', async (range) => {
    const response = await get({ range })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${whole.length}`)
  })

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
    'is sent completely for %s',
    async (range) => {
      const response = await get({ range })
      expect(response.status).toBe(200)
      expect(Buffer.from(await response.arrayBuffer()).equals(whole)).toBe(true)
    },
  )

  it('is sent in ranges only for the same content', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await get({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200)
  })

  it('is not sent again to a client that has it', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    const response = await get({ 'if-none-match': etag })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect((await get({ 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('returns its size without its content', async () => {
    const response = await get({}, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(file.fileSize))
    expect(await response.text()).toBe('')
  })
})

describe('the address of a file', () => {
  const sands = useSands()
  const status = async (url: string) => {
    const response = await sands.visitor().send(url, { headers: { 'accept-language': 'en-us' } })
    return { status: response.status, code: ((await response.json()) as { code: number }).code }
  }
  const ended = { status: 403, code: 4120008 }

  it('is valid only as it was created', async () => {
    const { url, id } = await aFile(sands)
    const [, , name = ''] = url.split('/')
    const other = await aFile(sands)
    const later = url.replace(/e=(\d+)/, (_, seconds: string) => `e=${Number(seconds) + 86_400}`)

    expect(await status(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace('&s=', '&s=x'))).toEqual(ended)
    expect(await status(later)).toEqual(ended)
    const [, seconds = ''] = /e=(\d+)/.exec(url) ?? []
    for (const same of [`${seconds}.0`, `0x${Number(seconds).toString(16)}`, `0${seconds}`, `%20${seconds}`])
      expect(await status(url.replace(`e=${seconds}`, `e=${same}`)), same).toEqual(ended)
    const [, , otherName = ''] = other.url.split('/')
    expect(await status(url.replace(name, otherName))).toEqual(ended)
    expect(await status(url.replace(name, id))).toEqual(ended)
    expect(await status(url.replace('/original', '/large'))).toEqual(ended)
    expect(await status(`/files/${name}/original`)).toEqual(ended)
    expect(await status(`/files/${name}/original?e=1&s=`)).toEqual(ended)
    expect(await status(`/files/${name}/original?e[]=1&e[]=2&s=a&s=b`)).toEqual(ended)
    expect(await status(`/files/..%2f..%2fetc/passwd?e=99999999999&s=x`)).toEqual(ended)
  })

  it('leads to every variant of every picture of the demo company', async () => {
    const rows = await sands.server.kernel.database.primary.select().from(files)
    const addresses = createAddresses(sands.server.kernel.secrets.keyFor('file-address'), sands.clock)
    expect(rows.length).toBeGreaterThan(10)
    const forms = rows.flatMap(({ id, variants }) => variants.map(({ name, bytes }) => ({ id, name, bytes })))
    for (const { id, name, bytes } of forms) {
      const response = await sands.visitor().send(addresses.forFile(id, name))
      expect([id, name, response.status, (await response.arrayBuffer()).byteLength]).toEqual([id, name, 200, bytes])
    }
  })

  it('expires after two days at the latest, and the file has a new one by then', async () => {
    const file = await aFile(sands)
    sands.clock.advance(23 * HOUR_MS)
    expect((await sands.visitor().send(file.url)).status).toBe(200)
    sands.clock.advance(25 * HOUR_MS + 1000)
    expect(await status(file.url)).toEqual(ended)

    const learner = await sands.signIn('learner')
    const { data } = await learner.call('GET /sands-system/api/v1/system/resource/getURL', { query: { id: file.id } })
    expect((await sands.visitor().send(data.url)).status).toBe(200)
  })

  it('of a screen size that a small picture does not have shows the picture', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await upload(learner, await aJpeg(100, 80))
    const addresses = createAddresses(sands.server.kernel.secrets.keyFor('file-address'), sands.clock)

    const response = await sands.visitor().send(addresses.forFile(data.id, 'w750'))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('of a lost file fails, and the failure is not cached', async () => {
    const file = await aFile(sands)
    const addresses = createAddresses(sands.server.kernel.secrets.keyFor('file-address'), sands.clock)
    const gone = { status: 404, code: 4120005 }

    expect(await status(addresses.forFile('999999999' as FileId, 'large'))).toEqual(gone)
    rmSync(join(sands.dataDir, 'objects'), { recursive: true })
    expect(await status(file.url)).toEqual(gone)
    expect((await sands.visitor().send(file.url)).headers.get('cache-control')).toBe('no-store')
  })

  it('is signed with the same key in every process, and after a restart', async () => {
    const file = await aFile(sands)
    const other = await startSands({
      database: { url: sands.databaseUrl, drop: async () => undefined },
      clock: sands.clock,
    })
    try {
      const learner = await other.signIn('learner')
      const { data } = await learner.call('GET /sands-system/api/v1/system/resource/get', { query: { id: file.id } })
      expect(data.url).toBe(file.url)
    } finally {
      await other.close()
    }
  })
})

describe('addresses', () => {
  const clock = aClock()
  const addresses = createAddresses(Buffer.alloc(32, 7), clock)

  it('stay the same for a day and are valid for one to two', () => {
    for (const id of ['1', '77', '123456789012345678'] as FileId[]) {
      const seen = new Set<string>()
      for (let hour = 0; hour < 24 * 10; hour += 1) {
        clock.set(new Date(Date.UTC(2026, 0, 1, hour, 30)))
        const left = addresses.expiry(id).getTime() - clock.now().getTime()
        expect(left).toBeGreaterThan(24 * HOUR_MS - 1000)
        expect(left).toBeLessThanOrEqual(48 * HOUR_MS)
        seen.add(addresses.forFile(id, 'large'))
      }
      expect(seen.size).toBeLessThanOrEqual(11)
    }
  })

  it('do not all change at once', () => {
    clock.set(new Date(Date.UTC(2026, 0, 1)))
    const ends = Array.from({ length: 100 }, (_, index) => addresses.expiry(String(index + 1) as FileId).getTime())
    expect(new Set(ends).size).toBe(100)
  })
})
