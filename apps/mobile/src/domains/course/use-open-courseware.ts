import type { CoursewareDetail } from '@sands/contract/course/course.model'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Opens courseware of the course in place and puts it into the address, so that reloads and links open it. */
export function useOpenCourseware(): (id: CoursewareDetail['id']) => void {
  const [, setSearch] = useSearchParams()
  return useCallback(
    (id) =>
      setSearch(
        (search) => {
          search.set('courseWareId', id)
          return search
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
}
