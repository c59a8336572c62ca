import { createHmac } from 'node:crypto'

export interface VodUpload {
  secretId: string
  /** In seconds. */
  from: number
  until: number
  random: number
  subAppId: number
  /** Returned with every description of the file; only we can set it. */
  sourceContext: string
}

/** The text to sign for an upload to the video service: https://cloud.tencent.com/document/product/266/9221 */
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
