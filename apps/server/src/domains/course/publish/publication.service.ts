import type { CallBody } from '@sands/contract/calls'
import type { Publication } from '@sands/contract/review/publication.model'
import { plainStep } from '@sands/rules/review/approval'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type ApprovalKind, type Approvals, createPublicationRequests, isOldRequest } from '../../review/index.ts'
import { type CourseId, courseEditRepo } from '../edit/course-edit.repo.ts'
import { type CourseEditService, courseSubject, lockSeen } from '../edit/course-edit.service.ts'
import { documentChanges } from './document-changes.service.ts'
import { shownDocument } from './go-live.service.ts'
import type { PublishService } from './publish.service.ts'

const KIND = 'course_publish'

export interface Publications {
  get(db: Db, viewer: Viewer, id: CourseId): Promise<Publication>
  ask(
    tx: Tx,
    viewer: Viewer,
    request: CallBody<'POST /sands-lms/api/v1/manage/course/publication/ask'>,
  ): Promise<Publication>
  withdraw(tx: Tx, viewer: Viewer, id: CourseId): Promise<Publication>
}

/** Authors who may not publish ask for it: a yes publishes the draft as it was asked for, and nothing else. */
export const publicationApprovals = (publishing: Pick<PublishService, 'publishAsked'>): ApprovalKind<CourseId> => ({
  name: KIND,
  right: 'course.publish',
  steps: [plainStep('right')],
  needsPerson: true,

  async decided(tx, { collegeId, subjectId, createdAt, askerId }, { end, byId }) {
    if (end !== 'approved') return
    const course = await courseEditRepo.lock(tx, collegeId, subjectId)
    if (!course) throw fail('course.unknown')
    if (isOldRequest(course, { createdAt })) throw fail('review.publication_old')
    await publishing.publishAsked(tx, course, byId ?? askerId)
  },

  async describe(db, { collegeId, subjectId }, language) {
    const course = await courseEditRepo.get(db, collegeId, subjectId)
    if (!course) return { facts: [], changes: [], path: null }
    const documents = { before: await shownDocument(db, course), after: course.draft }
    return { facts: [], changes: await documentChanges(db, { collegeId, language }, documents), path: null }
  },
})

interface Parts {
  approvals: Approvals
  courses: Pick<CourseEditService, 'get'>
  publishing: Pick<PublishService, 'refuseFaulty'>
}

export function createPublications(
  { audit }: Pick<Kernel, 'audit'>,
  { approvals, courses, publishing }: Parts,
): Publications {
  const requests = createPublicationRequests(approvals, KIND)

  const get: Publications['get'] = async (db, viewer, id) => {
    const course = await courseEditRepo.get(db, viewer.collegeId, id)
    if (!course) throw fail('course.unknown')
    return requests.of(db, viewer, course)
  }

  return {
    get,

    async ask(tx, viewer, { reason = '', ...seen }) {
      await requests.clear(tx, viewer, seen.id)
      const course = await lockSeen(tx, viewer, seen)
      const { state, isChanged } = await courses.get(tx, viewer, course.id)
      if (state === 'published' && !isChanged) throw fail('kernel.changed_meanwhile')
      await publishing.refuseFaulty(tx, course)
      await audit.record(tx, viewer, {
        action: 'course.course.publication-asked',
        subject: courseSubject(course),
        after: { reason },
      })
      return requests.ask(tx, viewer, { draft: course, title: course.draft.title, reason })
    },

    async withdraw(tx, viewer, id) {
      await requests.withdraw(tx, viewer, id)
      const course = await courseEditRepo.get(tx, viewer.collegeId, id)
      if (!course) throw fail('course.unknown')
      await audit.record(tx, viewer, {
        action: 'course.course.publication-withdrawn',
        subject: courseSubject(course),
      })
      return get(tx, viewer, id)
    },
  }
}
