import { createHash, createHmac } from 'node:crypto'

export interface Tc3Request {
  secretId: string
  secretKey: string
  /** The first label of the host: `sts`, `vod`. */
  service: string
  host: string
  body: string
  /** In seconds. */
  at: number
}

const CONTENT_TYPE = 'application/json'
const SIGNED = 'content-type;host'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Headers of a request to Tencent's services: https://cloud.tencent.com/document/api/1312/48204 */
export function tc3Headers({ secretId, secretKey, service, host, body, at }: Tc3Request): Record<string, string> {
  const day = new Date(at * 1000).toISOString().slice(0, 10)
  const scope = `${day}/${service}/tc3_request`
  const asked = `POST\n/\n\ncontent-type:${CONTENT_TYPE}\nhost:${host}\n\n${SIGNED}\n${sha256(body)}`
  const key = [service, 'tc3_request'].reduce(hmac, hmac(`TC3${secretKey}`, day))
  const signature = hmac(key, `TC3-HMAC-SHA256\n${at}\n${scope}\n${sha256(asked)}`).toString('hex')
  return {
    'content-type': CONTENT_TYPE,
    'x-tc-timestamp': String(at),
    authorization: `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${SIGNED}, Signature=${signature}`,
  }
}
