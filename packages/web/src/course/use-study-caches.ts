import type { CallKey } from '@sands/contract/calls'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** The calls whose answers show progress. */
const SHOWING: readonly CallKey[] = [
  'POST /sands-lms/api/v1/online-class-summary/page',
  'POST /sands-lms/api/v1/homePageDecorate/infoAndClass',
  'GET /sands-lms/api/v1/course/search',
  'GET /sands-lms/api/v1/course/my-page',
]
const DETAIL: CallKey = 'POST /sands-lms/api/v1/course/courseDetail'
/** The last update of a viewing takes a moment to arrive. */
const LAST_WORDS_MS = 1500

/**
 * Keeps progress the same everywhere: a receipt invalidates the cached answers of other screens, and finished
 * courseware invalidates the course.
 */
export function useStudyCaches(progress: LearningProgress | null): void {
  const queries = useQueryClient()
  const percent = progress?.percent
  // The course itself is loaded again at every tenth of progress, and at the end.
  const step = progress ? Math.floor(progress.percent / 10) + progress.isFinished : undefined
  useEffect(() => {
    if (percent === undefined) return
    for (const key of SHOWING) void queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })
  }, [queries, percent])
  useEffect(() => {
    if (step !== undefined) void queries.invalidateQueries({ queryKey: [DETAIL] })
  }, [queries, step])
  useEffect(
    () => () => {
      const renew = () => {
        for (const key of [...SHOWING, DETAIL]) void queries.invalidateQueries({ queryKey: [key] })
      }
      setTimeout(renew, LAST_WORDS_MS)
    },
    [queries],
  )
}
