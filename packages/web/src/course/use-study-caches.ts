import type { CallKey } from '@sands/contract/calls'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Whatever shows how far the person is. */
const SHOWING: readonly CallKey[] = [
  'POST /sands-lms/api/v1/online-class-summary/page',
  'POST /sands-lms/api/v1/homePageDecorate/infoAndClass',
  'GET /sands-lms/api/v1/course/search',
  'GET /sands-lms/api/v1/course/my-page',
]
const DETAIL: CallKey = 'POST /sands-lms/api/v1/course/courseDetail'
/** The last words of a viewing take a moment to arrive. */
const LAST_WORDS_MS = 1500

/** One number everywhere: what other screens hold is old as soon as a receipt has come, and so is the course once a piece is finished. */
export function useStudyCaches(progress: LearningProgress | null): void {
  const queries = useQueryClient()
  const percent = progress?.percent
  // The course itself is asked for again with every tenth, and at the end.
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
