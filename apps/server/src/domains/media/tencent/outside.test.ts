import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { UploadPurpose } from '@sands/rules/upload'
import { describe, expect, inject, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { makeClip } from '../../../testing/files/clips.ts'
import { aPdf } from '../../../testing/files/documents.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import type { TencentSimulator } from '../../../testing/tencent/tencent.ts'
import { folderOf, useTencent } from '../../../testing/tencent/use-tencent.ts'
import type { OutsideFile } from '../upload/outside-source.kind.ts'
import { uploadFolder } from '../upload.service.ts'
import { cosAuthorization } from './cos-sign.codec.ts'
import { sweepQuarantine } from './quarantine.jobs.ts'

const KEYS = 'GET /sands-system/api/v1/tencent/cos/getCredentials'
const CREATE = 'POST /sands-system/api/v1/system/resource/create'
const GET = 'GET /sands-system/api/v1/system/resource/get'

const contextOf = async (person: SignedIn) => (await folderOf(person)).replace('quarantine/', 'sands ').slice(0, -1)
let number = 0
const newPdf = () => {
  number += 1
  return aPdf([[`Number ${number}`]])
}
async function aClip(): Promise<Buffer> {
  const folder = mkdtempSync(join(inject('runFolder'), 'sands-clip-'))
  const path = join(folder, 'clip.mp4')
  await makeClip(path, { seconds: 1, width: 64, height: 36 })
  const content = readFileSync(path)
  rmSync(folder, { recursive: true })
  return content
}

describe('a file uploaded to Tencent', () => {
  const sands = useTencent()
  const now = () => Math.floor(sands.clock.now().getTime() / 1000)

  /** Uploads as a browser does, with the keys of this person. */
  async function put(person: SignedIn, key: string, content: Buffer): Promise<number> {
    const { data } = await person.call(KEYS)
    if (data.store !== 'cos') throw new Error('the answer is not for COS')
    const { tmpSecretId: secretId, tmpSecretKey: secretKey, sessionToken } = data.credentials
    const headers = { host: new URL(data.domain).host }
    const time = { from: now(), until: now() + 60 }
    const authorization = cosAuthorization({ secretId, secretKey }, { method: 'PUT', path: `/${key}`, headers, time })
    const response = await fetch(`${data.domain}/${key}`, {
      method: 'PUT',
      body: new Uint8Array(content),
      headers: { authorization, 'x-cos-security-token': sessionToken },
    })
    return response.status
  }

  const create = (person: SignedIn, source: OutsideFile, of: { purpose?: UploadPurpose; fileName?: string } = {}) =>
    person.call(CREATE, { body: { source, purpose: 'document', fileName: 'rules.pdf', ...of } })
  const leftOnDisk = () => readdirSync(uploadFolder(sands.dataDir)).filter((name) => name.startsWith('outside-'))

  it('becomes a file of ours once it is checked, and is deleted there', async () => {
    const { cos } = sands.tencent
    const learner = await sands.signIn('author')
    const key = `${await folderOf(learner)}one.pdf`
    const content = newPdf()
    expect(await put(learner, key, content)).toBe(200)

    const { data } = await create(learner, { kind: 'cos', key })
    expect(data).toMatchObject({ fileName: 'rules.pdf', fileType: 'document', fileSize: content.length })
    const response = await sands.visitor().send(data.url)
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
    expect(cos.objects.has(key)).toBe(false)
    expect(leftOnDisk()).toEqual([])
  })

  it('is fetched once for several requests, and returned again to a client that lost the answer', async () => {
    const { cos } = sands.tencent
    const learner = await sands.signIn('author')
    const key = `${await folderOf(learner)}slow.pdf`
    await put(learner, key, newPdf())
    cos.done.length = 0
    const [one, other] = await Promise.all([
      create(learner, { kind: 'cos', key }),
      create(learner, { kind: 'cos', key }),
    ])
    expect(other.data.id).toBe(one.data.id)
    expect((await create(learner, { kind: 'cos', key })).data.id).toBe(one.data.id)
    expect(cos.done.filter((act) => act === `GetObject ${key}`)).toHaveLength(1)

    await put(learner, key, newPdf())
    expect((await create(learner, { kind: 'cos', key })).data.id).not.toBe(one.data.id)
  })

  it('is encoded again when it is a picture', async () => {
    const learner = await sands.signIn('author')
    const key = `${await folderOf(learner)}photo`
    await put(learner, key, await aJpeg(321, 123))
    const { data } = await create(learner, { kind: 'cos', key }, { purpose: 'image', fileName: 'photo.jpg' })
    expect(data).toMatchObject({ status: 3, picture: { width: 321, height: 123 } })
  })

  it('must be in the folder of its person', async () => {
    const { cos } = sands.tencent
    const learner = await sands.signIn('author')
    const manager = await sands.signIn('admin')
    const theirs = `${await folderOf(manager)}secret.pdf`
    expect(await put(learner, theirs, newPdf())).toBe(403)
    expect(await put(learner, 'pictures/x', newPdf())).toBe(403)

    expect(await put(manager, theirs, newPdf())).toBe(200)
    for (const key of [theirs, `${await folderOf(learner)}../../${theirs}`, 'pictures/x', await folderOf(learner)])
      expect(await create(learner, { kind: 'cos', key })).toFailWith('media.not_your_key')
    expect(await create(learner, { kind: 'cos', key: `${await folderOf(learner)}none` })).toFailWith('media.gone')
    expect(cos.objects.has(theirs)).toBe(true)
    expect(
      await sands
        .visitor()
        .call(CREATE, { body: { source: { kind: 'cos', key: theirs }, purpose: 'document', fileName: 'a.pdf' } }),
    ).toFailWith('kernel.not_signed_in')
  })

  it.each([
    ['empty', 'document', 'a.pdf', () => Buffer.alloc(0), 'media.empty'],
    ['too large', 'cover', 'a.png', () => Buffer.alloc(1024 * 1024 + 1), 'media.too_large'],
    ['of another type than its name', 'document', 'a.pdf', () => Buffer.from('<html><script>'), 'media.other_content'],
    ['not a picture', 'image', 'a.png', () => Buffer.from('<svg onload="alert(1)">'), 'media.other_content'],
  ] as const)('that is %s is refused and deleted', async (_what, purpose, fileName, content, error) => {
    const { cos } = sands.tencent
    const learner = await sands.signIn('author')
    const key = `${await folderOf(learner)}refused`
    await put(learner, key, content())
    expect(await create(learner, { kind: 'cos', key }, { purpose, fileName })).toFailWith(error)
    expect(cos.objects.has(key)).toBe(false)
    expect(leftOnDisk()).toEqual([])
  })

  it('that grows after the check is refused', async () => {
    const { cos } = sands.tencent
    const learner = await sands.signIn('author')
    const key = `${await folderOf(learner)}growing`
    await put(learner, key, Buffer.alloc(10))
    cos.before = ({ method }: IncomingMessage, response: ServerResponse) => {
      if (method !== 'GET') return false
      response.writeHead(200, { 'transfer-encoding': 'chunked' })
      for (let piece = 0; piece < 40; piece += 1) response.write(Buffer.alloc(64 * 1024))
      response.end()
      return true
    }
    const answer = await create(learner, { kind: 'cos', key }, { purpose: 'cover', fileName: 'a.png' })
    cos.before = () => false
    expect(answer).toFailWith('media.too_large')
    expect(cos.objects.has(key)).toBe(false)
    expect(leftOnDisk()).toEqual([])
  })

  it.each([
    ['answers with an error', (_request: IncomingMessage, response: ServerResponse) => response.writeHead(500).end()],
    [
      'redirects to another address',
      (_request: IncomingMessage, response: ServerResponse) =>
        response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['closes the connection', (request: IncomingMessage) => request.socket.destroy()],
    [
      'stops in the middle',
      (_request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '1000' }).write('%PDF')
        setTimeout(() => response.destroy(), 50)
      },
    ],
  ])('stays at Tencent for another try when the store %s', async (_what, misbehave) => {
    const { cos } = sands.tencent
    const learner = await sands.signIn('author')
    const key = `${await folderOf(learner)}again`
    await put(learner, key, newPdf())
    cos.before = (request, response) => {
      if (request.method !== 'GET') return false
      misbehave(request, response)
      return true
    }
    const answer = await create(learner, { kind: 'cos', key })
    cos.before = () => false
    expect(answer).toFailWith('media.store_unreachable')
    expect(leftOnDisk()).toEqual([])
    expect(await create(learner, { kind: 'cos', key })).toSucceed()
  })

  it('is fetched from the video service, for its uploader', async () => {
    const { vod } = sands.tencent
    const learner = await sands.signIn('author')
    const manager = await sands.signIn('admin')
    const fileId = vod.keep(await contextOf(learner), await aClip())
    const clip = { purpose: 'video', fileName: 'clip.mp4' } as const

    expect(await create(manager, { kind: 'vod', fileId }, clip)).toFailWith('media.not_your_key')
    expect(await create(learner, { kind: 'vod', fileId: '123' }, clip)).toFailWith('media.gone')
    const { data } = await create(learner, { kind: 'vod', fileId }, clip)
    expect(data).toMatchObject({ fileName: 'clip.mp4', fileType: 'video' })
    expect(vod.media.has(fileId)).toBe(false)
    expect((await learner.call(GET, { query: { id: data.id } })).data.contentType).toBe('video/mp4')
    expect(leftOnDisk()).toEqual([])

    const foreign = vod.keep('', await aClip())
    expect(await create(learner, { kind: 'vod', fileId: foreign }, clip)).toFailWith('media.not_your_key')
    expect(vod.media.has(foreign)).toBe(true)
  })

  it('is never fetched from an internal address, whatever the service says', async () => {
    const { vod } = sands.tencent
    const learner = await sands.signIn('author')
    let asked = 0
    const inside = createServer((_request, response) => {
      asked += 1
      response.end('secret')
    })
    await new Promise<void>((ready) => inside.listen(0, '127.0.0.1', ready))
    const address = inside.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const fileId = vod.keep(await contextOf(learner), Buffer.from('x'))
    for (const url of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `http://[::1]:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      `http://127.0.0.1.myqcloud.com:${port}/`,
      `http://user@127.0.0.1:${port}/.myqcloud.com`,
      'https://evilmyqcloud.com/a.mp4',
      'file:///etc/passwd',
      'nothing',
    ]) {
      const media = vod.media.get(fileId)
      if (media) media.url = url
      const answer = await create(learner, { kind: 'vod', fileId }, { purpose: 'video', fileName: 'clip.mp4' })
      expect(answer, url).toFailWith('media.store_unreachable')
    }
    expect(asked).toBe(0)
    inside.close()
  })

  it('that never became a file of ours is deleted after two days', async () => {
    const { cos, vod, vodBucket } = sands.tencent
    const emma = await sands.signIn('emma')
    const key = `${await folderOf(emma)}old & forgotten.pdf`
    const at = new Date(now() * 1000)
    cos.objects.clear()
    for (let index = 0; index < 1100; index += 1)
      cos.objects.set(`quarantine/1/9/${index}`, { content: Buffer.alloc(1), at })
    cos.objects.set(key, { content: newPdf(), at })
    cos.objects.set('pictures/ab', { content: newPdf(), at })
    cos.uploads.set('unfinished', { key: `${await folderOf(emma)}half`, parts: new Map(), at })
    vod.media.clear()
    const old = vod.keep(await contextOf(emma), Buffer.alloc(1))
    const foreign = vod.keep('another system', Buffer.alloc(1))
    const sweep = sweepQuarantine(sands.server.kernel)

    await sweep.run({})
    expect(cos.objects.size).toBe(1102)
    expect(vod.media.size).toBe(2)

    sands.clock.advance(2 * 86_400_000 + 1000)
    cos.objects.set('quarantine/1/9/new', { content: Buffer.alloc(1), at: new Date(now() * 1000) })
    await sweep.run({})
    expect([...cos.objects.keys()]).toEqual(['pictures/ab', 'quarantine/1/9/new'])
    expect([...cos.uploads.keys()]).toEqual([])
    expect([...vod.media.keys()]).toEqual([foreign])
    expect(vodBucket.objects.size).toBeGreaterThan(0)
    expect(old).not.toBe(foreign)
  })
})

describe('with a bucket alone', () => {
  const sands = useTencent(() => ({ TENCENT_VOD_SUB_APP_ID: '', TENCENT_VOD_URL: '' }))

  it('no file can be at the video service', async () => {
    const learner = await sands.signIn('author')
    const body = { source: { kind: 'vod', fileId: '1' }, purpose: 'video', fileName: 'a.mp4' } as const
    expect(await learner.call(CREATE, { body })).toFailWith('media.store_unreachable')
    expect((await learner.call('GET /sands-system/api/v1/tencent/vod/getUploadSignature')).data.store).toBe('own')
  })
})

describe('a video service that serves media from a domain of the company', () => {
  const named = ({ vod }: TencentSimulator) => `http://localhost:${vod.port}`
  const sands = useTencent((tencent) => ({ TENCENT_VOD_MEDIA_URL: named(tencent) }))

  it('has its files fetched from there', async () => {
    const { vod } = sands.tencent
    const learner = await sands.signIn('author')
    const fileId = vod.keep(await contextOf(learner), await aClip())
    const media = vod.media.get(fileId)
    if (media) media.url = media.url.replace(vod.url, named(sands.tencent))
    const body = { source: { kind: 'vod', fileId }, purpose: 'video', fileName: 'clip.mp4' } as const
    expect(await learner.call(CREATE, { body })).toSucceed()
  })
})
