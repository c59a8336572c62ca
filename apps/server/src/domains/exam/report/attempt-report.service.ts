import type { CallQuery } from '@sands/contract/calls'
import type { ExamPersonReport, IntegrityRow, ReportedAttempt } from '@sands/contract/exam/report.model'
import type { PageOf, UserId } from '@sands/contract/kernel/schema'
import { REVIEW_PARTS } from '@sands/rules/exam/state'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { AttemptId } from '../attempt/attempt.repo.ts'
import { paperFiles } from '../attempt/paper-files.service.ts'
import { presentReview } from '../attempt/result.present.ts'
import { createVersions } from '../attempt/versions.service.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { attemptReportRepo } from './attempt-report.repo.ts'
import { presentAttemptSummary, presentNote, presentPersonRow } from './report.present.ts'
import { reportRepo } from './report.repo.ts'
import { reportOn } from './report-subject.service.ts'

/** What single people did: their attempts, answers, and events that somebody may want to look at. */
export interface AttemptReports {
  person(viewer: Viewer, wanted: { examId: ExamId; userId: UserId }): Promise<ExamPersonReport>
  attempt(viewer: Viewer, id: AttemptId): Promise<ReportedAttempt>
  integrity(
    viewer: Viewer,
    request: CallQuery<'GET /sands-lms/api/v1/manage/exam/report/integrity'>,
  ): Promise<PageOf<IntegrityRow>>
}

export function createAttemptReports(
  kernel: Pick<Kernel, 'database'>,
  media: Pick<MediaService, 'shownResources'>,
): AttemptReports {
  const { database } = kernel
  const versions = createVersions(kernel)
  return {
    async person({ collegeId }, { examId, userId }) {
      const db = database.replica()
      const { exam, scope } = await reportOn(db, collegeId, examId)
      const [person] = await reportRepo.byIds(db, scope, [userId])
      if (!person) throw fail('kernel.not_found')
      const attempts = await attemptReportRepo.ofPerson(db, { examId, collegeId, userId })
      const ids = attempts.map(({ id }) => id)
      const takeOvers = await attemptReportRepo.takeOvers(db, ids)
      return {
        examTitle: exam.title,
        person: presentPersonRow(person),
        attempts: attempts.map((row) => presentAttemptSummary(row, takeOvers.get(row.id) ?? 0)),
      }
    },

    async attempt({ collegeId }, id) {
      const db = database.replica()
      const attempt = await attemptReportRepo.byId(db, collegeId, id)
      if (!attempt || attempt.state === 'void') throw fail('exam.attempt_unknown')
      const [names, takeOvers, notes, answers, content, files] = await Promise.all([
        attemptReportRepo.names(db, collegeId, [attempt.userId]),
        attemptReportRepo.takeOvers(db, [id]),
        attemptReportRepo.notes(db, id),
        attemptReportRepo.answers(db, id),
        versions.forPaper(attempt.paper),
        paperFiles(db, media, attempt.paper),
      ])
      const person = names.get(attempt.userId)
      if (!person) throw fail('exam.attempt_unknown')
      const parts = new Set(REVIEW_PARTS)
      const isThere = attempt.submittedAt !== null
      return {
        examId: attempt.examId,
        examTitle: attempt.examTitle,
        userId: person.userId,
        name: person.name,
        userName: person.userName,
        departmentName: person.departmentName,
        attempt: presentAttemptSummary(attempt, takeOvers.get(id) ?? 0),
        // While it runs, there are no answers that count yet.
        sections: isThere
          ? presentReview({ attempt, versions: content, answers, parts, files, shuffleOptions: false })
          : null,
        seconds: Object.fromEntries(answers.map(({ questionKey, seconds }) => [questionKey, seconds])),
        notes: notes.map(presentNote),
      }
    },

    async integrity({ collegeId }, { examId, ...request }) {
      const db = database.replica()
      await reportOn(db, collegeId, examId)
      const [records, total] = await Promise.all([
        attemptReportRepo.integrity(db, { examId, collegeId }, pageWindow(request)),
        attemptReportRepo.countIntegrity(db, examId),
      ])
      return pageOf(records, total, request)
    },
  }
}
