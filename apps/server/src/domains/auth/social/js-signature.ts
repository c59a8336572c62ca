import { createHash, randomBytes } from 'node:crypto'

interface Signing {
  ticket: string
  nonce: string
  /** Seconds for WeChat and WeCom, milliseconds for Feishu. */
  timestamp: number
  url: string
}

/** Of the scripts of WeChat, WeCom and Feishu. The address is signed as the page sees it, up to the hash. */
export const jsSignature = ({ ticket, nonce, timestamp, url }: Signing): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${url.split('#')[0]}`)
    .digest('hex')

export const newNonce = (): string => randomBytes(12).toString('hex')
