import type { CallBody } from '@sands/contract/calls'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { FeedbackFilter } from './feedback.repo.ts'

/** The filters of a manager's list and export. */
export type WantedFeedback = CallBody<'POST /sands-system/api/v1/manage/question/export'>

export const filterOf = (
  { collegeId }: { collegeId: CollegeId },
  { keyWord, from, until, ...rest }: WantedFeedback,
): FeedbackFilter => ({
  collegeId,
  words: keyWord?.trim(),
  from: from ? new Date(from) : undefined,
  until: until ? new Date(until) : undefined,
  ...rest,
})
