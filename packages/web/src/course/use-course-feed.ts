import type { CallBody } from '@sands/contract/calls'
import type { CourseCategoryNode, CourseItem } from '@sands/contract/course/course.model'
import type { Block } from '@sands/contract/home/home.model'
import { courseSort, type FeedPart, feedAmount } from '@sands/rules/block'
import { useCall } from '../call/use-call.ts'
import { type FeedAnswer, feedAnswer } from '../feed/feed-answer.ts'

const COURSES = 'POST /sands-lms/api/v1/online-class-summary/page'
const ALL: Omit<FeedPart, 'key' | 'name'> = { byNumber: false, categoryIds: [], ids: [] }

/** Picked courses keep their order. */
function chosenCourses(part: Omit<FeedPart, 'key' | 'name'>): CallBody<typeof COURSES> {
  if (part.ids.length > 0) return { ids: part.ids as CourseItem['id'][] }
  return {
    sorts: [{ sortType: courseSort(part), desc: true }],
    ...(part.categoryIds.length > 0 && { classificationIds: part.categoryIds as CourseCategoryNode['id'][] }),
  }
}

interface CourseFeed {
  block: Block
  /** Undefined shows all courses. */
  part: FeedPart | undefined
  /** Stores the answer on this device. */
  keep?: boolean
}

/** The courses that a part of a module shows to this person. */
export const useCourseFeed = ({ block, part, keep = false }: CourseFeed): FeedAnswer<CourseItem> =>
  feedAnswer(
    useCall(
      COURSES,
      { body: { ...chosenCourses(part ?? ALL), current: 1, size: feedAmount(block) } },
      { silent: true, keep },
    ),
  )
