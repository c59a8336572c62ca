import type { CourseItem, CoursewareDetail } from '@sands/contract/course/course.model'
import { useEffect } from 'react'
import { useCall } from '../call/use-call.ts'
import { cameFrom, type DetailAddress } from './detail-address.ts'

/** Interval at which a file in preparation is checked. */
const LOOK_EVERY_MS = 4_000

export interface CoursewareAddress {
  id: CoursewareDetail['id']
  courseId?: CourseItem['id'] | undefined
  /** The channel through which the person came here. */
  channel?: number | undefined
  trainingId?: DetailAddress['trainingId']
  /** The draft token of an editor; nothing is recorded. */
  draft?: string | undefined
}

/** A courseware, ready to be opened. While its file is in preparation, it is loaded again at an interval. */
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
