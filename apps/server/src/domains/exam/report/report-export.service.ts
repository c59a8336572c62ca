import { join } from 'node:path'
import type { CallBody } from '@sands/contract/calls'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, plainName, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { BatchKind } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import type { QuestionReports } from './question-report.service.ts'
import { reportRepo } from './report.repo.ts'
import { cellsFor, DEPARTMENT_HEADINGS, PERSON_HEADINGS, QUESTION_HEADINGS, RESULT_HEADINGS } from './report-cells.ts'
import { reportNumbersRepo } from './report-numbers.repo.ts'
import { reportOn } from './report-subject.service.ts'

export type ReportInput = CallBody<'POST /sands-lms/api/v1/manage/exam/report/export'>

/** The most rows that the process for spreadsheets can handle. */
export const MOST_ROWS = 100_000
export const ROWS_AT_ONCE = 500
const MOST_DEPARTMENTS = 5000

type Parts = Pick<Kernel, 'database' | 'workshop'>

/** Exports one exam: people with their results, questions with their statistics, and departments. */
export function reportExport(
  { database, workshop }: Parts,
  questions: Pick<QuestionReports, 'all'>,
  mostRows = MOST_ROWS,
): BatchKind<ReportInput> {
  const tables = createTableProcess({ workshop })
  const db = database.primary

  async function sheet(path: string, rows: readonly SheetCell[][]): Promise<string> {
    const file = createRowFile(path)
    await file.add(rows)
    await file.end()
    return file.path
  }

  return {
    name: 'exam.report',
    isGuarded: true,
    async run(work) {
      const { actor, input, language, folder } = work
      await expectCurrentRight(db, actor, 'exam.report')
      const { examId, ...filter } = input
      const { exam, scope } = await reportOn(db, actor.collegeId, examId)
      const cells = cellsFor(work)
      const total = await reportRepo.count(db, scope, filter)
      const ids = await reportRepo.all(db, scope, filter, mostRows)
      const people = createRowFile(join(folder, 'people'))
      await people.add([cells.headings([...PERSON_HEADINGS, ...RESULT_HEADINGS])])
      for (let done = 0; done < ids.length; done += ROWS_AT_ONCE) {
        await work.step(done, ids.length)
        const found = await reportRepo.byIds(db, scope, ids.slice(done, done + ROWS_AT_ONCE))
        await people.add(found.map((row) => [...cells.person(row), ...cells.result(row)]))
      }
      await people.end()
      const asked = await questions.all(actor, examId)
      const departments = await reportNumbersRepo.departments(db, scope, { size: MOST_DEPARTMENTS, offset: 0 })
      const sheets = [
        { rowsPath: people.path, name: errorText('exam.report.sheet.people', language) },
        {
          rowsPath: await sheet(join(folder, 'questions'), [
            cells.headings(QUESTION_HEADINGS),
            ...asked.questions.map(cells.question),
          ]),
          name: errorText('exam.report.sheet.questions', language),
        },
        {
          rowsPath: await sheet(join(folder, 'departments'), [
            cells.headings(DEPARTMENT_HEADINGS),
            ...departments.map(cells.department),
          ]),
          name: errorText('exam.report.sheet.departments', language),
        },
      ]
      await work.step(ids.length, ids.length)
      const path = join(folder, 'report.xlsx')
      await tables.write({ sheets, path })
      const left = total - ids.length
      const name = `${plainName(`${exam.title} ${errorText('exam.report.file.report', language)}`)}.xlsx`
      return {
        counts: { rows: ids.length, ...(left > 0 && { left }) },
        file: { name, path, contentType: XLSX_TYPE },
      }
    },
  }
}
