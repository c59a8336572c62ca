import { changed } from '../../../kernel/audit/changed.ts'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { documentRecord } from '../edit/course-document.service.ts'
import { type CourseId, courseEditRepo } from '../edit/course-edit.repo.ts'
import { courseSubject } from '../edit/course-edit.service.ts'
import { goLive, shownDocument } from './go-live.service.ts'
import { publishRepo } from './publish.repo.ts'

export interface PublishPayload {
  courseId: CourseId
  publishAt: string
}

/**
 * Publishes a scheduled edition if its stored time matches. After a withdrawal or a change of the time, the job of the
 * old time does nothing.
 */
async function publishDue(kernel: Kernel, courseId: CourseId, isDue: (publishAt: Date) => boolean): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const course = await courseEditRepo.lockAny(tx, courseId)
    if (!course?.publishAt || !isDue(course.publishAt)) return
    const now = kernel.clock.now()
    const waiting = await courseEditRepo.edition(tx, courseId, course.edition + 1)
    const document = waiting ?? course.draft
    const edition = { courseId, edition: course.edition + 1, document, publishedAt: now, publishedBy: course.updatedBy }
    if (!waiting) await publishRepo.addEdition(tx, edition)
    const shown = await shownDocument(tx, course)
    const before = shown && (await documentRecord(tx, course.collegeId, shown))
    const live = await goLive(kernel, tx, { course, document, now })
    const after = await documentRecord(tx, course.collegeId, document)
    await kernel.audit.record(tx, 'system', {
      action: 'course.course.published',
      subject: courseSubject(live),
      ...(before ? changed(before, after) : { after }),
      collegeId: course.collegeId,
    })
  })
}

export const publishCourse = (kernel: Kernel): JobKind<PublishPayload> =>
  jobKind<PublishPayload>({
    name: 'course.publish',
    retries: 8,
    limitSeconds: 120,
    run: ({ courseId, publishAt }) => publishDue(kernel, courseId, (hour) => hour.toISOString() === publishAt),
  })

/** Publishes overdue editions that have no job: the job was lost, or a backup or the demo company created the rows. */
export const publishLateCourses = (kernel: Kernel): JobKind<Record<string, never>> =>
  jobKind<Record<string, never>>({
    name: 'course.publish-late',
    retries: 3,
    limitSeconds: 300,
    cron: '*/5 * * * *',
    async run() {
      const now = kernel.clock.now()
      for (const id of await publishRepo.due(kernel.database.primary, now))
        await publishDue(kernel, id, (hour) => hour <= now)
    },
  })
