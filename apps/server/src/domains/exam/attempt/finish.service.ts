import type { ExamReceipt } from '@sands/contract/exam/exam.model'
import { isAnswered } from '@sands/rules/exam/question'
import { type AttemptEvent, nextAttemptState } from '@sands/rules/exam/state'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { type AnswerPart, partsOf } from './answer-parts.ts'
import { type AttemptRow, attemptRepo } from './attempt.repo.ts'
import { gradeAnswers, secondsByQuestion, withMarks } from './grade.ts'
import { settlePerson } from './person.service.ts'
import { hashAnswers, receiptCode } from './receipt.ts'
import type { Versions } from './versions.service.ts'

type FinishEvent = Extract<AttemptEvent, 'submit' | 'time_over' | 'leave_limit' | 'take_sealed'>
const REASONS = {
  submit: 'learner',
  time_over: 'time_over',
  leave_limit: 'leave_limit',
  take_sealed: 'sealed',
} as const

export interface FinishService {
  /** Hands in what is stored, scores it and stores the receipt. `attempt` must come from a locked read. */
  finish(tx: Tx, attempt: AttemptRow, event: FinishEvent): Promise<AttemptRow>
  receipt(db: Db, attempt: AttemptRow): Promise<ExamReceipt>
  parts(attempt: AttemptRow): Promise<AnswerPart[]>
}

type Parts = Pick<Kernel, 'clock' | 'events' | 'secrets'>

export const RECEIPT_KEY = 'exam.receipt'

function step(state: AttemptRow['state'], event: AttemptEvent): AttemptRow['state'] {
  const next = nextAttemptState(state, event)
  if (!next) throw fail('exam.handed_in')
  return next
}

/** The server hands in at the deadline, even when its job runs later. A sealed file does not move the end. */
function endOf({ deadline, submittedAt }: AttemptRow, event: FinishEvent, now: Date): Date {
  if (event === 'take_sealed') return submittedAt ?? deadline ?? now
  return event === 'time_over' && deadline ? deadline : now
}

export function createFinishService({ clock, events, secrets }: Parts, versions: Versions): FinishService {
  const parts = async ({ paper }: AttemptRow) => partsOf(paper, await versions.forPaper(paper))

  return {
    parts,

    async finish(tx, attempt, event) {
      const submitted = step(attempt.state, event)
      const exam = await attemptRepo.examOf(tx, attempt.examId)
      if (!exam?.document) throw new Error(`exam ${attempt.examId} has no edition`)
      const operations = await attemptRepo.lastOperations(tx, attempt.id)
      const given = new Map(operations.map(({ questionKey, answer }) => [questionKey, answer]))
      const graded = gradeAnswers(await parts(attempt), given, attempt.paper.partialRule)
      // Marks that a person gave stay with an answer that has not changed.
      const grade = withMarks(graded, event === 'take_sealed' ? await attemptRepo.answers(tx, attempt.id) : [])
      const seconds = secondsByQuestion(await attemptRepo.operationTimes(tx, attempt.id), attempt.startedAt)
      if (attempt.submittedAt) await attemptRepo.removeAnswers(tx, attempt.id)
      await attemptRepo.addAnswers(
        tx,
        attempt.id,
        grade.answers.map((answer) => ({
          ...answer,
          seconds: Math.round(seconds.get(answer.questionKey) ?? 0),
        })),
      )
      const now = clock.now()
      const submittedAt = endOf(attempt, event, now)
      const { isToMark, objectiveScore, subjectiveScore } = grade
      const score = objectiveScore + subjectiveScore
      const isQualified = score >= attempt.passScore
      const changed = await attemptRepo.change(tx, attempt.id, {
        state: step(submitted, isToMark ? 'await_marks' : 'mark_all'),
        submittedAt,
        submitReason: REASONS[event],
        answersHash: hashAnswers(operations),
        objectiveScore,
        ...(isToMark
          ? { subjectiveScore: null, score: null, isQualified: null, finishedAt: null }
          : { subjectiveScore, score, isQualified, finishedAt: now }),
      })
      if (!changed) throw new Error(`attempt ${attempt.id} does not exist`)
      const { examId, userId, collegeId } = attempt
      const { gradeMethod, points, certificateId } = exam.document
      const isFirstPass = await settlePerson(tx, { examId, userId, collegeId, gradeMethod, now })
      const told = { attemptId: attempt.id, examId, userId, collegeId, at: now }
      await events.emit(tx, 'exam.handed-in', { ...told, isToMark })
      if (!isToMark) await events.emit(tx, 'exam.finished', { ...told, score, isQualified })
      if (isFirstPass)
        await events.emit(tx, 'exam.passed', { examId, userId, collegeId, points, certificateId, at: now })
      return changed
    },

    async receipt(db, { id, submittedAt, answersHash }) {
      if (!submittedAt || answersHash === null) throw fail('exam.still_running')
      const answers = await attemptRepo.answers(db, id)
      return {
        code: receiptCode(secrets.keyFor(RECEIPT_KEY), { attemptId: id, submittedAt, answersHash }),
        answersHash,
        submittedAt: submittedAt.toISOString(),
        answered: answers.filter(({ answer }) => isAnswered(answer ?? undefined)).length,
        total: answers.length,
      }
    },
  }
}
