import type { PracticeAnswer, PracticeSave } from '@sands/contract/exam/practice.model'
import { SEND_AFTER_MS } from '@sands/rules/exam/attempt'
import type { Store } from '../../store/store.ts'

export type PracticeLine = 'saved' | 'saving' | 'offline'

interface Parts {
  line: Store<PracticeLine>
  /** Throws when the server did not get it. */
  send: (answers: PracticeAnswer[]) => Promise<PracticeSave>
  onSaved: (save: PracticeSave) => void
}

export interface AnswerSender {
  change(answer: PracticeAnswer): void
  /** Sends everything now. True when the server has all answers. */
  flush(): Promise<boolean>
  close(): void
}

const RETRY_MS = 5000

/** Sends the newest answer of each question shortly after it was given. Without a network it tries until it succeeds. */
export function createAnswerSender({ line, send, onSaved }: Parts): AnswerSender {
  const pending = new Map<string, PracticeAnswer>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined

  function schedule(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void sendAll(), wait)
  }

  async function sendOnce(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batch = [...pending.values()]
    if (batch.length === 0) return
    try {
      const save = await send(batch)
      for (const answer of batch)
        if (pending.get(answer.questionKey) === answer) pending.delete(answer.questionKey)
      line.set(pending.size > 0 ? 'saving' : 'saved')
      onSaved(save)
      if (pending.size > 0) schedule(SEND_AFTER_MS)
    } catch {
      line.set('offline')
      schedule(RETRY_MS)
    }
  }

  function sendAll(): Promise<void> {
    sending ??= sendOnce().finally(() => {
      sending = undefined
    })
    return sending
  }

  return {
    change(answer) {
      pending.set(answer.questionKey, answer)
      if (line.get() !== 'offline') line.set('saving')
      if (timer === undefined) schedule(SEND_AFTER_MS)
    },
    async flush() {
      // A save that is on its way may lack the last answer.
      await sending
      await sendAll()
      return pending.size === 0
    },
    close: () => clearTimeout(timer),
  }
}
