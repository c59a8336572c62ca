import type { CallBody } from '@sands/contract/calls'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { PostFilter } from './posts.repo.ts'

/** The filters of a manager's list and export. */
export type WantedPosts = CallBody<'POST /sands-lms/api/v1/manage/community/content/export'>

export const postFilterOf = (
  { collegeId }: { collegeId: CollegeId },
  { keyWord, boardId, type, state, isTop }: WantedPosts,
): PostFilter => ({
  ...{ collegeId, boardId, type, state },
  words: keyWord?.trim() || undefined,
  isPinned: isTop === 1 || undefined,
})
