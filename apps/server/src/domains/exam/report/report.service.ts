import type { CallQuery } from '@sands/contract/calls'
import type { ExamDepartment, ExamPersonRow, ExamReport, ReportedExam } from '@sands/contract/exam/report.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import { passScoreOf } from '@sands/rules/exam/attempt'
import { SCORE_BANDS, scoreBand } from '@sands/rules/exam/statistics'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { presentExamState, presentNumbers, presentPersonRow, presentReportedExam } from './report.present.ts'
import { reportRepo } from './report.repo.ts'
import { reportExamRepo } from './report-exam.repo.ts'
import { reportNumbersRepo } from './report-numbers.repo.ts'
import { reportOn } from './report-subject.service.ts'

type Query<Name extends 'exams' | 'page' | 'departments'> =
  CallQuery<`GET /sands-lms/api/v1/manage/exam/report/${Name}`>

/** How exams went: the numbers of all exams, of one exam, of departments and people. */
export interface ExamReports {
  exams(viewer: Viewer, request: Query<'exams'>): Promise<PageOf<ReportedExam>>
  summary(viewer: Viewer, examId: ExamId): Promise<ExamReport>
  page(viewer: Viewer, request: Query<'page'>): Promise<PageOf<ExamPersonRow>>
  departments(viewer: Viewer, request: Query<'departments'>): Promise<PageOf<ExamDepartment>>
}

function bandsOf(scores: readonly { score: number; people: number }[], totalScore: number): number[] {
  const bands = Array.from({ length: SCORE_BANDS }, () => 0)
  for (const { score, people } of scores) {
    const band = scoreBand(score, totalScore)
    bands[band] = (bands[band] ?? 0) + people
  }
  return bands
}

export const createExamReports = ({ database }: Pick<Kernel, 'database'>): ExamReports => ({
  async exams({ collegeId }, { keyWord, state, ...request }) {
    const db = database.replica()
    const filter = { keyWord, state }
    const [rows, total] = await Promise.all([
      reportExamRepo.page(db, collegeId, { ...filter, ...pageWindow(request) }),
      reportExamRepo.total(db, collegeId, filter),
    ])
    const examIds = rows.map(({ id }) => id)
    const numbers = await reportExamRepo.numbers(db, collegeId, examIds)
    return pageOf(
      rows.map((row) => presentReportedExam(row, numbers.get(row.id))),
      total,
      request,
    )
  },

  async summary({ collegeId }, examId) {
    const db = database.replica()
    const { exam, scope } = await reportOn(db, collegeId, examId)
    const [{ inProgress, inReview, median, highest, lowest, ...numbers }, scores, audience] = await Promise.all([
      reportNumbersRepo.exam(db, examId),
      reportNumbersRepo.scores(db, examId),
      reportNumbersRepo.audience(db, scope),
    ])
    return {
      title: exam.title,
      state: presentExamState(exam),
      opensAt: exam.opensAt?.toISOString() ?? null,
      closesAt: exam.closesAt?.toISOString() ?? null,
      totalScore: exam.totalScore,
      passScore: passScoreOf(exam.totalScore, exam.document?.passPercent ?? 0),
      audience: audience.people,
      notTaken: audience.notTaken,
      inProgress,
      inReview,
      ...presentNumbers(numbers),
      median,
      highest,
      lowest,
      bands: bandsOf(scores, exam.totalScore),
    }
  },

  async page({ collegeId }, { examId, state, departmentId, keyWord, ...request }) {
    const db = database.replica()
    const { scope } = await reportOn(db, collegeId, examId)
    const filter = { state, departmentId, keyWord }
    const [ids, total] = await Promise.all([
      reportRepo.page(db, scope, { filter, ...pageWindow(request) }),
      reportRepo.count(db, scope, filter),
    ])
    return pageOf((await reportRepo.byIds(db, scope, ids)).map(presentPersonRow), total, request)
  },

  async departments({ collegeId }, { examId, ...request }) {
    const db = database.replica()
    const { scope } = await reportOn(db, collegeId, examId)
    const [rows, total] = await Promise.all([
      reportNumbersRepo.departments(db, scope, pageWindow(request)),
      reportNumbersRepo.countDepartments(db, scope),
    ])
    const records = rows.map(({ departmentId, name, people, ...numbers }) => ({
      departmentId,
      name,
      people,
      ...presentNumbers(numbers),
    }))
    return pageOf(records, total, request)
  },
})
