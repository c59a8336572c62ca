import type { CheckedReceipt, ExamResult } from '@sands/contract/exam/attempt.model'
import { RIGHT_AFTER_MS } from '@sands/rules/exam/attempt'
import { isAnswered } from '@sands/rules/exam/question'
import type { ReviewMatrix, ReviewMoment, ReviewPart } from '@sands/rules/exam/state'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { type AttemptId, type AttemptRow, attemptRepo } from './attempt.repo.ts'
import { type FinishService, RECEIPT_KEY } from './finish.service.ts'
import { learnerExamRepo } from './learner-exam.repo.ts'
import { paperFiles } from './paper-files.service.ts'
import { readReceipt } from './receipt.ts'
import { presentReview } from './result.present.ts'
import { sealedRepo } from './sealed.repo.ts'
import { termsOf } from './terms.ts'
import type { Versions } from './versions.service.ts'

export interface ResultService {
  result(viewer: Viewer, id: AttemptId): Promise<ExamResult>
  verify(code: string): Promise<CheckedReceipt>
}

interface Parts {
  versions: Versions
  finishing: FinishService
  media: Pick<MediaService, 'shownResources'>
}

export function reviewMoment(submittedAt: Date | null, closesAt: Date | null, now: Date): ReviewMoment {
  if (closesAt !== null && closesAt <= now) return 'after_close'
  return submittedAt && now.getTime() - submittedAt.getTime() < RIGHT_AFTER_MS ? 'right_after' : 'while_open'
}

/** What the person may see now. Nothing but the paper is there before all marks are given. */
export function visibleParts(
  { submittedAt, state }: Pick<AttemptRow, 'submittedAt' | 'state'>,
  review: ReviewMatrix,
  { closesAt, now }: { closesAt: Date | null; now: Date },
): readonly ReviewPart[] {
  if (!submittedAt) return []
  const parts = review[reviewMoment(submittedAt, closesAt, now)]
  return state === 'finished' ? parts : parts.filter((part) => part === 'paper')
}

const flag = (value: boolean | null) => (value === null ? null : value ? 1 : 0)

export function createResultService(
  { database, clock, secrets }: Pick<Kernel, 'database' | 'clock' | 'secrets'>,
  { versions, finishing, media }: Parts,
): ResultService {
  const db = database.primary

  async function sectionsOf(attempt: AttemptRow, parts: readonly ReviewPart[]) {
    const [edition, content, answers, files] = await Promise.all([
      attemptRepo.edition(db, attempt),
      versions.forPaper(attempt.paper),
      attemptRepo.answers(db, attempt.id),
      paperFiles(db, media, attempt.paper),
    ])
    const shuffleOptions = edition?.shuffleOptions ?? false
    return presentReview({ attempt, versions: content, answers, parts: new Set(parts), files, shuffleOptions })
  }

  return {
    async result(viewer, id) {
      const attempt = await attemptRepo.byId(db, viewer, id)
      if (!attempt || attempt.state === 'void') throw fail('exam.attempt_unknown')
      const { submittedAt, submitReason } = attempt
      if (!submittedAt || !submitReason || attempt.state === 'in_progress') throw fail('exam.still_running')
      const exam = await attemptRepo.examOf(db, attempt.examId)
      if (!exam?.document) throw fail('exam.attempt_unknown')
      const { closesAt } = termsOf(exam.document, await learnerExamRepo.overrides(db, viewer, [attempt.examId]))
      const parts = visibleParts(attempt, exam.document.review, { closesAt, now: clock.now() })
      const shows = (part: ReviewPart) => parts.includes(part)
      const { score } = attempt
      const sealed = await sealedRepo.stateFor(db, id)
      return {
        examRecordId: id,
        examId: attempt.examId,
        examName: exam.title,
        number: attempt.number,
        state: attempt.state,
        parts: [...parts],
        startedAt: attempt.startedAt.toISOString(),
        submittedAt: submittedAt.toISOString(),
        submitReason,
        totalScore: attempt.totalScore,
        passScore: attempt.passScore,
        score: shows('score') ? score : null,
        isQualified: flag(attempt.isQualified),
        rank: shows('rank') && score !== null ? (await attemptRepo.betterPeople(db, attempt.examId, score)) + 1 : null,
        comment: shows('comment') ? attempt.comment : null,
        receipt: await finishing.receipt(db, attempt),
        ...(sealed && { sealed }),
        sections: shows('paper') ? await sectionsOf(attempt, parts) : null,
      }
    },

    async verify(code) {
      const facts = readReceipt(secrets.keyFor(RECEIPT_KEY), code)
      const attempt = facts && (await attemptRepo.anyById(db, facts.attemptId))
      const exam = attempt && (await attemptRepo.examOf(db, attempt.examId))
      if (!facts || !attempt || !exam) throw fail('exam.receipt_unknown')
      // A restored installation has a new key. It still knows the receipts of the answers that it has.
      const isStored =
        attempt.answersHash === facts.answersHash && attempt.submittedAt?.getTime() === facts.submittedAt.getTime()
      if (!facts.isSigned && !isStored) throw fail('exam.receipt_unknown')
      const answers = await attemptRepo.answers(db, attempt.id)
      return {
        examName: exam.title,
        code,
        answersHash: facts.answersHash,
        submittedAt: facts.submittedAt.toISOString(),
        answered: answers.filter(({ answer }) => isAnswered(answer ?? undefined)).length,
        total: answers.length,
        isCurrent: attempt.answersHash === facts.answersHash && attempt.state !== 'void',
      }
    },
  }
}
