import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a code of a simulator stands for. It is in the code itself, so that every process can read it. */
export interface SimulatedCode {
  appId: string
  who: string
  /** Milliseconds. */
  until: number
  nonce?: string
}

const signOf = (key: Buffer, body: string): string => createHmac('sha256', key).update(body).digest('base64url')

export function writeCode(key: Buffer, code: SimulatedCode): string {
  const id = randomBytes(6).toString('base64url')
  const body = Buffer.from(JSON.stringify({ ...code, id })).toString('base64url')
  return `${body}.${signOf(key, body)}`
}

/** Undefined for a code that is not of this simulator. */
export function readCode(key: Buffer, text: string): SimulatedCode | undefined {
  const [body = '', sign = ''] = text.split('.')
  const [right, given] = [Buffer.from(signOf(key, body)), Buffer.from(sign)]
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as SimulatedCode
}
