import { SAVE_GRACE_MS } from '@sands/rules/exam/attempt'
import { CallError, call } from '../../call/call.ts'
import { getSession } from '../../session/store.ts'
import { EXAM_SEALED } from '../exam-calls.ts'
import { attemptStorage, type StoredAttempt } from './attempt-storage.ts'
import { sealedFile } from './seal.ts'

/** Whether the server takes no more saves of this attempt: it said so, or the time is over by its own clock. */
const takesNoMore = ({ isOver = false, deadline, clockOffset }: StoredAttempt, now: Date): boolean =>
  isOver || (deadline !== null && new Date(deadline).getTime() + SAVE_GRACE_MS <= now.getTime() + clockOffset)

const underWay = new Map<string, Promise<boolean>>()

async function send(attempt: StoredAttempt): Promise<boolean> {
  const { owner, paper } = attempt
  try {
    const content = sealedFile(attempt, new Date(Date.now() + attempt.clockOffset))
    await call(EXAM_SEALED, { body: { content }, quiet: true, silent: true, owner })
  } catch (error) {
    // The answers stay on the device, whatever the reason is.
    if (error instanceof CallError) return false
    throw error
  }
  await (await attemptStorage()).remove(owner, paper.examRecordId)
  return true
}

/** Hands in the answers that never reached the server. True when the server has them. */
function handInSealed(attempt: StoredAttempt): Promise<boolean> {
  const { examRecordId } = attempt.paper
  const known = underWay.get(examRecordId)
  if (known) return known
  const sent = send(attempt).finally(() => underWay.delete(examRecordId))
  underWay.set(examRecordId, sent)
  return sent
}

/** The server takes no more answers of this attempt: what is only here is handed in now, or when the network is back. */
export async function leaveOver(attempt: StoredAttempt): Promise<void> {
  const storage = await attemptStorage()
  await storage.put({ ...attempt, isOver: true }).catch(() => undefined)
  if (attempt.vault.pending.length > 0) await handInSealed(attempt)
}

/** Hands in what this device still has of exams that are over. Returns how many files the server took. */
export async function handInLeftOvers(): Promise<number> {
  const owner = getSession()?.userId
  if (!owner) return 0
  let count = 0
  const storage = await attemptStorage()
  for (const attempt of await storage.all(owner)) {
    if (!takesNoMore(attempt, new Date())) continue
    if (attempt.vault.pending.length > 0) count += (await handInSealed(attempt)) ? 1 : 0
    else await storage.remove(owner, attempt.paper.examRecordId)
  }
  return count
}
