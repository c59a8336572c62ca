import type { Operation } from '@sands/contract/exam/attempt.model'
import type { Answer } from '@sands/contract/exam/question.model'
import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import type { SealedState, SealVerdict } from '@sands/rules/exam/state'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fits } from './answer-parts.ts'
import { type AttemptId, type AttemptRow, attemptRepo } from './attempt.repo.ts'
import type { FinishService } from './finish.service.ts'
import { type SealedFilter, type SealedId, type SealedRow, sealedRepo } from './sealed.repo.ts'

/** What a sealed file would change about one question. */
export interface SealedChange {
  questionKey: string
  stored: Answer | null
  sealed: Answer
  madeAt: string
  /** Made after the deadline, by the clock of the device. */
  isLate: boolean
}

export interface SealedFile {
  id: SealedId
  attemptId: AttemptId
  userId: UserId
  /** The number of the attempt. */
  number: number
  verdict: SealVerdict
  late: number
  sealedAt: Date
  receivedAt: Date
  state: SealedState
  decidedBy: UserId | null
  decidedAt: Date | null
  reason: string | null
}

export interface SealedDecision {
  id: SealedId
  collegeId: CollegeId
  by: UserId
  isTaken: boolean
  reason: string
}

/** For those who mark an exam. The caller checks that they may. */
export interface SealedReviewService {
  /** The files of an exam, those that wait first. */
  files(db: Db, wanted: SealedFilter, window: { size: number; offset: number }): Promise<SealedFile[]>
  count(db: Db, wanted: SealedFilter): Promise<number>
  changes(db: Db, file: { collegeId: CollegeId; id: SealedId; attemptId: AttemptId }): Promise<SealedChange[]>
  /** Takes the answers of the file, which grades the attempt again, or refuses them. Only once for each file. */
  decide(tx: Tx, decision: SealedDecision): Promise<void>
}

/** The answer without files that do not belong to the attempt. */
function withOwnFiles({ fileIds = [], ...answer }: Answer, own: ReadonlySet<FileId>): Answer {
  const left = fileIds.filter((id) => own.has(id))
  return left.length > 0 ? { ...answer, fileIds: left } : answer
}

/** The last change of every question. */
async function lastChanges(
  db: Db,
  { attemptId, operations }: Pick<SealedRow, 'attemptId' | 'operations'>,
): Promise<Operation[]> {
  const own = await sealedRepo.attached(db, attemptId)
  const last = new Map(operations.map((operation) => [operation.questionKey, operation]))
  return [...last.values()].map((operation) => ({ ...operation, answer: withOwnFiles(operation.answer, own) }))
}

export function createSealedReview({ clock }: Pick<Kernel, 'clock'>, finishing: FinishService): SealedReviewService {
  async function takeAnswers(tx: Tx, attempt: AttemptRow, file: SealedRow, { by, reason }: SealedDecision) {
    const parts = new Map((await finishing.parts(attempt)).map((part) => [part.key, part]))
    const good = (await lastChanges(tx, file)).filter(({ questionKey, answer }) => {
      const part = parts.get(questionKey)
      return part !== undefined && fits(part, answer)
    })
    const now = clock.now()
    const rows = good.map(({ questionKey, answer, isFlagged, madeAt }, index) => ({
      attemptId: attempt.id,
      seq: attempt.lastSeq + index + 1,
      questionKey,
      answer,
      isFlagged,
      madeAt: new Date(madeAt),
      storedAt: now,
    }))
    if (rows.length > 0) await sealedRepo.addOperations(tx, rows)
    const longer = await attemptRepo.change(tx, attempt.id, { lastSeq: attempt.lastSeq + rows.length })
    if (!longer) throw fail('exam.attempt_unknown')
    const { score } = await finishing.finish(tx, longer, 'take_sealed')
    if (attempt.score !== null && score !== null && score !== attempt.score)
      await sealedRepo.addScoreChange(tx, {
        attemptId: attempt.id,
        before: attempt.score,
        after: score,
        reason,
        changedBy: by,
        changedAt: now,
      })
  }

  return {
    files: sealedRepo.page,
    count: sealedRepo.count,

    async changes(db, { collegeId, id, attemptId }) {
      const attempt = await attemptRepo.anyById(db, attemptId)
      const file = await sealedRepo.operations(db, id)
      if (file?.attemptId !== attemptId || attempt?.collegeId !== collegeId) throw fail('exam.sealed_unknown')
      const stored = new Map((await attemptRepo.answers(db, attemptId)).map((row) => [row.questionKey, row.answer]))
      const deadline = attempt.deadline?.getTime() ?? Number.POSITIVE_INFINITY
      return (await lastChanges(db, file)).map(({ questionKey, answer, madeAt }) => ({
        questionKey,
        stored: stored.get(questionKey) ?? null,
        sealed: answer,
        madeAt,
        isLate: new Date(madeAt).getTime() > deadline,
      }))
    },

    async decide(tx, decision) {
      const { id, collegeId, by, isTaken, reason } = decision
      const file = await sealedRepo.lock(tx, collegeId, id)
      if (!file) throw fail('exam.sealed_unknown')
      if (file.state !== 'waiting') throw fail('exam.sealed_decided')
      const attempt = await attemptRepo.lockAny(tx, file.attemptId)
      if (!attempt) throw fail('exam.sealed_unknown')
      const decidedAt = clock.now()
      await sealedRepo.decide(tx, id, { state: isTaken ? 'taken' : 'refused', decidedBy: by, decidedAt, reason })
      if (isTaken) await takeAnswers(tx, attempt, file, decision)
    },
  }
}
