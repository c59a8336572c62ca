import { createHmac, timingSafeEqual } from 'node:crypto'
import { AttemptId, Operation } from '@sands/contract/exam/attempt.model'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { attemptRepo } from './attempt.repo.ts'
import { isOver, SEAL_KEY } from './attempt.service.ts'
import { sealKey } from './receipt.ts'
import { ATTACHMENT_PURPOSES } from './save.service.ts'
import { sealedRepo } from './sealed.repo.ts'

const SealedBody = Type.Object({
  examRecordId: AttemptId,
  ticket: Type.Integer({ minimum: 1 }),
  sealedAt: Type.String({ format: 'date-time', maxLength: 40 }),
  operations: Type.Array(Operation, { maxItems: 5000 }),
})
const SealedFile = Type.Object({ body: Type.String(), seal: Type.String({ pattern: '^[0-9a-f]{64}$' }) })

/** Of one attempt: a device makes one; a second try or a second device makes another. */
const MOST_FILES = 5

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw fail('exam.bad_seal')
  }
}

export interface SealedService {
  handIn(viewer: Viewer, content: string): Promise<null>
}

/**
 * Stores a sealed file. Its changes do not count by themselves: a reviewer sees what is in the file, whether the ticket
 * was the newest, and how many changes were made after the deadline by the clock of the device.
 */
export const createSealedService = (
  { database, clock, secrets, events }: Kernel,
  media: Pick<MediaService, 'ownOnes'>,
): SealedService => ({
  async handIn(viewer, content) {
    const file = parse(content)
    if (!Value.Check(SealedFile, file)) throw fail('exam.bad_seal')
    const body = parse(file.body)
    if (!Value.Check(SealedBody, body)) throw fail('exam.bad_seal')
    const key = sealKey(secrets.keyFor(SEAL_KEY), body.examRecordId, body.ticket)
    const expected = createHmac('sha256', key).update(file.body).digest()
    if (!timingSafeEqual(expected, Buffer.from(file.seal, 'hex'))) throw fail('exam.bad_seal')
    return database.transaction(async (tx) => {
      const attempt = await attemptRepo.lock(tx, viewer, body.examRecordId)
      if (!attempt) throw fail('exam.attempt_unknown')
      // The device can open the paper and save as usual.
      if (attempt.state === 'in_progress' && !isOver(attempt, clock.now())) throw fail('exam.still_running')
      const deadline = attempt.deadline?.getTime() ?? Number.POSITIVE_INFINITY
      const late = body.operations.filter(({ madeAt }) => new Date(madeAt).getTime() > deadline).length
      const verdict = attempt.ticket !== body.ticket ? 'older_page' : late > 0 ? 'late_changes' : 'intact'
      if ((await sealedRepo.others(tx, attempt.id, file.seal)) >= MOST_FILES)
        throw fail('exam.sealed_enough', { most: MOST_FILES })
      const at = clock.now()
      const id = await sealedRepo.add(tx, {
        attemptId: attempt.id,
        verdict,
        late,
        seal: file.seal,
        sealedAt: new Date(body.sealedAt),
        receivedAt: at,
        // A save whose answer was lost has stored some of them.
        operations:
          verdict === 'older_page' ? body.operations : body.operations.filter(({ seq }) => seq > attempt.lastSeq),
        state: 'waiting',
      })
      if (!id) return null
      await attemptRepo.addNote(tx, attempt.id, 'sealed', at, { verdict, late })
      // Other files that it names do not count.
      const named = [...new Set(body.operations.flatMap(({ answer }) => answer.fileIds ?? []))]
      const own = await media.ownOnes(tx, viewer, { ids: named, purposes: ATTACHMENT_PURPOSES })
      if (own.size > 0) await sealedRepo.attach(tx, attempt.id, [...own])
      const { examId, userId, collegeId } = attempt
      await events.emit(tx, 'exam.sealed-handed-in', { attemptId: attempt.id, examId, userId, collegeId, at, id })
      return null
    })
  },
})
