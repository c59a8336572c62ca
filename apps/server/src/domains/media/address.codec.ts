import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Clock } from '../../kernel/clock.ts'

const DAY_S = 86_400
/** 128 bits, which nobody can guess within two days. */
const SIGNATURE_BYTES = 16
const MAX_REMEMBERED = 20_000

/**
 * With the row given, the address changes when the file is replaced.
 * Avatars are never replaced, so their id is enough.
 */
export type Addressed = FileId | { id: FileId; key: string }

/** Distinguishes the content of a file from the content that replaced it. */
export const contentTag = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 8)

export interface Addresses {
  forFile(file: Addressed, variant: string): string
  /** When the addresses created now expire. */
  expiry(fileId: FileId): Date
  /** Whether the signature of this address is ours and the address has not expired. */
  isGood(address: { fileId: string; variant: string; expires: number; tag: string; signature: string }): boolean
}

/**
 * Addresses that carry their own permission. An address stays the same for a day, so that browsers can cache the
 * picture, and is valid for one to two days. Each file changes its address at its own hour, so that browsers do not
 * load all pictures again at once.
 */
export function createAddresses(key: Buffer, clock: Clock): Addresses {
  const remembered = new Map<string, { expires: number; address: string }>()
  const now = () => clock.now().getTime() / 1000

  const sign = ({ fileId, variant, expires, tag }: { fileId: string; variant: string; expires: number; tag: string }) =>
    createHmac('sha256', key)
      .update(`${fileId}/${variant}/${expires}${tag && `/${tag}`}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES)

  function expiresOf(fileId: FileId): number {
    const hour = Number((BigInt(fileId) * 7919n) % BigInt(DAY_S))
    return (Math.floor((now() - hour) / DAY_S) + 2) * DAY_S + hour
  }

  return {
    forFile(file, variant) {
      const fileId = typeof file === 'string' ? file : file.id
      const content = typeof file === 'string' ? '' : file.key
      const expires = expiresOf(fileId)
      const path = `/files/${fileId}/${variant}`
      const name = `${path} ${content}`
      const known = remembered.get(name)
      if (known?.expires === expires) return known.address
      const tag = content && contentTag(content)
      const signature = sign({ fileId, variant, expires, tag }).toString('base64url')
      const address = `${path}?e=${expires}&s=${signature}${tag && `&v=${tag}`}`
      // Segments are not cached: a video has thousands of them, and each is requested once per playback.
      if (variant.includes('/')) return address
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(name, { expires, address })
      return address
    },

    expiry: (fileId) => new Date(expiresOf(fileId) * 1000),

    isGood({ signature, ...address }) {
      const given = Buffer.from(signature, 'base64url')
      const wanted = sign(address)
      return given.length === wanted.length && timingSafeEqual(given, wanted) && address.expires > now()
    },
  }
}
