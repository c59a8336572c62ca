import type { CourseCategoryNode, CourseItem } from '@sands/contract/course/course.model'
import type { Block } from '@sands/contract/home/home.model'
import { courseSort, type FeedPart, feedAmount } from '@sands/rules/block'
import { useCall } from '@sands/web/call/use-call'
import type { FeedAnswer } from '../../../kernel/feed/feed-block.tsx'

const ALL: Omit<FeedPart, 'key' | 'name'> = { byNumber: false, categoryId: undefined }

/** The courses that a part of a module shows to this person. */
export function useCourseFeed(block: Block, part: Omit<FeedPart, 'key' | 'name'> = ALL): FeedAnswer<CourseItem> {
  const { data, isError, refetch } = useCall(
    'POST /sands-lms/api/v1/online-class-summary/page',
    {
      body: {
        ...(part.categoryId && { classificationId: part.categoryId as CourseCategoryNode['id'] }),
        current: 1,
        size: feedAmount(block),
        sorts: [{ sortType: courseSort(part), desc: true }],
      },
    },
    { silent: true, keep: true },
  )
  return { data: data?.records, isError, retry: () => void refetch() }
}
