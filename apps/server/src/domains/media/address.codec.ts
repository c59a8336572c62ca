import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Clock } from '../../kernel/clock.ts'

const DAY_S = 86_400
/** 128 bits, which nobody can guess within two days. */
const SIGNATURE_BYTES = 16
const MAX_REMEMBERED = 20_000

/** What a file shows: its object, and of a trimmed video the part. */
interface Content {
  key: string
  trimStart?: number | null
  trimEnd?: number | null
}

/**
 * With the row given, the address changes when the file is replaced or trimmed.
 * Avatars are never replaced, so their id is enough.
 */
export type Addressed = FileId | ({ id: FileId } & Content)

const partOf = ({ key, trimStart, trimEnd }: Content): string =>
  typeof trimEnd === 'number' ? `${key} ${trimStart ?? 0}-${trimEnd}` : key

const tagOf = (part: string): string => createHash('sha256').update(part).digest('hex').slice(0, 8)

/** Distinguishes the content of a file from the content that replaced it, and from another part of the same video. */
export const contentTag = (content: Content): string => tagOf(partOf(content))

/** Beside the number, so that only names we gave out can be read. */
const MARK = Buffer.from('sandsfil')
const NAME = /^[\w-]{22}$/
const MAX_NAMES = 20_000

/**
 * Files are numbered one after the other. An address has the number enciphered: from one nobody learns how many files there
 * are, nor the name of the next. One block, so no mode of operation is needed.
 */
function fileNames(key: Buffer): { nameOf(id: FileId): string; idOf(name: string): FileId | undefined } {
  const known = new Map<FileId, string>()
  return {
    nameOf(id) {
      const before = known.get(id)
      if (before) return before
      const block = Buffer.alloc(16)
      block.writeBigInt64BE(BigInt(id))
      MARK.copy(block, 8)
      const name = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(block).toString('base64url')
      if (known.size >= MAX_NAMES) known.clear()
      known.set(id, name)
      return name
    },
    idOf(name) {
      if (!NAME.test(name)) return undefined
      const block = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(name, 'base64url')
      const id = block.readBigInt64BE()
      return block.subarray(8).equals(MARK) && id > 0n ? asId<FileId>(String(id)) : undefined
    },
  }
}

export interface Addresses {
  /** `until` is when it ends, for addresses inside a list that ends itself; otherwise as late as any address now. */
  forFile(file: Addressed, variant: string, until?: number): string
  /** The file of a name that stands in an address; undefined for one that we never gave out. */
  idOf(name: string): FileId | undefined
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
  const names = fileNames(createHmac('sha256', key).update('file names').digest())
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
    idOf: names.idOf,

    forFile(file, variant, until) {
      const fileId = typeof file === 'string' ? file : file.id
      const content = typeof file === 'string' ? '' : partOf(file)
      const expires = until ?? expiresOf(fileId)
      const path = `/files/${names.nameOf(fileId)}/${variant}`
      const name = `${path} ${content}`
      const known = remembered.get(name)
      if (known?.expires === expires) return known.address
      const tag = content && tagOf(content)
      const signature = sign({ fileId, variant, expires, tag }).toString('base64url')
      const address = `${path}?e=${expires}&s=${signature}${tag && `&v=${tag}`}`
      // Segments are not cached: a video has thousands of them, and each is requested once per playback.
      if (variant.includes('/') || until !== undefined) return address
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
