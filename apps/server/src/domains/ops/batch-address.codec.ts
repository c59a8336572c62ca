import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { Clock } from '../../kernel/clock.ts'

/** Long enough for a browser to begin with it; what has begun goes on. */
const GOOD_S = 600
const SIGNATURE_BYTES = 16

export interface BatchAddresses {
  forBatch(id: BatchId): string
  /** Whether we gave this address out and it is still good. */
  isGood(address: { id: string; expires: number; signature: string }): boolean
}

/** A browser that saves a file sends no token along, so the address is the permission, for a little while. */
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
