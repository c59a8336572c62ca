import { join } from 'node:path'
import type { CallBody } from '@sands/contract/calls'
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, timeIn, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { BatchKind, BatchWork } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import { presentReportedCourse } from './report.present.ts'
import { reportRepo } from './report.repo.ts'
import { type LearnersOf, reportAllRepo } from './report-all.repo.ts'
import { type ReportedCourseRow, reportCourseRepo } from './report-course.repo.ts'
import { cellsFor, PERSON_HEADINGS, ROWS_AT_ONCE, STUDY_HEADINGS } from './report-export.service.ts'

export type AllReportsInput = CallBody<'POST /sands-lms/api/v1/manage/course/report/export-all'>

/** The most rows that the process for spreadsheets can handle. */
const MOST_ROWS = 100_000
const COURSES_AT_ONCE = 500
const COURSE_HEADINGS = [
  'course.column.title',
  'course.column.reported',
  'course.column.published',
  'course.column.learners',
  'course.column.finishers',
  'course.column.rate',
  'course.column.time',
] as const
const LEARNED_HEADINGS = [...PERSON_HEADINGS, 'course.column.title', ...STUDY_HEADINGS] as const

type Work = BatchWork<AllReportsInput>

/**
 * Exports all courses with their numbers, and all learners with their results. Courses are in the order of the report
 * list.
 */
export function allReportsExport(
  { database, workshop }: Pick<Kernel, 'database' | 'workshop'>,
  mostRows = MOST_ROWS,
): BatchKind<AllReportsInput> {
  const tables = createTableProcess({ workshop })

  async function coursesOf(collegeId: CollegeId, { keyWord, state }: AllReportsInput): Promise<ReportedCourseRow[]> {
    const found: ReportedCourseRow[] = []
    for (;;) {
      const window = { size: COURSES_AT_ONCE, offset: found.length }
      const rows = await reportCourseRepo.page(database.replica(), collegeId, { keyWord, state, ...window })
      found.push(...rows)
      if (rows.length < COURSES_AT_ONCE) return found
    }
  }

  function courseCells({ language, timeZone }: Work) {
    const time = timeIn(timeZone)
    return async (course: ReportedCourseRow, wanted: LearnersOf) => {
      const { learners, finished, seconds } = await reportAllRepo.numbers(database.replica(), wanted)
      const { state } = presentReportedCourse(course, undefined)
      const cells: SheetCell[] = [
        course.title,
        errorText(`course.reported.${state}`, language),
        time(course.publishedAt),
        { number: learners },
        { number: finished },
        learners > 0 ? { number: Math.floor((finished * 100) / learners) } : '',
        { duration: seconds },
      ]
      return { learners, cells }
    }
  }

  /** Yields the learners of a course in batches, up to `room` rows. */
  async function* learned(wanted: LearnersOf, room: number) {
    const scope = { ...wanted, audience: EVERYONE }
    let after: UserId | null = null
    for (let left = room; left > 0; ) {
      const limit = Math.min(ROWS_AT_ONCE, left)
      const ids: UserId[] = await reportAllRepo.next(database.replica(), wanted, { after, limit })
      if (ids.length > 0) yield await reportRepo.byIds(database.replica(), scope, ids)
      if (ids.length < limit) return
      after = ids.at(-1) ?? null
      left -= ids.length
    }
  }

  return {
    name: 'course.all-reports',
    isGuarded: true,
    async run(work) {
      const { actor, input, language, folder } = work
      await expectCurrentRight(database.primary, actor, 'course.reports.view')
      const text = (key: Parameters<typeof errorText>[0]) => errorText(key, language)
      const courses = await coursesOf(actor.collegeId, input)
      const describe = courseCells(work)
      const { person, study } = cellsFor(work)
      const courseRows = createRowFile(join(folder, 'courses'))
      const learnedRows = createRowFile(join(folder, 'learned'))
      await courseRows.add([COURSE_HEADINGS.map(text)])
      await learnedRows.add([LEARNED_HEADINGS.map(text)])

      // An upper bound for the progress bar: with a department filter there are fewer learners.
      const total = courses.reduce((sum, { learners }) => sum + learners, 0)
      let [before, rows, left] = [0, 0, 0]
      for (const course of courses) {
        await work.step(Math.min(before, total), total)
        const wanted = { courseId: course.id, collegeId: actor.collegeId, departmentId: input.departmentId }
        const { learners, cells } = await describe(course, wanted)
        await courseRows.add([cells])
        let written = 0
        for await (const found of learned(wanted, mostRows - rows)) {
          await learnedRows.add(found.map((row) => [...person(row), course.title, ...study(row)]))
          written += found.length
          await work.step(Math.min(before + written, total), total)
        }
        rows += written
        left += Math.max(0, learners - written)
        before += course.learners
      }
      await work.step(total, total)
      await Promise.all([courseRows.end(), learnedRows.end()])
      const path = join(folder, 'reports.xlsx')
      const sheets = [
        { rowsPath: courseRows.path, name: text('course.sheet.courses') },
        { rowsPath: learnedRows.path, name: text('course.sheet.learned') },
      ]
      await tables.write({ sheets, path })
      return {
        counts: { courses: courses.length, rows, ...(left > 0 && { left }) },
        file: { name: `${text('course.file.reports')}.xlsx`, path, contentType: XLSX_TYPE },
      }
    },
  }
}
