import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { choiceOf } from '../../org/index.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { type ExamScope, reportRepo } from './report.repo.ts'

/** The exam of a report, with its audience. Deleted exams can be reported too. */
export async function reportOn(db: Db, collegeId: CollegeId, examId: ExamId) {
  const exam = await reportRepo.exam(db, collegeId, examId)
  if (!exam) throw fail('exam.unknown')
  const scope: ExamScope = { examId, collegeId, audience: await choiceOf(db, exam.audienceId) }
  return { exam, scope }
}
