import { COURSEWARE_TYPES, LEARN_TYPES } from '@sands/rules/study'
import { FILE_STATUS } from '@sands/rules/upload'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { settleTerms } from '../../study/index.ts'
import { type CoursewareId, coursewareEditRepo } from '../edit/courseware-edit.repo.ts'
import { finishTerms } from './learn.kind.ts'

export interface SettlePayload {
  coursewareId: CoursewareId
}

/** Applies changed terms of completion to people who are in the middle of the courseware, before they open it again. */
export const settleCourseware = (kernel: Kernel): JobKind<SettlePayload> =>
  jobKind<SettlePayload>({
    name: 'course.settle-courseware',
    retries: 8,
    limitSeconds: 600,
    async run({ coursewareId }) {
      const courseware = await coursewareEditRepo.lengths(kernel.database.primary, coursewareId)
      if (!courseware) return
      const terms = finishTerms(courseware)
      // Courseware without a ready file is settled for each person when they open it.
      if (terms.total <= 0 || (courseware.status ?? FILE_STATUS.ready) !== FILE_STATUS.ready) return
      const isSound = courseware.type === COURSEWARE_TYPES.audio
      await settleTerms(kernel, { learnType: LEARN_TYPES.courseware, learnId: coursewareId }, { ...terms, isSound })
    },
  })
