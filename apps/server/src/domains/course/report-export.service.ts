import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { errorText } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { BatchKind, BatchWork } from '../ops/index.ts'
import { createTableProcess, expectStillHeld } from '../org/index.ts'
import type { CourseId } from './course-edit.repo.ts'
import { type ReportFilter, type ReportPerson, reportRepo } from './report.repo.ts'
import { reportOn } from './report.service.ts'

export type ReportInput = ReportFilter & { courseId: CourseId }

const ROWS_AT_ONCE = 500
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const HEADINGS = [
  'org.column.user_name',
  'org.column.name',
  'org.column.department',
  'course.column.state',
  'course.column.percent',
  'course.column.time',
  'course.column.started',
  'course.column.last',
  'course.column.finished',
] as const

const two = (number: number): string => String(number).padStart(2, '0')

/** Hours, minutes and seconds: 1:05:09. */
const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

/** As spreadsheets read and sort it, in the time of whoever asked; empty for what has not happened. */
function timeIn(timeZone: string): (at: string | null) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => (at === null ? '' : format.format(new Date(at)))
}

/** Without what some systems allow in no name. */
const plainName = (title: string): string => title.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim()

export function reportExport({ database }: Pick<Kernel, 'database'>): BatchKind<ReportInput> {
  const tables = createTableProcess()
  const db = database.primary

  function cellsOf({ language, timeZone }: BatchWork<ReportInput>): (row: ReportPerson) => string[] {
    const time = timeIn(timeZone)
    return (row) => [
      row.userName,
      row.name,
      row.departmentName,
      errorText(`course.state.${row.state}`, language),
      String(row.percent),
      lengthOf(row.seconds),
      time(row.startTime),
      time(row.lastTime),
      time(row.finishTime),
    ]
  }

  return {
    name: 'course.report',
    async run(work) {
      const { actor, input, language, folder } = work
      await expectStillHeld(db, actor, 'course.reports.view')
      const { courseId, ...filter } = input
      const { course, scope } = await reportOn(db, actor.collegeId, courseId)
      const ids = await reportRepo.all(db, scope, filter)
      const cells = cellsOf(work)
      const rowsPath = join(folder, 'rows')
      const out = createWriteStream(rowsPath, { mode: 0o600 })
      const line = (row: readonly string[]) => `${JSON.stringify(row)}\n`
      out.write(line(HEADINGS.map((key) => errorText(key, language))))
      for (let done = 0; done < ids.length; done += ROWS_AT_ONCE) {
        await work.step(done, ids.length)
        const found = await reportRepo.byIds(db, scope, ids.slice(done, done + ROWS_AT_ONCE))
        if (!out.write(found.map((row) => line(cells(row))).join(''))) await once(out, 'drain')
      }
      await work.step(ids.length, ids.length)
      out.end()
      await once(out, 'finish')
      const path = join(folder, 'report.xlsx')
      await tables.write({ rowsPath, path })
      const name = `${plainName(`${course.title} ${errorText('course.file.report', language)}`)}.xlsx`
      return { counts: { rows: ids.length }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
}
