import type { ManagedCourse } from '@sands/contract/course/manage.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { isBlocking } from '@sands/rules/course'
import type { Actor } from '../../../kernel/audit/audit.ts'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { checkAudience } from '../../org/index.ts'
import { documentRecord } from '../edit/course-document.service.ts'
import { type CourseRow, courseEditRepo } from '../edit/course-edit.repo.ts'
import { type CourseEditService, courseSubject, lockSeen, type SeenCourse } from '../edit/course-edit.service.ts'
import type { CoursewareEditService } from '../edit/courseware-edit.service.ts'
import { faultsOf } from '../edit/fault.service.ts'
import { goLive, shownDocument } from './go-live.service.ts'
import type { PublishPayload } from './publish.jobs.ts'
import { publishRepo } from './publish.repo.ts'

export interface PublishService {
  publish(tx: Tx, viewer: Viewer, how: SeenCourse & { publishAt?: string }): Promise<ManagedCourse>
  /** Throws when the draft cannot be published as it is. */
  refuseFaulty(tx: Tx, course: CourseRow): Promise<void>
  /** Publishes the draft that an author asked for. The course is locked. */
  publishAsked(tx: Tx, course: CourseRow, by: UserId): Promise<void>
  /** Hides the course from learners and drops a scheduled edition. */
  withdraw(tx: Tx, viewer: Viewer, seen: SeenCourse): Promise<ManagedCourse>
  /** Drops the scheduled edition. The published edition stays visible. */
  unschedule(tx: Tx, viewer: Viewer, seen: SeenCourse): Promise<ManagedCourse>
}

export interface PublishParts {
  courses: CourseEditService
  coursewares: CoursewareEditService
  job: JobKind<PublishPayload>
}

/** The state of a hidden course: draft if it was never published, otherwise withdrawn. */
const hiddenState = ({ edition }: CourseRow) => (edition === 0 ? 'draft' : 'withdrawn')

export function createPublishService(kernel: Kernel, { courses, coursewares, job }: PublishParts): PublishService {
  const { clock, jobs, audit, events } = kernel

  async function refuseFaulty(tx: Tx, { collegeId, draft }: CourseRow): Promise<void> {
    const faults = (await faultsOf(tx, { collegeId }, { document: draft, coursewares })).filter(isBlocking)
    if (faults.length > 0) throw fail('course.has_faults', { faults: faults.length })
    await checkAudience(tx, collegeId, draft.audience)
  }

  /**
   * Schedules the document as it is now. Later changes of the draft do not affect it. Until the scheduled time,
   * learners see the current edition.
   */
  async function schedule(tx: Tx, course: CourseRow, publishAt: Date): Promise<CourseRow> {
    const row = await courseEditRepo.change(tx, course.id, {
      state: course.state === 'published' ? 'published' : 'scheduled',
      publishAt,
      updatedBy: course.updatedBy,
      updatedAt: course.updatedAt,
    })
    if (!row) throw fail('course.unknown')
    await jobs.enqueue(tx, job, { courseId: course.id, publishAt: publishAt.toISOString() }, publishAt)
    return row
  }

  async function takeBack(
    tx: Tx,
    viewer: Viewer,
    { course, state, act }: { course: CourseRow; state: CourseRow['state']; act: 'withdrawn' | 'unscheduled' },
  ): Promise<ManagedCourse> {
    const now = clock.now()
    await publishRepo.dropWaiting(tx, course.id, course.edition)
    await courseEditRepo.change(tx, course.id, {
      state,
      publishAt: null,
      updatedBy: viewer.userId,
      updatedAt: now,
      ...(course.state === 'published' && state !== 'published' ? { changedAt: now } : {}),
    })
    await audit.record(tx, viewer, {
      action: `course.course.${act}`,
      subject: courseSubject(course),
      before: { state: course.state, publishAt: course.publishAt?.toISOString() ?? null },
      after: { state, publishAt: null },
    })
    return courses.get(tx, viewer, course.id)
  }

  /** Stores the draft as the next edition and shows it to learners, now or at a time. */
  async function release(
    tx: Tx,
    actor: Actor,
    { course, hour, now }: { course: CourseRow; hour?: Date | undefined; now: Date },
  ): Promise<CourseRow> {
    const document = course.draft
    const shown = await shownDocument(tx, course)
    const before = shown && (await documentRecord(tx, course.collegeId, shown))
    await publishRepo.addEdition(tx, {
      courseId: course.id,
      edition: course.edition + 1,
      document,
      publishedAt: hour ?? now,
      publishedBy: actor.userId,
    })
    const row = hour ? await schedule(tx, course, hour) : await goLive(kernel, tx, { course, document, now })
    const after = {
      ...(await documentRecord(tx, course.collegeId, document)),
      ...(hour ? { publishAt: hour.toISOString() } : {}),
    }
    await audit.record(tx, actor, {
      action: hour ? 'course.course.scheduled' : 'course.course.published',
      subject: courseSubject(row),
      ...(before ? changed<object>(before, after) : { after }),
    })
    return row
  }

  return {
    refuseFaulty,

    async publishAsked(tx, asked, by) {
      const now = clock.now()
      await refuseFaulty(tx, asked)
      const name = await publishRepo.nameOf(tx, by)
      const actor = { userId: by, name, collegeId: asked.collegeId, ip: '', userAgent: '' }
      await release(tx, actor, { course: { ...asked, updatedBy: by, updatedAt: now }, now })
    },

    async publish(tx, viewer, { publishAt, ...seen }) {
      const now = clock.now()
      const hour = publishAt === undefined ? undefined : new Date(publishAt)
      if (hour && !(hour > now)) throw fail('kernel.hour_passed')
      const course = { ...(await lockSeen(tx, viewer, seen)), updatedBy: viewer.userId, updatedAt: now }
      await refuseFaulty(tx, course)
      const row = await release(tx, viewer, { course, hour, now })
      return courses.get(tx, viewer, row.id)
    },

    async withdraw(tx, viewer, seen) {
      const course = await lockSeen(tx, viewer, seen)
      if (course.state !== 'published' && course.state !== 'scheduled') throw fail('kernel.changed_meanwhile')
      const answer = await takeBack(tx, viewer, { course, state: hiddenState(course), act: 'withdrawn' })
      const { id: courseId, collegeId } = course
      await events.emit(tx, 'course.taken-away', { courseId, collegeId, by: viewer, at: clock.now() })
      return answer
    },

    async unschedule(tx, viewer, seen) {
      const course = await lockSeen(tx, viewer, seen)
      if (course.publishAt === null) throw fail('kernel.changed_meanwhile')
      const state = course.state === 'published' ? course.state : hiddenState(course)
      return takeBack(tx, viewer, { course, state, act: 'unscheduled' })
    },
  }
}
