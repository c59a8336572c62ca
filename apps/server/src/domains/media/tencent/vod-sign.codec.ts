import { createHmac } from 'node:crypto'

export interface VodUpload {
  secretId: string
  /** Seconds. */
  from: number
  until: number
  random: number
  subAppId: number
  /** Comes back with everything that is told about the file; nobody but us can write it. */
  sourceContext: string
}

/** One of the two requests of an upload each: https://cloud.tencent.com/document/product/266/9221 */
export const vodUploadText = ({ secretId, from, until, random, subAppId, sourceContext }: VodUpload): string =>
  [
    `secretId=${encodeURIComponent(secretId)}`,
    `currentTimeStamp=${from}`,
    `expireTime=${until}`,
    `random=${random}`,
    `sourceContext=${encodeURIComponent(sourceContext)}`,
    'oneTimeValid=1',
    `vodSubAppId=${subAppId}`,
  ].join('&')

export const vodSignature = (secretKey: string, text: string): string =>
  Buffer.concat([createHmac('sha1', secretKey).update(text).digest(), Buffer.from(text)]).toString('base64')
