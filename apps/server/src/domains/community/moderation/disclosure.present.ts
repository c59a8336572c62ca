import type { Disclosure } from '@sands/contract/community/disclosure.model'
import type { UserId } from '@sands/contract/kernel/schema'
import type { DisclosureRow } from './disclosure.repo.ts'

const NONE: Disclosure = {
  state: 'none',
  reason: '',
  askedByName: '',
  askedAt: null,
  confirmedByName: '',
  confirmedAt: null,
  canConfirm: 0,
  authorName: null,
}

/** The author is named only after the confirmation, and only to the two people who took part. */
export const isTold = (row: DisclosureRow | undefined, viewerId: UserId): boolean =>
  row !== undefined && row.confirmedAt !== null && (row.askedBy === viewerId || row.confirmedBy === viewerId)

export function presentDisclosure(
  row: DisclosureRow | undefined,
  { viewerId, authorId, names }: { viewerId: UserId; authorId: UserId; names: ReadonlyMap<UserId, string> },
): Disclosure {
  if (!row) return NONE
  return {
    state: row.confirmedAt ? 'confirmed' : 'asked',
    reason: row.reason,
    askedByName: names.get(row.askedBy) ?? '',
    askedAt: row.askedAt.toISOString(),
    confirmedByName: row.confirmedBy ? (names.get(row.confirmedBy) ?? '') : '',
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    canConfirm: row.confirmedAt === null && row.askedBy !== viewerId ? 1 : 0,
    authorName: isTold(row, viewerId) ? (names.get(authorId) ?? '') : null,
  }
}
