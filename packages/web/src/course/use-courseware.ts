import type { CourseItem, CoursewareDetail } from '@sands/contract/course/course.model'
import { useEffect } from 'react'
import { useCall } from '../call/use-call.ts'
import { cameFrom, type DetailAddress } from './detail-address.ts'

/** How often to look whether a file in work is ready. */
const LOOK_EVERY_MS = 4_000

export interface CoursewareAddress {
  id: CoursewareDetail['id']
  courseId?: CourseItem['id'] | undefined
  /** How the person came here. */
  channel?: number | undefined
  trainingId?: DetailAddress['trainingId']
  /** Shows the draft to whoever edits it; nothing of it is recorded. */
  draft?: string | undefined
}

/** A piece of courseware, ready to be opened. One whose file is in work is looked at again by itself. */
export function useCourseware({ id, courseId, channel, trainingId, draft }: CoursewareAddress) {
  const courseware = useCall(
    'POST /sands-lms/api/v1/course-ware/courseWareDetail',
    {
      body: {
        id,
        ...(courseId ? { courseId } : {}),
        ...cameFrom({ channel, trainingId }),
        ...(draft ? { draftToken: draft } : {}),
      },
    },
    { keep: draft === undefined },
  )
  const { data, refetch } = courseware
  const inWork = data?.resource != null && data.resource.status < 3
  useEffect(() => {
    if (!inWork) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [inWork, refetch])
  return courseware
}
