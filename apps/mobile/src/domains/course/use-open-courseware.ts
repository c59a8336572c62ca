import type { CoursewareDetail } from '@sands/contract/course/course.model'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Opens a piece of the course in place. It stands in the address, so that a reload and a link find it. */
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
