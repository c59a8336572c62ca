import type { FileId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aPdf } from '../../../testing/files/documents.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { useSands } from '../../../testing/sands.ts'
import { folderOf, useTencent } from '../../../testing/tencent/use-tencent.ts'
import { upload } from '../../../testing/upload.ts'
import type { AskedSignature } from './cos-request.policy.ts'

const KEYS = 'GET /sands-system/api/v1/tencent/cos/getCredentials'
const SIGN = 'POST /sands-system/api/v1/tencent/cos/getSign'
const OPEN = 'POST /sands-system/api/v1/tencent/cos/getSignedUrl'
const VIDEO = 'GET /sands-system/api/v1/tencent/vod/getUploadSignature'
const VISITOR_KEYS = 'GET /sands-system/api/v1/tencent/open/cos/getCredentials'
const VISITOR_SIGN = 'POST /sands-system/api/v1/tencent/open/cos/getSign'
const VISITOR_OPEN = 'POST /sands-system/api/v1/tencent/open/cos/getSignedUrl'
const VISITOR_VIDEO = 'GET /sands-system/api/v1/tencent/open/vod/getUploadSignature'

const OWN = { store: 'own', uploadUrl: '/sands-system/api/v1/uploads' }

describe('without Tencent keys', () => {
  const sands = useSands()
  const put: AskedSignature = { Method: 'PUT', Key: 'a.png' }

  it('the calls use our own store', async () => {
    const learner = await sands.signIn('author')
    expect((await learner.call(KEYS)).data).toEqual(OWN)
    expect((await learner.call(SIGN, { body: put })).data).toEqual(OWN)
    expect((await learner.call(VIDEO, { query: { purpose: 'video' } })).data).toEqual(OWN)
  })

  it('the calls need a session, and their inputs have limits', async () => {
    const learner = await sands.signIn('author')
    const visitor = sands.visitor()
    for (const answer of [
      await visitor.call(KEYS),
      await visitor.call(SIGN, { body: put }),
      await visitor.call(OPEN, { body: {} }),
      await visitor.call(VIDEO),
    ])
      expect(answer).toFailWith('kernel.not_signed_in')
    const long = { Method: 'PUT', Key: 'x'.repeat(900) } as const
    expect(await learner.call(SIGN, { body: long })).toFailWith('kernel.invalid_field')
    const Query = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`q${index}`, '']))
    expect(await learner.call(SIGN, { body: { ...put, Query } })).toFailWith('kernel.invalid_field')
  })

  it('an address opens what the person may see, for a limited time', async () => {
    const learner = await sands.signIn('author')
    const { data: file } = await upload(learner, await aJpeg(), { purpose: 'image' })

    const { data } = await learner.call(OPEN, { body: { id: file.id } })
    expect((await sands.visitor().send(data.url)).status).toBe(200)
    expect(Date.parse(data.expireTime)).toBeGreaterThan(sands.clock.now().getTime())
    const again = await learner.call(OPEN, { body: { key: new URL(data.url, sands.url).pathname } })
    expect(again.data).toEqual(data)

    const colleague = await sands.signIn('admin')
    expect(await colleague.call(OPEN, { body: { id: file.id } })).toFailWith('media.gone')
    expect(await colleague.call(OPEN, { body: { key: `files/${file.id}/original` } })).toFailWith('media.gone')
    expect(await learner.call(OPEN, { body: { id: '999999999' as FileId } })).toFailWith('media.gone')
    expect(await learner.call(OPEN, { body: {} })).toFailWith('media.gone')
    expect(await learner.call(OPEN, { body: { key: 'pictures/ab/abc/original' } })).toFailWith('media.gone')
    expect(await learner.call(OPEN, { body: { key: 'quarantine/1/1/a.png' } })).toFailWith('media.not_your_key')
  })

  it('visitors read what everyone may see, and upload nothing', async () => {
    const admin = await sands.signIn('admin')
    const visitor = sands.visitor()
    const { data: file } = await upload(admin, await aJpeg(), { purpose: 'image' })
    expect(await visitor.call(VISITOR_OPEN, { body: { id: file.id } })).toFailWith('media.gone')

    const { database } = sands.server.kernel
    await database.primary.execute(
      sql`update colleges set logo_file_id = ${file.id} where id = ${admin.session.collegeId}`,
    )
    const { data } = await visitor.call(VISITOR_OPEN, { body: { id: file.id } })
    expect((await visitor.send(data.url)).status).toBe(200)

    expect(await visitor.call(VISITOR_KEYS)).toFailWith('media.visitors_cannot_upload')
    expect(await visitor.call(VISITOR_VIDEO)).toFailWith('media.visitors_cannot_upload')
    expect(await visitor.call(VISITOR_SIGN, { body: put })).toFailWith('media.visitors_cannot_upload')
    const get: AskedSignature = { Method: 'GET', Key: 'quarantine/1/1/a.png' }
    expect(await visitor.call(VISITOR_SIGN, { body: get })).toFailWith('media.gone')
  })
})

describe('Tencent keys', () => {
  const sands = useTencent()

  it("open one person's folder, for uploads only", async () => {
    const { cos, sts } = sands.tencent
    const learner = await sands.signIn('author')
    const { data } = await learner.call(KEYS, { query: { purpose: 'document' } })
    expect(data).toMatchObject({
      store: 'cos',
      bucket: cos.bucket,
      region: cos.region,
      domain: cos.url,
      keyPrefix: expect.stringMatching(`^quarantine/${learner.session.collegeId}/[0-9]+/$`),
      credentials: { tmpSecretId: expect.stringMatching(/^AKIDtmp/), sessionToken: expect.any(String) },
    })
    if (data.store !== 'cos') throw new Error('the answer is not for COS')
    expect(String(data.startTime)).toHaveLength(10)
    expect(data.expiredTime - data.startTime).toBe(1800)
    expect(JSON.stringify(data)).not.toContain(sands.tencent.account.secretKey)
    expect(sts.policies.at(-1)?.statement).toEqual([
      {
        effect: 'allow',
        action: expect.not.arrayContaining(['name/cos:GetObject']),
        resource: [`qcs::cos:${cos.region}:uid/1250000000:${cos.bucket}/${data.keyPrefix}*`],
      },
    ])
  })

  it('are reused per person while they are valid long enough', async () => {
    const { sts } = sands.tencent
    const manager = await sands.signIn('admin')
    const emma = await sands.signIn('emma')
    const before = sts.policies.length
    const [one, other] = await Promise.all([manager.call(KEYS), manager.call(KEYS)])
    expect(one.data).toEqual(other.data)
    expect((await emma.call(KEYS)).data).not.toEqual(one.data)
    expect(await folderOf(emma)).not.toBe(await folderOf(manager))
    expect(sts.policies.length).toBe(before + 2)

    sands.clock.advance(25 * 60_000)
    expect((await manager.call(KEYS)).data).not.toEqual(one.data)
  })

  it('fail as an unavailable store when Tencent refuses them', async () => {
    const { sts } = sands.tencent
    const teacher = await sands.signIn('teacher')
    sts.fault = 'AuthFailure.UnauthorizedOperation'
    const refused = await teacher.call(KEYS)
    expect(refused).toFailWith('media.store_unreachable')
    expect(refused.msg).not.toContain('AuthFailure')
    sts.fault = undefined
    expect(await teacher.call(KEYS)).toSucceed()
  })

  it('sign a video for its person, with a new signature every time', async () => {
    const learner = await sands.signIn('author')
    const [one, other] = [await learner.call(VIDEO), await learner.call(VIDEO)]
    if (one.data.store !== 'vod' || other.data.store !== 'vod') throw new Error('it is not for the video service')
    expect(one.data.signature).not.toBe(other.data.signature)
    const text = new URLSearchParams(Buffer.from(one.data.signature, 'base64').subarray(20).toString())
    expect(Object.fromEntries(text)).toMatchObject({
      sourceContext: (await folderOf(learner)).replace('quarantine/', 'sands ').slice(0, -1),
      oneTimeValid: '1',
      vodSubAppId: '1500000000',
    })
  })

  it('sign each step of an upload to the folder', async () => {
    const { cos } = sands.tencent
    const learner = await sands.signIn('author')
    const Key = `${await folderOf(learner)}照片 (1).png`
    const host = new URL(cos.url).host
    const { data } = await learner.call(SIGN, { body: { Method: 'PUT', Key, Headers: { Host: host } } })
    if (data.store !== 'cos') throw new Error('the answer is not for COS')

    const address = `${cos.url}/${encodeURI(Key)}`
    const headers = { authorization: data.Authorization, 'x-cos-security-token': data.SecurityToken ?? '' }
    expect((await fetch(address, { method: 'PUT', body: 'x', headers })).status).toBe(200)
    expect(cos.objects.get(Key)?.content.toString()).toBe('x')
    // An unsigned header cannot copy an object that the person may not read.
    const copying = { ...headers, 'x-cos-copy-source': `${host}/secret` }
    expect((await fetch(address, { method: 'PUT', headers: copying })).status).toBe(403)
    expect((await fetch(address, { headers })).status).toBe(403)
  })

  it('are refused for any request that is no step of an upload', async () => {
    const learner = await sands.signIn('author')
    const folder = await folderOf(learner)
    const other = await folderOf(await sands.signIn('admin'))
    const own = `${folder}a.png`
    const refused: AskedSignature[] = [
      { Method: 'PUT', Key: 'a.png' },
      { Method: 'PUT', Key: `${other}a.png` },
      { Method: 'PUT', Key: `${folder}../1/a.png` },
      { Method: 'PUT', Key: `${folder}./a.png` },
      { Method: 'PUT', Key: `${folder}/a.png` },
      { Method: 'PUT', Key: `${folder}a\\..\\b.png` },
      { Method: 'PUT', Key: folder },
      { Method: 'PUT', Key: `/${own}` },
      { Method: 'GET', Key: own },
      { Method: 'HEAD', Key: own },
      { Method: 'DELETE', Key: own },
      { Method: 'PUT', Key: own, Query: { acl: '' } },
      { Method: 'POST', Key: own, Query: { restore: '' } },
      { Method: 'GET', Key: '', Query: { prefix: folder } },
      { Method: 'GET', Key: '', Query: { uploads: '', prefix: other } },
      { Method: 'GET', Key: '', Query: { uploads: '' } },
      { Method: 'PUT', Key: own, Headers: { Host: 'other-1250000000.cos.ap-guangzhou.myqcloud.com' } },
    ]
    for (const body of refused)
      expect(await learner.call(SIGN, { body }), JSON.stringify(body)).toFailWith('media.not_your_key')
  })
})

describe('with Tencent keys and no space left', () => {
  const sands = useTencent(() => ({ STORAGE_GB: '1' }))

  it('no upload starts, and no file is made from an uploaded one', async () => {
    const learner = await sands.signIn('author')
    expect(await learner.call(KEYS)).toSucceed()
    const key = `${await folderOf(learner)}rules.pdf`
    sands.tencent.cos.objects.set(key, { content: aPdf([['No room']]), at: sands.clock.now() })
    const { database } = sands.server.kernel
    await database.primary.execute(sql`update files set bytes = 2000000000 where id = (select min(id) from files)`)
    expect(await learner.call(KEYS)).toFailWith('media.quota_used')
    expect(await learner.call(VIDEO)).toFailWith('media.quota_used')
    const body = { source: { kind: 'cos', key }, purpose: 'document', fileName: 'rules.pdf' } as const
    expect(await learner.call('POST /sands-system/api/v1/system/resource/create', { body })).toFailWith(
      'media.quota_used',
    )
  })
})
