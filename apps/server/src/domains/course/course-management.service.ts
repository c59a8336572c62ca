import type { JobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { MediaService } from '../media/index.ts'
import type { Batches } from '../ops/index.ts'
import { type Approvals, createPublicationRequests } from '../review/index.ts'
import { type CourseCategories, createCourseCategories } from './edit/category-edit.service.ts'
import { type CourseEditService, createCourseEditService } from './edit/course-edit.service.ts'
import { type CoursewareEditService, createCoursewareEditService } from './edit/courseware-edit.service.ts'
import { createEditionFiles, type EditionFiles } from './edit/edition-files.service.ts'
import { createEditorsService, type EditorsService } from './edit/editors.service.ts'
import { type CoursePreviews, createCoursePreviews } from './edit/preview.service.ts'
import { type CourseImports, createCourseImports } from './import/import.service.ts'
import { createImpactService, type ImpactService } from './publish/impact.service.ts'
import { createPublications, type Publications } from './publish/publication.service.ts'
import type { PublishPayload } from './publish/publish.jobs.ts'
import { createPublishService, type PublishService } from './publish/publish.service.ts'
import { createReportService, type ReportService } from './report/report.service.ts'
import { type AllReports, createAllReports } from './report/report-all.service.ts'
import { createReportOverviews, type ReportOverviews } from './report/report-overview.service.ts'
import type { SettlePayload } from './study/settle.jobs.ts'

/** All services of course management. */
export interface CourseManagement {
  categories: CourseCategories
  coursewares: CoursewareEditService
  courses: CourseEditService
  editionFiles: EditionFiles
  impacts: ImpactService
  publishing: PublishService
  publications: Publications
  previews: CoursePreviews
  editors: EditorsService
  reports: ReportService
  overviews: ReportOverviews
  allReports: AllReports
  imports: CourseImports
}

export interface CourseManagementParts {
  media: MediaService
  approvals: Approvals
  batches: Batches
  publish: JobKind<PublishPayload>
  settle: JobKind<SettlePayload>
}

export function createCourseManagement(
  kernel: Kernel,
  { media, approvals, batches, publish, settle }: CourseManagementParts,
): CourseManagement {
  const categories = createCourseCategories(kernel)
  const coursewares = createCoursewareEditService(kernel, { media, settle })
  const courses = createCourseEditService(kernel, {
    ...{ media, categories, coursewares },
    requests: createPublicationRequests(approvals, 'course_publish'),
  })
  const publishing = createPublishService(kernel, { courses, coursewares, job: publish })
  return {
    categories,
    coursewares,
    courses,
    editionFiles: createEditionFiles(kernel, media),
    impacts: createImpactService(kernel, coursewares),
    publishing,
    publications: createPublications(kernel, { approvals, courses, publishing }),
    previews: createCoursePreviews(kernel),
    editors: createEditorsService(kernel),
    reports: createReportService(kernel, batches),
    overviews: createReportOverviews(kernel, media),
    allReports: createAllReports(kernel, batches),
    imports: createCourseImports(kernel, { batches, categories }),
  }
}
