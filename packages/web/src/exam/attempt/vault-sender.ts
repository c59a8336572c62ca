import { SEND_AFTER_MS } from '@sands/rules/exam/attempt'
import { changeAnswer, confirmStored, refuseFirst, type SaveConfirmation, takeBatch } from '@sands/rules/exam/vault'
import type { Store } from '../../store/store.ts'
import type { Answer, Vault } from '../answer.ts'

/** `read_only`: a newer page is open. `over`: the attempt takes no more answers. */
export type VaultLine = 'stored' | 'pending' | 'offline' | 'read_only' | 'over'

export interface VaultView {
  vault: Vault
  line: VaultLine
  /** By the server's clock. A manager may move it while the paper is open. */
  deadline: string | null
  /** Milliseconds that the server's clock is ahead of this device's. Every answer to a save measures it again. */
  clockOffset: number
  /** Why the server does not accept saves, in its words, while it refuses all of them. */
  reason?: string | undefined
}

type SavedState = SaveConfirmation & Pick<VaultView, 'deadline' | 'clockOffset'>
/** Why nothing was sent or stored. */
export type Hindrance = 'offline' | 'read_only' | 'over'
/** The server answered, and refuses. */
export interface Refusal {
  reason: string
  /** Because of something in the changes themselves. */
  isOfChanges: boolean
}
/** `joined`: the server lacked changes, so the paper was opened again and the changes have other numbers now. */
export type SaveOutcome = SavedState | Refusal | Hindrance | 'joined'

interface Parts {
  view: Store<VaultView>
  /** Called before changes are taken for a save: opens the paper first when this page has not done it yet. */
  prepare?: () => Promise<Hindrance | Refusal | undefined>
  /** Sends changes. Returns what came of it and never throws. */
  save: (ticket: number, batch: Vault['pending']) => Promise<SaveOutcome>
  store: (view: VaultView) => Promise<void>
  now: () => Date
}

export interface VaultSender {
  change(questionKey: string, answer: Answer, isFlagged: boolean): void
  /** Sends everything now. True when the server has all changes. */
  flush(): Promise<boolean>
  /** Asks the server for the deadline and whether this page is still the one that writes. Sends all changes, too. */
  ask(): Promise<void>
  close(): void
}

const RETRIES_MS = [2000, 4000, 8000, 15_000]
/** A server that lacks changes after so many openings in a row is asked again later. */
const MOST_JOINS = 3

const isOpen = (line: VaultLine): boolean => line !== 'read_only' && line !== 'over'

/** Stores every change on the device at once and sends it shortly after. Without a network it tries until it succeeds. */
export function createVaultSender({ view, prepare, save, store, now }: Parts): VaultSender {
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let misses = 0
  /** So many changes are sent one by one, because they were refused together. */
  let alone = 0

  function set(next: Partial<VaultView>): void {
    view.set({ ...view.get(), ...next })
    if (next.vault || next.deadline !== undefined) void store(view.get())
  }

  function schedule(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      void send()
    }, wait)
  }

  function stopAt(hindrance: Hindrance | Refusal): false {
    const line = typeof hindrance === 'string' ? hindrance : 'offline'
    set({ line, reason: typeof hindrance === 'string' ? undefined : hindrance.reason })
    if (line === 'offline') schedule(RETRIES_MS[Math.min(misses, RETRIES_MS.length - 1)] ?? 0)
    misses += 1
    return false
  }

  const isWanted = (isAsking: boolean): boolean =>
    (view.get().vault.pending.length > 0 || isAsking) && isOpen(view.get().line)

  /** Finds the change that the server cannot read: the others are stored without it. */
  function narrow(count: number): boolean {
    if (count > 1) {
      alone = count
      return true
    }
    const vault = refuseFirst(view.get().vault, 'bad_answer')
    const isMore = vault.pending.length > 0
    set({ vault, line: isMore ? 'pending' : 'stored', reason: undefined })
    return isMore
  }

  async function sendOnce(isAsking: boolean): Promise<boolean> {
    if (!isWanted(isAsking)) return false
    const hindrance = await prepare?.()
    if (hindrance) return stopAt(hindrance)
    const { vault, batch } = takeBatch(view.get().vault, alone > 0 ? 1 : undefined)
    view.set({ ...view.get(), vault })
    // A page that is loaded again must know what may be on its way, or it gives the same numbers to other changes.
    await store(view.get())
    const outcome = await save(vault.ticket, batch)
    if (outcome === 'joined') {
      misses += 1
      const isMore = view.get().vault.pending.length > 0
      if (misses > MOST_JOINS) return stopAt('offline')
      set({ line: isMore ? 'pending' : 'stored' })
      return isMore
    }
    if (typeof outcome === 'string') return stopAt(outcome)
    alone = Math.max(0, alone - batch.length)
    if ('reason' in outcome) return outcome.isOfChanges && batch.length > 0 ? narrow(batch.length) : stopAt(outcome)
    misses = 0
    const confirmed = confirmStored(view.get().vault, outcome)
    const isMore = confirmed.pending.length > 0
    const { deadline, clockOffset } = outcome
    set({ vault: confirmed, line: isMore ? 'pending' : 'stored', deadline, clockOffset, reason: undefined })
    return isMore
  }

  async function sendAll(isAsking: boolean): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // Without a network, the empty save tells when it is back.
    let isMore = await sendOnce(isAsking || view.get().line === 'offline')
    while (isMore) isMore = await sendOnce(false)
  }

  function send(isAsking = false): Promise<void> {
    sending ??= sendAll(isAsking).finally(() => {
      sending = undefined
    })
    return sending
  }

  return {
    change(questionKey, answer, isFlagged) {
      const { vault, line } = view.get()
      if (!isOpen(line)) return
      const changed = changeAnswer(vault, { questionKey, answer, isFlagged, madeAt: now().toISOString() })
      set({ vault: changed, line: line === 'offline' ? 'offline' : 'pending' })
      if (timer === undefined) schedule(SEND_AFTER_MS)
    },
    async flush() {
      // A save that was on its way already may lack the last change, or have failed before the network came back.
      const isJoined = sending !== undefined
      await send()
      const { vault, line } = view.get()
      if (vault.pending.length > 0 && isOpen(line) && (isJoined || line === 'pending')) await send()
      return view.get().vault.pending.length === 0
    },
    async ask() {
      await sending
      await send(true)
    },
    close: () => clearTimeout(timer),
  }
}
