import { NOT_SIGNED_IN, PROOF_CODES, SIGNED_OUT, VIEWING_UNKNOWN } from '@sands/contract/kernel/codes'
import type { LearningReceipt, LearningUpdate } from '@sands/contract/study/learning.model'
import { CallError } from '../call/call-error.ts'
import { HELD_MS } from '../outbox/holders.ts'
import { backOff } from '../outbox/item.ts'
import { isTemporary, LONGEST_WAIT_MS } from './server-retry.ts'
import type { UpdateQueue } from './update-queue.ts'
import type { ViewingStore } from './viewing-store.ts'

interface PostParts {
  queue: UpdateQueue
  keep: ViewingStore
  send: (update: LearningUpdate) => Promise<LearningReceipt>
  now: () => number
  onReceipt: (receipt: LearningReceipt) => void
  /** Nothing more can be sent for this viewing. */
  onLost: (why: 'unknown' | 'signed-out') => void
  onWaiting: (waiting: boolean) => void
}

/** Sends the updates of one viewing to the server, one at a time and in order. */
export interface UpdateSender {
  /** Sends pending updates, unless the sender is backing off. Resolves once they have arrived or have to wait. */
  push: () => Promise<void>
  /** Sends at once despite the back-off; with `evenEmpty` also an empty update. */
  hasten: (evenEmpty?: boolean) => Promise<void>
  /** Extends the hold of this page on its stored updates. */
  renew: () => void
  stop: () => void
}

type Outcome = 'sent' | 'later' | 'refused' | 'unknown' | 'signed-out'

const outcomeOf = (error: CallError): Outcome => {
  if (isTemporary(error) || PROOF_CODES.includes(error.code)) return 'later'
  if (error.code === NOT_SIGNED_IN || error.code === SIGNED_OUT) return 'signed-out'
  return error.code === VIEWING_UNKNOWN ? 'unknown' : 'refused'
}

export function createUpdateSender({ queue, keep, send, now, onReceipt, onLost, onWaiting }: PostParts): UpdateSender {
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let storedAt = now()
  let stopped = false

  const keepAll = () => {
    // The outbox may have taken the updates while this page was asleep: they must not grow any more.
    if (now() - storedAt > HELD_MS) queue.seal()
    storedAt = now()
    const updates = queue.all()
    if (updates.length > 0) void keep.put(updates, { listed: tries > 0 })
  }

  const trySend = async (update: LearningUpdate): Promise<Outcome> => {
    try {
      const receipt = await send(update)
      void keep.drop(queue.acknowledge(Math.max(receipt.ackSeq, update.seq)))
      onReceipt(receipt)
      return 'sent'
    } catch (error) {
      if (error instanceof CallError) return outcomeOf(error)
      throw error
    }
  }

  const later = () => {
    const wait = Math.min(LONGEST_WAIT_MS, backOff(tries))
    tries += 1
    onWaiting(true)
    keepAll()
    timer = setTimeout(() => void hasten(), wait)
  }

  const pump = async (evenEmpty: boolean) => {
    clearTimeout(timer)
    timer = undefined
    for (let update = queue.next(evenEmpty); update && !stopped; update = queue.next()) {
      keepAll()
      const outcome = await trySend(update)
      if (outcome === 'later') return later()
      if (outcome === 'unknown' || outcome === 'signed-out') {
        if (outcome === 'unknown') void keep.drop(queue.all())
        return onLost(outcome)
      }
      if (outcome === 'refused') {
        queue.giveUp(update.seq)
        void keep.drop([update])
      }
      if (tries > 0) onWaiting(false)
      tries = 0
    }
  }

  const hasten = async (evenEmpty = false): Promise<void> => {
    // Without pending updates no request is started, so that a stretch added at the same moment is sent by itself.
    if (stopped || (!evenEmpty && queue.all().length === 0)) return
    if (running) {
      keepAll()
      return await running
    }
    running = pump(evenEmpty)
    try {
      await running
    } finally {
      running = null
    }
  }

  return {
    push: async () => {
      if (timer === undefined) await hasten()
      else keepAll()
    },
    hasten,
    renew: keepAll,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
