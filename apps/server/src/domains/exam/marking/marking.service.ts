import type { CallBody, CallData } from '@sands/contract/calls'
import type { MarkingPaper } from '@sands/contract/exam/marking.model'
import type { ReviewClaim } from '@sands/contract/review/review.model'
import { markVerdict } from '@sands/rules/exam/marking'
import { REVIEW_BIZ } from '@sands/rules/review'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { HeldItem, ReviewQueue } from '../../review/index.ts'
import { type AnswerRow, type AttemptId, type AttemptRow, attemptRepo } from '../attempt/attempt.repo.ts'
import { isByHand } from '../attempt/grade.ts'
import type { ExamId } from '../attempt/learner-exam.repo.ts'
import { paperFiles } from '../attempt/paper-files.service.ts'
import type { Versions } from '../attempt/versions.service.ts'
import { bizOf, namedOf } from './exam-review.service.ts'
import { presentPaper } from './marking.present.ts'
import { markingRepo } from './marking.repo.ts'
import { storeMarks } from './marks.service.ts'
import { settleScore } from './settle-score.service.ts'

type Marking = CallBody<'POST /sands-lms/api/v1/review/exam/save'>
type Saved = CallData<'POST /sands-lms/api/v1/review/exam/save'>
type Finished = CallData<'POST /sands-lms/api/v1/review/exam/finish'>

export interface MarkingService {
  paper(viewer: Viewer, id: AttemptId): Promise<MarkingPaper>
  claim(viewer: Viewer, id: AttemptId): Promise<ReviewClaim>
  release(viewer: Viewer, id: AttemptId): Promise<null>
  save(viewer: Viewer, marking: Marking): Promise<Saved>
  finish(tx: Tx, viewer: Viewer, marking: Marking): Promise<Finished>
  finishMarked(tx: Tx, viewer: Viewer, examId: ExamId): Promise<{ finished: number; left: number }>
}

export interface MarkingParts {
  queue: ReviewQueue
  versions: Versions
  media: Pick<MediaService, 'shownResources'>
}

const MOST_AT_ONCE = 100
const flag = (value: boolean | null) => (value === null ? null : value ? 1 : 0)

export function createMarkingService(kernel: Kernel, { queue, versions, media }: MarkingParts): MarkingService {
  const { database, clock, audit } = kernel

  /** Locks the attempt and claims it. Always the attempt first, as handing in does. */
  async function hold(
    tx: Tx,
    viewer: Viewer,
    id: AttemptId,
  ): Promise<{ attempt: AttemptRow; held: HeldItem & { claim: ReviewClaim } }> {
    const attempt = await attemptRepo.lockAny(tx, id)
    if (!attempt) throw fail('review.unknown')
    const held = await queue.hold(tx, viewer, namedOf(id))
    if (attempt.state !== 'in_review') throw fail('review.unknown')
    return { attempt, held }
  }

  const commentOf = (comment: string | undefined) =>
    comment === undefined ? {} : { comment: plainText(comment) || null }

  async function finish(
    tx: Tx,
    viewer: Viewer,
    {
      attempt,
      held,
      answers,
      comment,
    }: { attempt: AttemptRow; held: HeldItem; answers: AnswerRow[]; comment?: string },
  ): Promise<Finished> {
    const byHand = answers.filter(isByHand)
    const open = byHand.filter(({ score }) => score === null)
    if (open.length > 0) throw fail('exam.marks_missing', { count: open.length })
    for (const { questionKey, score, maxScore } of byHand)
      await markingRepo.mark(tx, { attemptId: attempt.id, questionKey }, { verdict: markVerdict(score ?? 0, maxScore) })
    const subjectiveScore = byHand.reduce((sum, { score }) => sum + (score ?? 0), 0)
    const { objectiveScore, passScore } = attempt
    const changed = await settleScore(kernel, tx, {
      attempt,
      scores: { objectiveScore: objectiveScore ?? 0, subjectiveScore, passScore, ...commentOf(comment) },
    })
    await queue.close(tx, viewer, held.item)
    const exam = await attemptRepo.examOf(tx, attempt.examId)
    await audit.record(tx, viewer, {
      action: 'exam.attempt.marked',
      subject: { kind: 'attempt', id: attempt.id, name: exam?.title ?? '' },
      after: { score: changed.score, isQualified: changed.isQualified },
    })
    return { score: changed.score ?? 0, isQualified: changed.isQualified ? 1 : 0 }
  }

  return {
    async paper(viewer, id) {
      const db = database.primary
      const held = await queue.get(db, viewer, namedOf(id))
      const attempt = await attemptRepo.anyById(db, id)
      const [exam] = attempt ? await markingRepo.exams(db, viewer.collegeId, [attempt.examId]) : []
      if (!attempt?.submittedAt || !attempt.submitReason || !exam?.document) throw fail('review.unknown')
      const answers = await attemptRepo.answers(db, id)
      const fileIds = answers.flatMap(({ answer }) => answer?.fileIds ?? [])
      const around = {
        versions: await versions.forPaper(attempt.paper),
        shown: await paperFiles(db, media, attempt.paper),
        files: await media.shownResources(db, fileIds),
        markers: await markingRepo.markers(db, [...new Set(answers.flatMap(({ markedBy }) => markedBy ?? []))]),
      }
      const { isAnonymous = false, shuffleOptions } = exam.document
      const people = isAnonymous ? undefined : await markingRepo.people(db, viewer.collegeId, [attempt.userId])
      return {
        examRecordId: id,
        examId: attempt.examId,
        examName: exam.title,
        number: attempt.number,
        person: people?.get(attempt.userId) ?? null,
        state: attempt.state,
        submittedAt: attempt.submittedAt.toISOString(),
        submitReason: attempt.submitReason,
        leaves: attempt.leaves,
        totalScore: attempt.totalScore,
        passScore: attempt.passScore,
        objectiveScore: attempt.objectiveScore ?? 0,
        score: attempt.score,
        isQualified: flag(attempt.isQualified),
        comment: attempt.comment,
        claim: held.claim,
        reviewerName: held.reviewerName,
        sections: presentPaper(attempt, answers, { around, shuffleOptions }),
      }
    },

    claim: (viewer, id) => database.transaction(async (tx) => (await hold(tx, viewer, id)).held.claim),

    release: (viewer, id) =>
      database.transaction(async (tx) => {
        await queue.release(tx, viewer, namedOf(id))
        return null
      }),

    save: (viewer, { examRecordId, marks, comment }) =>
      database.transaction(async (tx) => {
        const { attempt, held } = await hold(tx, viewer, examRecordId)
        const now = clock.now()
        const answers = await storeMarks(tx, versions, { attempt, marks, markerId: viewer.userId, now })
        if (comment !== undefined) await attemptRepo.change(tx, attempt.id, commentOf(comment))
        const left = answers.filter(({ verdict, score }) => verdict === 'to_mark' && score === null).length
        return { savedAt: now.toISOString(), claim: held.claim, left }
      }),

    async finish(tx, viewer, { examRecordId, marks, comment }) {
      const { attempt, held } = await hold(tx, viewer, examRecordId)
      const answers = await storeMarks(tx, versions, { attempt, marks, markerId: viewer.userId, now: clock.now() })
      return finish(tx, viewer, { attempt, held, answers, ...(comment !== undefined && { comment }) })
    },

    async finishMarked(tx, viewer, examId) {
      await queue.expectBiz(tx, viewer, { bizType: REVIEW_BIZ.exam, bizId: bizOf(examId) })
      const scope = queue.scope(viewer, REVIEW_BIZ.exam)
      const ready = await markingRepo.ready(tx, examId, { scope, viewerId: viewer.userId, now: clock.now() })
      const chosen = ready.slice(0, MOST_AT_ONCE)
      for (const id of chosen) {
        const { attempt, held } = await hold(tx, viewer, id)
        await finish(tx, viewer, { attempt, held, answers: await attemptRepo.answers(tx, id) })
      }
      return { finished: chosen.length, left: ready.length - chosen.length }
    },
  }
}
