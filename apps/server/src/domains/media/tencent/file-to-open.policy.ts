import type { FileId } from '@sands/contract/kernel/schema'
import { fail } from '../../../kernel/errors.ts'
import { QUARANTINE } from './quarantine.policy.ts'

export interface ToOpen {
  id?: FileId
  /** The path of one of our addresses, which may have expired. */
  key?: string
}

/** The file a request means. Nobody may open a file in quarantine, not even its uploader. */
export function fileToOpen({ id, key = '' }: ToOpen, idOf: (name: string) => FileId | undefined): FileId {
  if (id) return id
  if (key.startsWith(QUARANTINE)) throw fail('media.not_your_key')
  const name = /^\/?files\/([\w-]{1,40})\//.exec(key)?.[1]
  const known = name === undefined ? undefined : idOf(name)
  if (!known) throw fail('media.gone')
  return known
}
