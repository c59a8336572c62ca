import { createSign, createVerify } from 'node:crypto'

export type AlipayFields = Readonly<Record<string, string>>

/** The text that is signed: sorted by name, without empty values and without the given names. */
export const signedText = (fields: AlipayFields, without: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

export const signFields = (fields: AlipayFields, privateKey: string): string =>
  createSign('RSA-SHA256')
    .update(signedText(fields, ['sign']), 'utf8')
    .sign(privateKey, 'base64')

function isRight(text: string, sign: string, publicKey: string): boolean {
  try {
    return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, sign, 'base64')
  } catch {
    return false
  }
}

/** Notifies are signed without `sign` and `sign_type`. */
export const isSignedNotify = (fields: AlipayFields, publicKey: string): boolean =>
  fields.sign_type === 'RSA2' && isRight(signedText(fields, ['sign', 'sign_type']), fields.sign ?? '', publicKey)

/**
 * The answer to a call is JSON with one object and its signature. The signature is over the bytes of that object, so it
 * is cut out of the text.
 */
export function readAnswer(text: string, method: string, publicKey: string): Record<string, unknown> | undefined {
  const name = `${method.replaceAll('.', '_')}_response`
  const answer = JSON.parse(text) as Record<string, unknown>
  const start = text.indexOf(`"${name}":`) + name.length + 3
  const end = text.lastIndexOf(',"sign"')
  const content = answer[name]
  if (typeof content !== 'object' || content === null || end < start) return undefined
  const { sign } = answer
  if (typeof sign !== 'string' || !isRight(text.slice(start, end), sign, publicKey)) return undefined
  return content as Record<string, unknown>
}
