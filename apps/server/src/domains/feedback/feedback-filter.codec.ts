import type { CallBody } from '@sands/contract/calls'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { FeedbackFilter } from './feedback.repo.ts'

/** What a manager asks for, in a list and in an export. */
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
