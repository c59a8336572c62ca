import type { CoursewareDetail } from '@sands/contract/course/course.model'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isCurrentPage } from '../../kernel/is-current-address.ts'

/** Opens courseware of the course in place and puts it into the address, so that reloads and links open it. */
export function useOpenCourseware(): (id: CoursewareDetail['id']) => void {
  const { pathname } = useLocation()
  const [, setSearch] = useSearchParams()
  return useCallback(
    (id) => {
      // The next courseware also opens by itself, perhaps while the person is leaving.
      if (!isCurrentPage(pathname)) return
      setSearch(
        (search) => {
          search.set('courseWareId', id)
          return search
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [pathname, setSearch],
  )
}
