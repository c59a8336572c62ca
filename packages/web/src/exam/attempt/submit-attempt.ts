import { lastSeqOf } from '@sands/rules/exam/vault'
import { CallError, call } from '../../call/call.ts'
import { EXAM_SUBMIT } from '../exam-calls.ts'
import { OPERATIONS_MISSING } from '../exam-codes.ts'
import type { OpenAttempt } from './open-attempt.ts'

async function submitOnce({ view, paper, owner }: OpenAttempt): Promise<void> {
  const { vault, line } = view.get()
  const lastSeq = line === 'over' ? vault.storedSeq : lastSeqOf(vault)
  await call(EXAM_SUBMIT, {
    body: { examRecordId: paper.examRecordId, ticket: vault.ticket, lastSeq },
    quiet: true,
    owner,
  })
}

/** Hands in when the server has all answers. Returns the refusal, or `offline` while answers are only on this device. */
export async function submitAttempt(open: OpenAttempt): Promise<'handed_in' | 'offline' | CallError> {
  const isStored = await open.sender.flush()
  if (!isStored && open.view.get().line === 'offline') return 'offline'
  try {
    try {
      await submitOnce(open)
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== OPERATIONS_MISSING) throw error
      // The server has lost answers that it had confirmed.
      await open.catchUp()
      await submitOnce(open)
    }
    return 'handed_in'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return error.network ? 'offline' : error
  }
}
