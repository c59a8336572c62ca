import type { Operation } from '@sands/contract/exam/attempt.model'
import { createSha256 } from '../../upload/hash/sha256.ts'
import type { Vault } from '../answer.ts'
import type { StoredAttempt } from './attempt-storage.ts'
import { wireAnswer } from './wire-answer.ts'

const BLOCK = 64

const sha256 = (...parts: readonly Uint8Array[]): string => {
  const sum = createSha256()
  for (const part of parts) sum.add(part)
  return sum.end()
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte: string) => Number.parseInt(byte, 16))

/** HMAC-SHA256 in hexadecimal. The browser's own is missing on plain HTTP addresses, which company networks may use. */
export function hmac(key: string, text: string): string {
  const encoder = new TextEncoder()
  const given = encoder.encode(key)
  const padded = new Uint8Array(BLOCK)
  padded.set(given.length > BLOCK ? bytesOf(sha256(given)) : given)
  const inner = sha256(
    padded.map((byte) => byte ^ 0x36),
    encoder.encode(text),
  )
  return sha256(
    padded.map((byte) => byte ^ 0x5c),
    bytesOf(inner),
  )
}

export const wireOperations = (pending: Vault['pending']): Operation[] =>
  pending.map(({ answer, ...change }) => ({ ...change, answer: wireAnswer(answer) }))

/** The last change of every question: a sealed file is read as a whole, so it stays small. */
const lastChanges = (pending: Vault['pending']): Vault['pending'] =>
  [...new Map(pending.map((change) => [change.questionKey, change])).values()].toSorted(
    (one, other) => one.seq - other.seq,
  )

/** Answers that never reached the server, sealed so that nobody can change them unnoticed. */
export function sealedFile({ paper, vault }: Pick<StoredAttempt, 'paper' | 'vault'>, now: Date): string {
  const body = JSON.stringify({
    examRecordId: paper.examRecordId,
    ticket: vault.ticket,
    sealedAt: now.toISOString(),
    operations: wireOperations(lastChanges(vault.pending)),
  })
  return JSON.stringify({ body, seal: hmac(paper.sealKey, body) })
}
