import type { PracticeAnswer, PracticeSave } from '@sands/contract/exam/practice.model'
import { SEND_AFTER_MS } from '@sands/rules/exam/attempt'
import { CallError } from '../../call/call-error.ts'
import type { Store } from '../../store/store.ts'
import { PRACTICE_HANDED_IN } from '../exam-codes.ts'

export type PracticeLine = 'saved' | 'saving' | 'offline'

interface Parts {
  line: Store<PracticeLine>
  /** Answers of an earlier visit that the server does not have yet. */
  waiting: readonly PracticeAnswer[]
  /** Stores what the server does not have yet on this device. */
  store: (answers: PracticeAnswer[]) => void
  /** Throws when the server did not get it. */
  send: (answers: PracticeAnswer[]) => Promise<PracticeSave>
  onSaved: (save: PracticeSave) => void
  /** The server takes no more answers: another device has handed in. */
  onClosed: () => void
}

export interface AnswerSender {
  /** Sends what waited since an earlier visit. */
  begin(): void
  change(answer: PracticeAnswer): void
  /** Sends everything now. True when the server has all answers. */
  flush(): Promise<boolean>
  /** Stops sending by itself. What the server does not have yet waits on the device. */
  close(): void
}

const RETRY_MS = 5000
/** After any other refusal the answers wait: in another college, for one, the attempt is unknown until the person is back. */
const isClosed = (error: unknown): boolean => error instanceof CallError && error.code === PRACTICE_HANDED_IN

/** Sends the newest answer of each question shortly after it was given. Without a network it tries until it succeeds. */
export function createAnswerSender({ line, waiting, store, send, onSaved, onClosed }: Parts): AnswerSender {
  const pending = new Map(waiting.map((answer) => [answer.questionKey, answer]))
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let isOpen = true

  function schedule(wait: number): void {
    clearTimeout(timer)
    if (!isOpen) return
    timer = setTimeout(() => void sendAll(), wait)
  }

  function fail(error: unknown): void {
    if (!isClosed(error)) {
      line.set('offline')
      schedule(RETRY_MS)
      return
    }
    pending.clear()
    store([])
    onClosed()
  }

  async function sendOnce(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batch = [...pending.values()]
    if (batch.length === 0) return
    try {
      const save = await send(batch)
      for (const answer of batch) if (pending.get(answer.questionKey) === answer) pending.delete(answer.questionKey)
      store([...pending.values()])
      line.set(pending.size > 0 ? 'saving' : 'saved')
      onSaved(save)
      if (pending.size > 0) schedule(SEND_AFTER_MS)
    } catch (error) {
      fail(error)
    }
  }

  function sendAll(): Promise<void> {
    sending ??= sendOnce().finally(() => {
      sending = undefined
    })
    return sending
  }

  return {
    begin() {
      isOpen = true
      if (pending.size === 0) return
      line.set('saving')
      schedule(0)
    },
    change(answer) {
      pending.set(answer.questionKey, answer)
      store([...pending.values()])
      if (line.get() !== 'offline') line.set('saving')
      if (timer === undefined) schedule(SEND_AFTER_MS)
    },
    async flush() {
      // A save that is on its way may lack the last answer.
      if (sending) await sending
      await sendAll()
      return pending.size === 0
    },
    close() {
      isOpen = false
      clearTimeout(timer)
    },
  }
}
