import type { CallBody } from '@sands/contract/calls'
import type { CourseCategoryNode, CourseItem } from '@sands/contract/course/course.model'
import type { Block } from '@sands/contract/home/home.model'
import { courseSort, type FeedPart, feedAmount } from '@sands/rules/block'
import { useCall } from '@sands/web/call/use-call'
import type { FeedAnswer } from '../../../kernel/feed/feed-block.tsx'

const COURSES = 'POST /sands-lms/api/v1/online-class-summary/page'
const ALL: Omit<FeedPart, 'key' | 'name'> = { byNumber: false, categoryIds: [], ids: [] }

/** What somebody has chosen one by one stays in their order. */
function chosenCourses(part: Omit<FeedPart, 'key' | 'name'>): CallBody<typeof COURSES> {
  if (part.ids.length > 0) return { ids: part.ids as CourseItem['id'][] }
  return {
    sorts: [{ sortType: courseSort(part), desc: true }],
    ...(part.categoryIds.length > 0 && { classificationIds: part.categoryIds as CourseCategoryNode['id'][] }),
  }
}

/** The courses that a part of a module shows to this person. */
export function useCourseFeed(block: Block, part: Omit<FeedPart, 'key' | 'name'> = ALL): FeedAnswer<CourseItem> {
  const { data, isError, refetch } = useCall(
    COURSES,
    {
      body: {
        ...chosenCourses(part),
        current: 1,
        size: feedAmount(block),
      },
    },
    { silent: true, keep: true },
  )
  return { data: data?.records, isError, retry: () => void refetch() }
}
