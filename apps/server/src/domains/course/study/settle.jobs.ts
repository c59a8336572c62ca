import { LEARN_TYPES } from '@sands/rules/study'
import { FILE_STATUS } from '@sands/rules/upload'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { settleTerms } from '../../study/index.ts'
import { type CoursewareId, coursewareEditRepo } from '../edit/courseware-edit.repo.ts'
import { finishTerms } from './learn.kind.ts'

export interface SettlePayload {
  coursewareId: CoursewareId
}

/** What was changed about a piece holds for those who are in the middle of it, without their opening it again. */
export const settleCourseware = (kernel: Kernel): JobKind<SettlePayload> =>
  jobKind<SettlePayload>({
    name: 'course.settle-courseware',
    retries: 8,
    limitSeconds: 600,
    async run({ coursewareId }) {
      const courseware = await coursewareEditRepo.lengths(kernel.database.primary, coursewareId)
      if (!courseware) return
      const terms = finishTerms(courseware)
      // Whose file is not ready yet is settled for each person when they open it.
      if (terms.total <= 0 || (courseware.status ?? FILE_STATUS.ready) !== FILE_STATUS.ready) return
      await settleTerms(kernel, { learnType: LEARN_TYPES.courseware, learnId: coursewareId }, terms)
    },
  })
