import type { FileId } from '@sands/contract/kernel/schema'
import { fail } from '../../../kernel/errors.ts'
import { QUARANTINE } from './quarantine.policy.ts'

export interface ToOpen {
  id?: FileId
  /** The path of an address of ours, whose time may be over. */
  key?: string
}

/** Which file is meant. What lies in quarantine is nobody's to look at, not even of whoever sent it. */
export function fileToOpen({ id, key = '' }: ToOpen): FileId {
  if (id) return id
  if (key.startsWith(QUARANTINE)) throw fail('media.not_your_key')
  const known = /^\/?files\/([1-9]\d{0,17})\//.exec(key)?.[1]
  if (!known) throw fail('media.gone')
  return known as FileId
}
