import type { OpenedAttempt } from '@sands/contract/exam/attempt.model'
import type { Id } from '@sands/contract/kernel/schema'
import { openVault } from '@sands/rules/exam/vault'
import { CallError, call } from '../../call/call.ts'
import { getSession } from '../../session/store.ts'
import { createStore, type Store } from '../../store/store.ts'
import { EXAM_OPEN, EXAM_SAVE } from '../exam-calls.ts'
import { HANDED_IN, NEWER_PAGE_OPEN, OPERATIONS_MISSING, TIME_OVER } from '../exam-codes.ts'
import { attemptStorage, type StoredAttempt } from './attempt-storage.ts'
import { leaveOver } from './hand-in-sealed.ts'
import { sealedFile, wireOperations } from './seal.ts'
import { measureClock } from './server-clock.ts'
import {
  createVaultSender,
  type Hindrance,
  type Refusal,
  type SaveOutcome,
  type VaultSender,
  type VaultView,
} from './vault-sender.ts'

/** The server, or what is before it, is out of order: it may answer later. */
const SERVER_DOWN = 500
/** Malformed, and too large. */
const UNREADABLE: readonly number[] = [400, 413]

export type AttemptId = Id<'examAttempt'>

export interface OpenAttempt {
  /** Who takes the exam. */
  owner: string
  paper: OpenedAttempt
  view: Store<VaultView>
  sender: VaultSender
  /** Opens the paper again and sends what the server lacks, when it has lost confirmed changes. */
  catchUp: () => Promise<boolean>
  /** The answers that are only on this device, as a file that can be handed in later. */
  sealed: () => string
  /** Removes the stored answers from this device, when the server has graded them. */
  forget: () => Promise<void>
}

interface Opened {
  attempt: StoredAttempt
  line: VaultView['line']
}

async function askPaper(owner: string, examRecordId: AttemptId): Promise<Opened> {
  const storage = await attemptStorage()
  const stored = await storage.get(owner, examRecordId)
  const offsetBy = measureClock()
  try {
    const paper = await call(EXAM_OPEN, { body: { examRecordId }, quiet: true })
    const vault = openVault(paper, stored?.vault)
    const clockOffset = offsetBy(paper.serverTime)
    const line = vault.pending.length > 0 ? 'pending' : 'stored'
    return { attempt: { owner, paper, vault, deadline: paper.deadline, clockOffset }, line }
  } catch (error) {
    if (!(error instanceof CallError) || !stored) throw error
    // The paper was opened here before, so it goes on without a network or a server.
    if (error.network || error.status >= SERVER_DOWN) return { attempt: stored, line: 'offline' }
    if (error.code === HANDED_IN) await leaveOver(stored)
    throw error
  }
}

export async function openAttempt(examRecordId: AttemptId): Promise<OpenAttempt> {
  const owner = getSession()?.userId ?? ''
  const { attempt: first, line } = await askPaper(owner, examRecordId)
  const view = createStore<VaultView>({
    vault: first.vault,
    line,
    deadline: first.deadline,
    clockOffset: first.clockOffset,
  })
  // Opening again gives another key for the seal.
  let { paper } = first
  const current = (): StoredAttempt => {
    const { vault, deadline, clockOffset } = view.get()
    return { owner, paper, vault, deadline, clockOffset }
  }
  // Asked for each time: an exam takes longer than some browsers keep a connection.
  const store = () =>
    attemptStorage()
      .then((storage) => storage.put(current()))
      .catch(() => undefined)

  // Without a network the page has the ticket and the numbers of the page before it.
  let isOpened = line !== 'offline'

  async function openAgain(): Promise<void> {
    const offsetBy = measureClock()
    paper = await call(EXAM_OPEN, { body: { examRecordId }, quiet: true, silent: true, owner })
    view.set({
      ...view.get(),
      vault: openVault(paper, view.get().vault),
      deadline: paper.deadline,
      clockOffset: offsetBy(paper.serverTime, view.get().clockOffset),
    })
    isOpened = true
    await store()
  }

  async function hindranceOf(error: unknown): Promise<Hindrance | Refusal> {
    if (!(error instanceof CallError)) return 'offline'
    if (error.code === NEWER_PAGE_OPEN) return 'read_only'
    if (error.network || error.status >= SERVER_DOWN) return 'offline'
    if (error.code !== TIME_OVER && error.code !== HANDED_IN)
      return { reason: error.msg, isOfChanges: UNREADABLE.includes(error.status) }
    await leaveOver(current())
    return 'over'
  }

  async function prepare(): Promise<Hindrance | Refusal | undefined> {
    if (isOpened) return undefined
    try {
      await openAgain()
      return undefined
    } catch (error) {
      return hindranceOf(error)
    }
  }

  async function save(ticket: number, batch: VaultView['vault']['pending']): Promise<SaveOutcome> {
    const offsetBy = measureClock()
    try {
      const body = { examRecordId, ticket, operations: wireOperations(batch) }
      const receipt = await call(EXAM_SAVE, { body, quiet: true, silent: true, owner })
      return { ...receipt, clockOffset: offsetBy(receipt.serverTime, view.get().clockOffset) }
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== OPERATIONS_MISSING) return hindranceOf(error)
      try {
        await openAgain()
        return 'joined'
      } catch (refusal) {
        return hindranceOf(refusal)
      }
    }
  }

  const now = () => new Date(Date.now() + view.get().clockOffset)
  const sender = createVaultSender({ view, prepare, save, store, now })
  await store()
  if (line !== 'stored') void sender.flush()
  return {
    owner,
    paper,
    view,
    sender,
    catchUp: async () => {
      await openAgain()
      return sender.flush()
    },
    sealed: () => sealedFile(current(), now()),
    forget: async () => (await attemptStorage()).remove(owner, examRecordId),
  }
}
