import { NOT_SIGNED_IN, PROOF_CODES, SIGNED_OUT } from '@sands/contract/kernel/codes'
import { request } from '../call/call.ts'
import { CallError, waitSeconds } from '../call/call-error.ts'
import { backOff, contentOf, isPassing, type OutboxItem } from './item.ts'
import type { OutboxStorage } from './storage.ts'

/** A longer wait that the server asks for is a refusal. */
const LONGEST_ASKED_MS = 600_000

export type Outcome = 'sent' | 'refused' | 'later' | 'signed-out'

async function trySend(item: OutboxItem, now: number): Promise<CallError | null> {
  try {
    const { key, idempotencyKey, userId: owner } = item
    await request(key, { ...contentOf(item, now), idempotencyKey, owner, quiet: true, silent: true })
    return null
  } catch (error) {
    if (error instanceof CallError) return error
    throw error
  }
}

/** Sends one item and stores the result. */
export async function deliver(item: OutboxItem, storage: OutboxStorage, now: number): Promise<Outcome> {
  const error = await trySend(item, now)
  if (!error) {
    await storage.remove(item.id)
    return 'sent'
  }
  if (error.code === NOT_SIGNED_IN || error.code === SIGNED_OUT) return 'signed-out'
  const tries = item.tries + 1
  // The outbox asks nobody for a proof: it waits until a screen has asked.
  if (error.network || isPassing(error.status) || PROOF_CODES.includes(error.code)) {
    const asked = (waitSeconds(error) ?? 0) * 1000
    // Whoever waits for hours has to know why.
    if (asked > LONGEST_ASKED_MS) {
      await storage.change(item.id, { tries, state: 'refused', reason: error.msg })
      return 'refused'
    }
    const wait = Math.max(backOff(item.tries), asked)
    // A short wait that the server asks for is told as well.
    await storage.change(item.id, { tries, nextTryAt: now + wait, reason: asked > 0 ? error.msg : null })
    return 'later'
  }
  await storage.change(item.id, { tries, state: 'refused', reason: error.msg })
  return 'refused'
}
