import { join } from 'node:path'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, plainName, timeIn, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { BatchKind, BatchWork } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import type { CourseId } from '../edit/course-edit.repo.ts'
import { type ReportFilter, type ReportPerson, reportRepo } from './report.repo.ts'
import { reportOn } from './report-subject.service.ts'

export type ReportInput = ReportFilter & { courseId: CourseId }

export const ROWS_AT_ONCE = 500
/** Columns that identify a person. */
export const PERSON_HEADINGS = ['org.column.user_name', 'org.column.name', 'org.column.department'] as const
/** Columns with the progress of a person in a course. */
export const STUDY_HEADINGS = [
  'course.column.state',
  'course.column.percent',
  'course.column.time',
  'course.column.started',
  'course.column.last',
  'course.column.finished',
] as const

/** The cells below these headings. */
export function cellsFor({ language, timeZone }: Pick<BatchWork<object>, 'language' | 'timeZone'>) {
  const time = timeIn(timeZone)
  return {
    person: ({ userName, name, departmentName }: ReportPerson): string[] => [userName, name, departmentName],
    study: (row: ReportPerson): SheetCell[] => [
      errorText(`course.state.${row.state}`, language),
      { number: row.percent },
      { duration: row.seconds },
      time(row.startTime),
      time(row.lastTime),
      time(row.finishTime),
    ],
  }
}

export function reportExport({ database, workshop }: Pick<Kernel, 'database' | 'workshop'>): BatchKind<ReportInput> {
  const tables = createTableProcess({ workshop })
  const db = database.primary
  return {
    name: 'course.report',
    isGuarded: true,
    async run(work) {
      const { actor, input, language, folder } = work
      await expectCurrentRight(db, actor, 'course.reports.view')
      const { courseId, ...filter } = input
      const { course, scope } = await reportOn(db, actor.collegeId, courseId)
      const ids = await reportRepo.all(db, scope, filter)
      const { person, study } = cellsFor(work)
      const rows = createRowFile(join(folder, 'rows'))
      await rows.add([[...PERSON_HEADINGS, ...STUDY_HEADINGS].map((key) => errorText(key, language))])
      for (let done = 0; done < ids.length; done += ROWS_AT_ONCE) {
        await work.step(done, ids.length)
        const found = await reportRepo.byIds(db, scope, ids.slice(done, done + ROWS_AT_ONCE))
        await rows.add(found.map((row) => [...person(row), ...study(row)]))
      }
      await work.step(ids.length, ids.length)
      await rows.end()
      const path = join(folder, 'report.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      const name = `${plainName(`${course.title} ${errorText('course.file.report', language)}`)}.xlsx`
      return { counts: { rows: ids.length }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
}
