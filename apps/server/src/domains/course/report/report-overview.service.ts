import type { CallQuery } from '@sands/contract/calls'
import type {
  CourseReportDay,
  PersonReportRow,
  ReportedCourse,
  ReportedPerson,
} from '@sands/contract/course/report.calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import { addDays, createCalendar } from '../../../kernel/calendar.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { CourseId } from '../edit/course-edit.repo.ts'
import { learnerDaysRepo } from '../study/learner-days.repo.ts'
import { presentPersonCourse, presentReportedCourse, presentReportedPerson } from './report.present.ts'
import { reportCourseRepo } from './report-course.repo.ts'
import { reportPersonRepo } from './report-person.repo.ts'
import { reportOn } from './report-subject.service.ts'

/** Reports across courses: the numbers of all courses, and the learning records of people. */
export interface ReportOverviews {
  courses(
    viewer: Viewer,
    request: CallQuery<'GET /sands-lms/api/v1/manage/course/report/courses'>,
  ): Promise<PageOf<ReportedCourse>>
  history(viewer: Viewer, wanted: { courseId: CourseId; days: number }): Promise<CourseReportDay[]>
  people(
    viewer: Viewer,
    request: CallQuery<'GET /sands-lms/api/v1/manage/course/report/people'>,
  ): Promise<PageOf<ReportedPerson>>
  person(
    viewer: Viewer,
    request: CallQuery<'GET /sands-lms/api/v1/manage/course/report/person'>,
  ): Promise<{ person: ReportedPerson; courses: PageOf<PersonReportRow> }>
}

export function createReportOverviews(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  media: Pick<MediaService, 'pictures'>,
): ReportOverviews {
  const dayIn = createCalendar()
  return {
    async courses({ collegeId }, { keyWord, state, ...request }) {
      const db = database.replica()
      const filter = { keyWord, state }
      const [rows, total] = await Promise.all([
        reportCourseRepo.page(db, collegeId, { ...filter, ...pageWindow(request) }),
        reportCourseRepo.total(db, collegeId, filter),
      ])
      const covers = await media.pictures(
        db,
        rows.flatMap(({ coverFileId }) => coverFileId ?? []),
      )
      const records = rows.map((row) =>
        presentReportedCourse(row, row.coverFileId ? covers.get(row.coverFileId) : undefined),
      )
      return pageOf(records, total, request)
    },

    async history({ collegeId, timeZone }, { courseId, days }) {
      const db = database.replica()
      await reportOn(db, collegeId, courseId)
      const from = addDays(dayIn(timeZone, clock.now().getTime()), 1 - days)
      const known = new Map((await learnerDaysRepo.days(db, courseId, { from, timeZone })).map((row) => [row.day, row]))
      return Array.from({ length: days }, (_, index) => {
        const day = addDays(from, index)
        const { started = 0, finished = 0 } = known.get(day) ?? {}
        return { day, started, finished }
      })
    },

    async people({ collegeId }, { keyWord, departmentId, hasStudied, ...request }) {
      const db = database.replica()
      const filter = { keyWord, departmentId, hasStudied: hasStudied === undefined ? undefined : hasStudied === 1 }
      const [ids, total] = await Promise.all([
        reportPersonRepo.page(db, collegeId, { filter, ...pageWindow(request) }),
        reportPersonRepo.count(db, collegeId, filter),
      ])
      return pageOf((await reportPersonRepo.sums(db, collegeId, ids)).map(presentReportedPerson), total, request)
    },

    async person({ collegeId }, { userId, state, keyWord, ...request }) {
      const db = database.replica()
      const filter = { ...(state && { state }), ...(keyWord && { keyWord }) }
      const [[sums], rows, total] = await Promise.all([
        reportPersonRepo.sums(db, collegeId, [userId]),
        reportPersonRepo.courses(db, { userId, collegeId }, { filter, ...pageWindow(request) }),
        reportPersonRepo.countCourses(db, { userId, collegeId }, filter),
      ])
      if (!sums) throw fail('kernel.not_found')
      return { person: presentReportedPerson(sums), courses: pageOf(rows.map(presentPersonCourse), total, request) }
    },
  }
}
