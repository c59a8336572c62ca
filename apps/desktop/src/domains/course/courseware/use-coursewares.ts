import type { CallQuery } from '@sands/contract/calls'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { LOOK_AGAIN_MS } from '../../../kernel/file/use-library.ts'
import { isCoursewareInWork } from './courseware-state.tsx'

const KEY = 'GET /sands-lms/api/v1/manage/course-ware/page'
type Wanted = { [P in keyof CallQuery<typeof KEY>]: CallQuery<typeof KEY>[P] | undefined }

/** A page of courseware, polled while a file on it is being prepared. */
export function useCoursewares(query: Wanted) {
  const [watched, setWatched] = useState(false)
  const page = useCall(
    KEY,
    { query },
    { staleTime: 0, refetchInterval: watched ? LOOK_AGAIN_MS : false, silent: watched },
  )
  const wanted = page.data?.records.some(isCoursewareInWork) ?? watched
  if (wanted !== watched) setWatched(wanted)
  return page
}
