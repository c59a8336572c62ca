import { seal, unseal } from '../connection/seal.codec.ts'

interface Dated {
  expiresAt: number
}

/** A token whose content only the server can read, for one purpose and one person or session. Nothing is stored. */
export const sealToken = (key: Buffer, whose: string, content: Record<string, unknown> & Dated): string =>
  seal(key, whose, JSON.stringify(content)).toString('base64url')

/** Undefined when it is of somebody else, forged or late. */
export function openToken<T extends object>(
  key: Buffer,
  whose: string,
  token: string,
  now: Date,
): (T & Dated) | undefined {
  const text = unseal(key, whose, Buffer.from(token, 'base64url'))
  if (text === undefined) return undefined
  const content = JSON.parse(text) as T & Dated
  return content.expiresAt > now.getTime() ? content : undefined
}
