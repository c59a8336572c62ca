import { MOST_OPERATIONS } from './attempt.ts'
import type { Answer } from './question.ts'

export interface VaultOperation<FileId extends string = string> {
  seq: number
  questionKey: string
  answer: Answer<FileId>
  isFlagged: boolean
  madeAt: string
}

/** The last change of a question that the server has. */
export interface VaultAnswer<FileId extends string = string> {
  questionKey: string
  seq: number
  answer: Answer<FileId>
  isFlagged: boolean
}

/** Why the server did not store a change. */
export const REFUSAL_REASONS = ['not_in_paper', 'bad_answer', 'foreign_file', 'no_way_back'] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export interface SaveConfirmation {
  lastSeq: number
  savedAt: string
  refused: readonly { seq: number; reason: RefusalReason }[]
}

/** The answers of one attempt on one device. Plain data, so that it can be stored after every change. */
export interface Vault<FileId extends string = string> {
  ticket: number
  /** The server has all changes up to this number. */
  storedSeq: number
  /** The server's time of the last save. */
  storedAt: string | null
  /** Changes that the server has not confirmed, in order and without gaps. */
  pending: readonly VaultOperation<FileId>[]
  /** Changes up to this number may be on their way, so they are not replaced any more. */
  sentSeq: number
  answers: Readonly<Record<string, VaultAnswer<FileId>>>
  /** By question: the answer shown here is only on this device, because the server refused it. */
  refused: Readonly<Record<string, RefusalReason>>
}

/** What the server says when the paper is opened. */
export interface Opening<FileId extends string = string> {
  ticket: number
  lastSeq: number
  savedAt: string | null
  answers: readonly VaultAnswer<FileId>[]
}

export const lastSeqOf = ({ pending, storedSeq }: Vault): number => pending.at(-1)?.seq ?? storedSeq

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

const isSame = (one: Omit<VaultAnswer, 'seq'>, other: Omit<VaultAnswer, 'seq'>): boolean =>
  one.isFlagged === other.isFlagged && canonical(one.answer) === canonical(other.answer)

/** Adds a change. A change that was not sent yet is replaced by the next one to the same question. */
export function changeAnswer<FileId extends string>(
  vault: Vault<FileId>,
  change: Omit<VaultOperation<FileId>, 'seq'>,
): Vault<FileId> {
  const last = vault.pending.at(-1)
  const replaces = last !== undefined && last.questionKey === change.questionKey && last.seq > vault.sentSeq
  const seq = replaces ? last.seq : lastSeqOf(vault) + 1
  const { questionKey, answer, isFlagged } = change
  const { [questionKey]: _, ...refused } = vault.refused
  return {
    ...vault,
    refused,
    pending: [...(replaces ? vault.pending.slice(0, -1) : vault.pending), { ...change, seq }],
    answers: { ...vault.answers, [questionKey]: { questionKey, seq, answer, isFlagged } },
  }
}

/** Well below what the server reads of one save. */
const MOST_BYTES = 500_000
/** A character of a text takes at most so many bytes. */
const CHARACTER_BYTES = 3

/** The changes of the next save, at most `most`; they are not replaced from now on. */
export function takeBatch<FileId extends string>(
  vault: Vault<FileId>,
  most: number = MOST_OPERATIONS,
): { vault: Vault<FileId>; batch: readonly VaultOperation<FileId>[] } {
  const batch: VaultOperation<FileId>[] = []
  let bytes = 0
  for (const change of vault.pending.slice(0, most)) {
    bytes += JSON.stringify(change).length * CHARACTER_BYTES
    if (batch.length > 0 && bytes > MOST_BYTES) break
    batch.push(change)
  }
  return { batch, vault: { ...vault, sentSeq: Math.max(vault.sentSeq, batch.at(-1)?.seq ?? 0) } }
}

/** The changes up to `lastSeq` are on the server, except for the refused ones. */
export function confirmStored<FileId extends string>(
  vault: Vault<FileId>,
  { lastSeq, savedAt, refused }: SaveConfirmation,
): Vault<FileId> {
  const reasons = new Map(refused.map(({ seq, reason }) => [seq, reason]))
  // A refused change that was replaced by a later one does not matter any more.
  const current = vault.pending.flatMap(({ questionKey, seq }) => {
    const reason = reasons.get(seq)
    return reason && vault.answers[questionKey]?.seq === seq ? [[questionKey, reason] as const] : []
  })
  return {
    ...vault,
    storedSeq: Math.max(vault.storedSeq, lastSeq),
    storedAt: savedAt,
    pending: vault.pending.filter(({ seq }) => seq > lastSeq),
    refused: { ...vault.refused, ...Object.fromEntries(current) },
  }
}

/**
 * The server could not read the first unconfirmed change, so it has none of the later ones either: the change stays on
 * this device only, and the later ones move up to its number.
 */
export function refuseFirst<FileId extends string>(vault: Vault<FileId>, reason: RefusalReason): Vault<FileId> {
  const [first, ...rest] = vault.pending
  if (!first) return vault
  const moved = <T extends { seq: number }>(change: T): T =>
    change.seq >= first.seq ? { ...change, seq: change.seq - 1 } : change
  const isCurrent = vault.answers[first.questionKey]?.seq === first.seq
  return {
    ...vault,
    sentSeq: first.seq - 1,
    pending: rest.map(moved),
    answers: Object.fromEntries(Object.entries(vault.answers).map(([key, answer]) => [key, moved(answer)])),
    refused: isCurrent ? { ...vault.refused, [first.questionKey]: reason } : vault.refused,
  }
}

/** The unconfirmed changes of a question that are newer than what the server has. */
function ownChanges<FileId extends string>(
  local: Vault<FileId>,
  server: VaultAnswer<FileId> | undefined,
  questionKey: string,
): readonly VaultOperation<FileId>[] {
  const own = local.pending.filter((change) => change.questionKey === questionKey)
  if (!server || server.seq <= local.storedSeq) return own
  // The server has a later change than this device knows of. It is this device's own if its confirmation was lost.
  const stored = own.find((change) => change.seq === server.seq && isSame(change, server))
  return stored ? own.filter(({ seq }) => seq > stored.seq) : []
}

/**
 * The answer of a question that the server had confirmed and does not have any more, such as after a restored backup.
 * A refused answer is sent once more, too: the learner sees it as theirs.
 */
function lostAnswer<FileId extends string>(
  local: Vault<FileId>,
  server: VaultAnswer<FileId> | undefined,
  questionKey: string,
): VaultOperation<FileId> | undefined {
  const known = local.answers[questionKey]
  if (!known || known.seq > local.storedSeq) return undefined
  // A refused answer is newer than all that the server had then.
  const newest = local.refused[questionKey] ? local.storedSeq + 1 : known.seq
  if (server && server.seq >= newest) return undefined
  return { ...known, madeAt: local.storedAt ?? new Date(0).toISOString() }
}

/**
 * Joins what the server has with what this device has and the server lacks. Another device's change of the same
 * question wins; everything else is numbered after the server's last change and sent with the new ticket.
 */
export function openVault<FileId extends string>(opening: Opening<FileId>, local?: Vault<FileId>): Vault<FileId> {
  const server = new Map(opening.answers.map((answer) => [answer.questionKey, answer]))
  const opened: Vault<FileId> = {
    ticket: opening.ticket,
    storedSeq: opening.lastSeq,
    storedAt: opening.savedAt,
    sentSeq: opening.lastSeq,
    pending: [],
    answers: Object.fromEntries(server),
    refused: {},
  }
  if (!local) return opened
  return Object.keys(local.answers)
    .flatMap((key) => {
      const known = server.get(key)
      return ownChanges(local, known, key).at(-1) ?? lostAnswer(local, known, key) ?? []
    })
    .toSorted((one, other) => one.seq - other.seq)
    .filter((change) => {
      const known = server.get(change.questionKey)
      return !known || !isSame(known, change)
    })
    .reduce((vault, change) => changeAnswer(vault, change), opened)
}
