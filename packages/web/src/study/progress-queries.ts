import type { CallKey } from '@sands/contract/calls'
import type { QueryClient } from '@tanstack/react-query'
import { refetchAfterWrite } from '../call/refetch-after-write.ts'
import { onSent } from '../outbox/outbox.ts'

/** Lists that show how far the person is. */
export const PROGRESS_LISTS: readonly CallKey[] = [
  'POST /sands-lms/api/v1/online-class-summary/page',
  'POST /sands-lms/api/v1/homePageDecorate/infoAndClass',
  'GET /sands-lms/api/v1/course/search',
  'GET /sands-lms/api/v1/course/my-page',
]
export const COURSE_DETAIL = 'POST /sands-lms/api/v1/course/courseDetail' satisfies CallKey

/** What the outbox sends of an earlier viewing changes the progress on every screen. */
export const renewProgressWhenSent = (queries: QueryClient): (() => void) =>
  onSent(({ key }) => {
    if (key !== 'POST /sands-lms/api/v1/learning-details/update') return
    for (const shown of [...PROGRESS_LISTS, COURSE_DETAIL]) void refetchAfterWrite(queries, { queryKey: [shown] })
  })
