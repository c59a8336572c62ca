import type { CourseReportItem, CourseReportRow, reportCalls } from '@sands/contract/course/report.calls'
import type { DataOf } from '@sands/contract/kernel/call'
import type { BatchId, PageOf } from '@sands/contract/kernel/schema'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches } from '../../ops/index.ts'
import { countAudience } from '../../org/index.ts'
import type { CourseId } from '../edit/course-edit.repo.ts'
import { presentReportRow } from './report.present.ts'
import { type ReportFilter, reportRepo } from './report.repo.ts'
import { PARTS, reportCoursewareRepo } from './report-courseware.repo.ts'
import { type ReportInput, reportExport } from './report-export.service.ts'
import { reportOn } from './report-subject.service.ts'

type Summary = DataOf<(typeof reportCalls)['GET /sands-lms/api/v1/manage/course/report']>

export interface ReportService {
  summary(viewer: Viewer, courseId: CourseId): Promise<Summary>
  page(viewer: Viewer, request: ReportFilter & PageRequest & { courseId: CourseId }): Promise<PageOf<CourseReportRow>>
  export(tx: Tx, viewer: Viewer, wanted: ReportInput): Promise<{ batchId: BatchId }>
}

/** Sums the changes from part to part to get the number of people in each part. */
function dropOffOf(edges: readonly { part: number; change: number }[]): number[] {
  const changes = new Map(edges.map(({ part, change }) => [part, change]))
  let people = 0
  return Array.from({ length: PARTS }, (_, part) => {
    people += changes.get(part) ?? 0
    return people
  })
}

export function createReportService(kernel: Kernel, batches: Batches): ReportService {
  const { database, audit } = kernel
  const kind = reportExport(kernel)
  batches.add(kind)

  async function coursewaresOf(db: Db, courseId: CourseId): Promise<{ items: CourseReportItem[]; seconds: number }> {
    const listed = await reportCoursewareRepo.coursewares(db, courseId)
    const ids = listed.map(({ id }) => id)
    const [sums, edges] = await Promise.all([
      reportCoursewareRepo.sums(db, courseId, ids),
      reportCoursewareRepo.seenParts(db, courseId, listed),
    ])
    const sumsOf = new Map(sums.map((each) => [each.id, each]))
    const edgesOf = Map.groupBy(edges, ({ id }) => id)
    const coursewares = listed.map(({ id, title, type, total }) => ({
      courseWareId: id,
      title,
      courseWareType: type,
      total,
      started: sumsOf.get(id)?.started ?? 0,
      finished: sumsOf.get(id)?.finished ?? 0,
      dropOff: type === COURSEWARE_TYPES.link ? [] : dropOffOf(edgesOf.get(id) ?? []),
    }))
    const milliseconds = sums.reduce((all, each) => all + each.milliseconds, 0)
    return { items: coursewares, seconds: Math.floor(milliseconds / 1000) }
  }

  return {
    async summary({ collegeId }, courseId) {
      const db = database.replica()
      const { course, scope } = await reportOn(db, collegeId, courseId)
      const [audience, { items: coursewares, seconds }] = await Promise.all([
        countAudience(db, collegeId, scope.audience),
        coursewaresOf(db, courseId),
      ])
      return {
        title: course.title,
        isRemoved: course.removedAt ? 1 : 0,
        audience,
        started: course.learners,
        finished: course.finishers,
        seconds,
        items: coursewares,
      }
    },

    async page({ collegeId }, { courseId, state, departmentId, keyWord, ...request }) {
      const db = database.replica()
      const { scope } = await reportOn(db, collegeId, courseId)
      const filter = { state, departmentId, keyWord }
      const listed = await reportCoursewareRepo.ids(db, courseId)
      const [ids, total] = await Promise.all([
        reportRepo.page(db, scope, { filter, coursewares: listed, ...pageWindow(request) }),
        reportRepo.count(db, scope, filter),
      ])
      return pageOf((await reportRepo.byIds(db, scope, ids)).map(presentReportRow), total, request)
    },

    async export(tx, viewer, wanted) {
      const { course } = await reportOn(tx, viewer.collegeId, wanted.courseId)
      const batchId = await batches.start(tx, viewer, kind, wanted)
      const { courseId, ...filter } = wanted
      await audit.record(tx, viewer, {
        action: 'course.report.export-started',
        subject: { kind: 'course', id: courseId, name: course.title },
        after: { filter, batchId },
      })
      return { batchId }
    },
  }
}
