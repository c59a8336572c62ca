import { createHmac, timingSafeEqual } from 'node:crypto'
import { CLOCK_SKEW_MS, codeStep } from '@sands/rules/sign-in/sign-in'

const SIGNATURE_BYTES = 16
const DIGITS = 6
const CODES = 10 ** DIGITS

export interface SignInCodes {
  /** Six digits, for typing. */
  typed(thing: string, step: number): string
  /** The number of the code with its signature, for the QR code. */
  scanned(thing: string, step: number): string
  /** The number of the code that a device read at this moment; undefined when it is not a code of the thing. */
  stepOf(code: string, read: { thing: string; at: number; rotateSeconds: number }): number | undefined
}

/** The codes on the screen of the room. They follow from the key and the time, so that no table has to keep them. */
export function createSignInCodes(key: Buffer): SignInCodes {
  const digest = (use: string, thing: string, step: number) =>
    createHmac('sha256', key).update(`${use} ${thing} ${step}`).digest()
  const typed: SignInCodes['typed'] = (thing, step) =>
    String(digest('typed', thing, step).readUInt32BE(0) % CODES).padStart(DIGITS, '0')
  const scanned: SignInCodes['scanned'] = (thing, step) =>
    `${step}-${digest('scanned', thing, step).subarray(0, SIGNATURE_BYTES).toString('base64url')}`

  return {
    typed,
    scanned,
    stepOf(code, { thing, at, rotateSeconds }) {
      const [number = '', signature] = code.split('-', 2)
      if (signature !== undefined) {
        const step = Number(number)
        const [given, expected] = [Buffer.from(code), Buffer.from(scanned(thing, step))]
        return given.length === expected.length && timingSafeEqual(given, expected) ? step : undefined
      }
      const last = codeStep(at + CLOCK_SKEW_MS, rotateSeconds)
      for (let step = codeStep(at - CLOCK_SKEW_MS, rotateSeconds); step <= last; step += 1)
        if (typed(thing, step) === code) return step
      return undefined
    },
  }
}
