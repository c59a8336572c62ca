import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { Clock } from '../../kernel/clock.ts'

/** Long enough for a browser to start a download; a started download continues. */
const GOOD_S = 600
const SIGNATURE_BYTES = 16

export interface BatchAddresses {
  forBatch(id: BatchId): string
  /** Whether the signature of this address is ours and the address has not expired. */
  isGood(address: { id: string; expires: number; signature: string }): boolean
}

/** A browser sends no token with a download, so the address itself is the permission, for a short time. */
export function createBatchAddresses(key: Buffer, clock: Clock): BatchAddresses {
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const sign = (id: string, expires: number): Buffer =>
    createHmac('sha256', key).update(`${id}/${expires}`).digest().subarray(0, SIGNATURE_BYTES)
  return {
    forBatch(id) {
      const expires = now() + GOOD_S
      return `/files/batches/${id}?e=${expires}&s=${sign(id, expires).toString('base64url')}`
    },
    isGood({ id, expires, signature }) {
      const given = Buffer.from(signature, 'base64url')
      const wanted = sign(id, expires)
      return given.length === wanted.length && timingSafeEqual(given, wanted) && expires > now()
    },
  }
}
