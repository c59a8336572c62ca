import { join } from 'node:path'
import type { CallBody } from '@sands/contract/calls'
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { presentReportedExam } from './report.present.ts'
import { reportRepo } from './report.repo.ts'
import { cellsFor, EXAM_HEADINGS, PERSON_HEADINGS, RESULT_HEADINGS } from './report-cells.ts'
import { type ListedReport, reportExamRepo } from './report-exam.repo.ts'
import { MOST_ROWS, ROWS_AT_ONCE } from './report-export.service.ts'

export type AllReportsInput = CallBody<'POST /sands-lms/api/v1/manage/exam/report/export-all'>

const EXAMS_AT_ONCE = 500

/** Exports all exams with their numbers, and everybody who took them with their results. */
export function allReportsExport(
  { database, workshop }: Pick<Kernel, 'database' | 'workshop'>,
  mostRows = MOST_ROWS,
): BatchKind<AllReportsInput> {
  const tables = createTableProcess({ workshop })

  async function examsOf(collegeId: CollegeId, { keyWord, state }: AllReportsInput): Promise<ListedReport[]> {
    const found: ListedReport[] = []
    for (;;) {
      const window = { size: EXAMS_AT_ONCE, offset: found.length }
      const rows = await reportExamRepo.page(database.replica(), collegeId, { keyWord, state, ...window })
      found.push(...rows)
      if (rows.length < EXAMS_AT_ONCE) return found
    }
  }

  return {
    name: 'exam.all-reports',
    isGuarded: true,
    async run(work) {
      const { actor, input, language, folder } = work
      const { collegeId } = actor
      await expectCurrentRight(database.primary, actor, 'exam.report')
      const cells = cellsFor(work)
      const exams = await examsOf(collegeId, input)
      const examRows = createRowFile(join(folder, 'exams'))
      const personRows = createRowFile(join(folder, 'people'))
      await examRows.add([cells.headings(EXAM_HEADINGS)])
      await personRows.add([cells.headings([...PERSON_HEADINGS, 'exam.report.column.exam', ...RESULT_HEADINGS])])
      let [rows, left] = [0, 0]
      for (const [done, exam] of exams.entries()) {
        await work.step(done, exams.length)
        const db = database.replica()
        const numbers = await reportExamRepo.numbers(db, collegeId, [exam.id], input.departmentId)
        const shown = presentReportedExam(exam, numbers.get(exam.id))
        await examRows.add([cells.exam(shown)])
        const scope = { examId: exam.id, collegeId, audience: EVERYONE }
        const takers: UserId[] = await reportExamRepo.takers(db, scope, input.departmentId, mostRows - rows)
        for (let from = 0; from < takers.length; from += ROWS_AT_ONCE) {
          const found = await reportRepo.byIds(db, scope, takers.slice(from, from + ROWS_AT_ONCE))
          await personRows.add(found.map((row) => [...cells.person(row), exam.title, ...cells.result(row)]))
          await work.step(done, exams.length)
        }
        rows += takers.length
        left += Math.max(0, shown.taken - takers.length)
      }
      await work.step(exams.length, exams.length)
      await Promise.all([examRows.end(), personRows.end()])
      const path = join(folder, 'reports.xlsx')
      const sheets = [
        { rowsPath: examRows.path, name: errorText('exam.report.sheet.exams', language) },
        { rowsPath: personRows.path, name: errorText('exam.report.sheet.people', language) },
      ]
      await tables.write({ sheets, path })
      return {
        counts: { exams: exams.length, rows, ...(left > 0 && { left }) },
        file: { name: `${errorText('exam.report.file.reports', language)}.xlsx`, path, contentType: XLSX_TYPE },
      }
    },
  }
}
