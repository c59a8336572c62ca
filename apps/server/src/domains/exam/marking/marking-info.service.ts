import type { CallData, CallQuery } from '@sands/contract/calls'
import type { MarkedQuestion, MarkingInfo } from '@sands/contract/exam/marking.model'
import type { Id } from '@sands/contract/kernel/schema'
import { REVIEW_BIZ } from '@sands/rules/review'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { presentClaim } from '../../review/index.ts'
import type { ExamId } from '../attempt/learner-exam.repo.ts'
import { filesOfVersions } from '../attempt/paper-files.service.ts'
import { bizOf } from './exam-review.service.ts'
import { filesOf, presentQuestion, presentSolution } from './marking.present.ts'
import { markingRepo } from './marking.repo.ts'
import type { MarkingParts } from './marking.service.ts'

type AnswerPage = CallData<'GET /sands-lms/api/v1/review/exam/answer/page'>
type AnswerQuery = CallQuery<'GET /sands-lms/api/v1/review/exam/answer/page'>

export interface MarkingInfoService {
  info(viewer: Viewer, examId: ExamId): Promise<MarkingInfo>
  question(
    viewer: Viewer,
    wanted: { examId: ExamId; questionId: Id<'question'>; part: string },
  ): Promise<MarkedQuestion>
  answers(viewer: Viewer, wanted: AnswerQuery): Promise<AnswerPage>
}

export function createMarkingInfoService(
  { database, clock }: Kernel,
  { queue, media }: MarkingParts,
): MarkingInfoService {
  const db = database.primary

  async function examOf(viewer: Viewer, examId: ExamId) {
    await queue.expectBiz(db, viewer, { bizType: REVIEW_BIZ.exam, bizId: bizOf(examId) })
    const [exam] = await markingRepo.exams(db, viewer.collegeId, [examId])
    if (!exam?.document) throw fail('review.unknown')
    return { ...exam, isAnonymous: exam.document.isAnonymous ?? false }
  }

  return {
    async info(viewer, examId) {
      const exam = await examOf(viewer, examId)
      const scope = queue.scope(viewer, REVIEW_BIZ.exam)
      const who = { scope, viewerId: viewer.userId, now: clock.now() }
      const [counts, questions, ready, reviewers] = await Promise.all([
        markingRepo.counts(db, examId, who),
        markingRepo.questions(db, examId, scope),
        markingRepo.ready(db, examId, who),
        queue.reviewers(db, REVIEW_BIZ.exam, bizOf(examId)),
      ])
      return {
        examId,
        examName: exam.title,
        startTime: exam.opensAt?.toISOString() ?? null,
        endTime: exam.closesAt?.toISOString() ?? null,
        questionNum: exam.questionNum,
        totalScore: exam.totalScore,
        isAnonymous: exam.isAnonymous,
        ...counts,
        ready: ready.length,
        reviewers: reviewers.map(({ userId, name }) => ({ userId, name })),
        questions,
      }
    },

    async question(viewer, { examId, questionId, part }) {
      const exam = await examOf(viewer, examId)
      const version = await markingRepo.versionOf(db, examId, questionId)
      if (!version) throw fail('review.unknown')
      const files = await filesOfVersions(db, media, [version.id])
      return {
        questionId,
        part,
        examName: exam.title,
        isAnonymous: exam.isAnonymous,
        body: presentQuestion(version.body, files),
        solution: presentSolution(version.solution, files),
      }
    },

    async answers(viewer, { current, size, isMarked, ...wanted }) {
      const { isAnonymous } = await examOf(viewer, wanted.examId)
      const request = { ...(current && { current }), ...(size && { size }) }
      const filter = {
        ...wanted,
        scope: queue.scope(viewer, REVIEW_BIZ.exam),
        ...(isMarked !== undefined && { isMarked: isMarked === 1 }),
      }
      const window = pageWindow(request)
      const rows = await markingRepo.answers(db, filter, window)
      const total =
        rows[0]?.all ?? (window.offset > 0 ? ((await markingRepo.answers(db, filter, 'count'))[0]?.all ?? 0) : 0)
      const fileIds = rows.flatMap(({ answer }) => answer.answer?.fileIds ?? [])
      const files = await media.shownResources(db, fileIds)
      const now = clock.now()
      const records = rows.map(({ answer, item, claimedByName, person }) => ({
        examRecordId: answer.attemptId,
        questionKey: answer.questionKey,
        person: isAnonymous ? null : person,
        answer: answer.answer,
        maxScore: answer.maxScore,
        score: answer.score,
        rubric: answer.rubric,
        comment: answer.comment,
        claim: presentClaim(item, { name: claimedByName, viewerId: viewer.userId, now }),
        files: filesOf(answer, files),
      }))
      return pageOf(records, total, request)
    },
  }
}
