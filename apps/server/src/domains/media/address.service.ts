import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Clock } from '../../kernel/clock.ts'

const DAY_S = 86_400
/** 128 bits: nobody guesses that within two days. */
const SIGNATURE_BYTES = 16
const MAX_REMEMBERED = 20_000

export interface Addresses {
  of(fileId: FileId, variant: string): string
  /** When the addresses given out now end. */
  expiry(fileId: FileId): Date
  /** Whether we gave this address out and it is still good. */
  isGood(address: { fileId: string; variant: string; expires: number; signature: string }): boolean
}

/**
 * Addresses that carry their own permission. One stays the same for a day, so that browsers keep the picture, and is good for one to two days;
 * each file has its own hour of change, so that not every picture in the company is fetched anew at once.
 */
export function createAddresses(key: Buffer, clock: Clock): Addresses {
  const remembered = new Map<string, { expires: number; address: string }>()
  const now = () => clock.now().getTime() / 1000

  const sign = (fileId: string, variant: string, expires: number): Buffer =>
    createHmac('sha256', key).update(`${fileId}/${variant}/${expires}`).digest().subarray(0, SIGNATURE_BYTES)

  function expiresOf(fileId: FileId): number {
    const hour = Number((BigInt(fileId) * 7919n) % BigInt(DAY_S))
    return (Math.floor((now() - hour) / DAY_S) + 2) * DAY_S + hour
  }

  return {
    of(fileId, variant) {
      const expires = expiresOf(fileId)
      const path = `/files/${fileId}/${variant}`
      const known = remembered.get(path)
      if (known?.expires === expires) return known.address
      const address = `${path}?e=${expires}&s=${sign(fileId, variant, expires).toString('base64url')}`
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(path, { expires, address })
      return address
    },

    expiry: (fileId) => new Date(expiresOf(fileId) * 1000),

    isGood({ fileId, variant, expires, signature }) {
      const given = Buffer.from(signature, 'base64url')
      const wanted = sign(fileId, variant, expires)
      return given.length === wanted.length && timingSafeEqual(given, wanted) && expires > now()
    },
  }
}
