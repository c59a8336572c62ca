import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tc3Fault } from '../../../testing/tencent/account.ts'
import { cosAuthorization, cosSignedUrl } from './cos-sign.codec.ts'
import { tc3Headers } from './tc3.codec.ts'
import { vodSignature, vodUploadText } from './vod-sign.codec.ts'

interface CosVector {
  in: {
    id: string
    key: string
    keyTime: string
    method: string
    path: string
    query: Record<string, string>
    headers: Record<string, string>
  }
  authorization: string
}

interface Signed {
  signature: string
}

/** Computed with Tencent's own SDKs. */
const vectors: {
  cos_put: CosVector
  cos_presigned_get: CosVector & { url: string }
  vod: { in: { secretKey: string }; original: string; signature: string }
  sms_tc3: {
    id: string
    key: string
    ts: number
    date: string
    payload: string
    two_header: Signed
    three_header: Signed
  }
} = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../../docs/spec/tencent-vectors.json'), 'utf8'))

const timeOf = (keyTime: string) => {
  const [from = 0, until = 0] = keyTime.split(';').map(Number)
  return { from, until }
}

describe('signatures for Tencent', () => {
  it.each([vectors.cos_put, vectors.cos_presigned_get])('of a request to COS: $in.method $in.path', (vector) => {
    const { id, key, keyTime, ...request } = vector.in
    expect(cosAuthorization({ secretId: id, secretKey: key }, { ...request, time: timeOf(keyTime) })).toBe(
      vector.authorization,
    )
  })

  it('of an address at COS', () => {
    const { in: asked, url } = vectors.cos_presigned_get
    expect(
      cosSignedUrl(
        { secretId: asked.id, secretKey: asked.key },
        {
          origin: `https://${asked.headers.Host}`,
          objectKey: asked.path.slice(1),
          query: asked.query,
          time: timeOf(asked.keyTime),
        },
      ),
    ).toBe(url)
  })

  it('of an address at COS by temporary keys', () => {
    const url = cosSignedUrl(
      { secretId: 'id', secretKey: 'key', token: 'a/b=' },
      { origin: 'https://files.example.com', objectKey: 'u/照片 (1).png', time: { from: 1, until: 2 } },
    )
    expect(url).toContain('https://files.example.com/u/%E7%85%A7%E7%89%87%20%281%29.png?q-sign-algorithm=sha1&q-ak=id')
    expect(url).toMatch(/&x-cos-security-token=a%2Fb%3D$/)
  })

  it('of an upload to the video service', () => {
    const { in: asked, original, signature } = vectors.vod
    expect(vodSignature(asked.secretKey, original)).toBe(signature)
    expect(
      vodUploadText({ secretId: 'id', from: 1, until: 2, random: 3, subAppId: 4, sourceContext: 'sands 1/2' }),
    ).toBe(
      'secretId=id&currentTimeStamp=1&expireTime=2&random=3&sourceContext=sands%201%2F2&oneTimeValid=1&vodSubAppId=4',
    )
  })

  it('of a request to any other service', () => {
    const { id, key, ts, payload, two_header } = vectors.sms_tc3
    const host = 'sms.tencentcloudapi.com'
    expect(tc3Headers({ secretId: id, secretKey: key, service: 'sms', host, body: payload, at: ts })).toEqual({
      'content-type': 'application/json',
      'x-tc-timestamp': '1760000000',
      authorization: `TC3-HMAC-SHA256 Credential=${id}/2025-10-09/sms/tc3_request, SignedHeaders=content-type;host, Signature=${two_header.signature}`,
    })
  })

  it('of a request in which the name of the call is signed, too, as other clients send it', () => {
    const { id, key, ts, date, payload, two_header, three_header } = vectors.sms_tc3
    const account = { secretId: id, secretKey: key, temporary: new Map(), now: () => ts }
    const faultOf = (contentType: string, names: string, { signature }: Signed) => {
      const headers = {
        'content-type': contentType,
        'x-tc-action': 'SendSms',
        'x-tc-timestamp': String(ts),
        host: 'sms.tencentcloudapi.com',
        authorization: `TC3-HMAC-SHA256 Credential=${id}/${date}/sms/tc3_request, SignedHeaders=${names}, Signature=${signature}`,
      }
      return tc3Fault(account, 'sms', { method: 'POST', headers }, Buffer.from(payload))
    }
    expect(faultOf('application/json', 'content-type;host', two_header)).toBeUndefined()
    const [type, three] = ['application/json; charset=utf-8', 'content-type;host;x-tc-action']
    expect(faultOf(type, three, three_header)).toBeUndefined()
    expect(faultOf(type, three, two_header)).toBe('AuthFailure.SignatureFailure')
  })
})
