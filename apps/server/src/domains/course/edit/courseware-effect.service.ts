import type { CoursewareDraft, CoursewareImpact } from '@sands/contract/course/manage.model'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { type CoursewareFacts, coursewareFaults, isBlocking } from '@sands/rules/course'
import { COURSEWARE_TYPES, LEARN_TYPES } from '@sands/rules/study'
import { FILE_STATUS } from '@sands/rules/upload'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { termShifts } from '../../study/index.ts'
import { finishTerms } from '../study/learn.kind.ts'
import { type CoursewareId, coursewareEditRepo } from './courseware-edit.repo.ts'

type Terms = Pick<CoursewareDraft, 'courseWareType' | 'fileId' | 'pictureFileIds' | 'threshold' | 'minSeconds'>
type Change = { id: CoursewareId } & Terms

/**
 * The values of the changed courseware that decide about completion. Its length comes from its file or its number of
 * pictures.
 */
export async function factsOf(db: Db, collegeId: CollegeId, draft: Terms): Promise<CoursewareFacts> {
  const { courseWareType, fileId, pictureFileIds, minSeconds } = draft
  if (courseWareType === COURSEWARE_TYPES.link || courseWareType === COURSEWARE_TYPES.pictures)
    return { courseWareType, minSeconds, status: FILE_STATUS.ready, duration: 0, pages: pictureFileIds.length }
  const [file] = fileId === null ? [] : await coursewareEditRepo.files(db, [fileId])
  if (file?.collegeId !== collegeId) throw fail('media.gone')
  return { courseWareType, minSeconds, status: file.status, duration: file.duration ?? 0, pages: file.pages ?? 0 }
}

export interface CoursewareEffects {
  impact(viewer: Pick<Viewer, 'collegeId'>, change: Change): Promise<CoursewareImpact>
  /**
   * Courseware that a course shows to learners may be changed only with the right to publish, and only if it can still
   * be finished.
   */
  allow(tx: Tx, viewer: Viewer, change: Change): Promise<void>
}

export const createCoursewareEffects = ({ database, clock }: Kernel): CoursewareEffects => ({
  async impact({ collegeId }, { id, ...draft }) {
    const db = database.primary
    const facts = await factsOf(db, collegeId, draft)
    const terms = finishTerms({
      ...facts,
      type: draft.courseWareType,
      threshold: draft.threshold,
      pictures: facts.pages,
    })
    // The length is unknown until the file is ready.
    const isKnown = facts.status === FILE_STATUS.ready && terms.total > 0
    const learnable = { learnType: LEARN_TYPES.courseware, learnId: id }
    const [courses, shifts] = await Promise.all([
      coursewareEditRepo.shownBy(db, collegeId, id),
      termShifts(db, learnable, { terms: isKnown ? terms : undefined, now: clock.now() }),
    ])
    return { courses, ...shifts, faults: coursewareFaults(facts, id) }
  },

  async allow(tx, viewer, { id, ...draft }) {
    const count = await coursewareEditRepo.shownBy(tx, viewer.collegeId, id)
    if (count === 0) return
    if (!viewer.rights.has('course.publish')) throw fail('kernel.no_permission')
    const faults = coursewareFaults(await factsOf(tx, viewer.collegeId, draft), id)
    if (faults.some(isBlocking)) throw fail('course.courseware_faults', { count })
  },
})
