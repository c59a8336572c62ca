import type { CourseDetail } from '@sands/contract/course/course.model'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { COURSE_DETAIL, PROGRESS_LISTS } from '../study/progress-queries.ts'
import { withProgress } from './catalogue.ts'

/** The last update of a viewing takes a moment to arrive. */
const LAST_WORDS_MS = 1500

/**
 * Keeps progress the same everywhere: a receipt invalidates the cached answers of other screens, and finished
 * courseware invalidates the course.
 */
export function useStudyCaches(progress: LearningProgress | null, isWaiting: boolean): void {
  const queries = useQueryClient()
  const percent = progress?.percent
  // The course itself is loaded again at every tenth of progress, and at the end.
  const step = progress ? Math.floor(progress.percent / 10) + progress.isFinished : undefined
  useEffect(() => {
    if (percent === undefined) return
    for (const key of PROGRESS_LISTS) void queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })
  }, [queries, percent])
  // While the server cannot be asked, the course on this device shows what waits to be sent.
  useEffect(() => {
    if (!isWaiting || !progress) return
    for (const { queryKey, state } of queries.getQueryCache().findAll({ queryKey: [COURSE_DETAIL] })) {
      const change = (held: CourseDetail | undefined) =>
        held && { ...held, catalogue: [...withProgress(held.catalogue, progress)] }
      queries.setQueryData<CourseDetail>(queryKey, change, { updatedAt: state.dataUpdatedAt })
    }
  }, [queries, isWaiting, progress])
  useEffect(() => {
    if (step !== undefined) void queries.invalidateQueries({ queryKey: [COURSE_DETAIL] })
  }, [queries, step])
  useEffect(
    () => () => {
      const renew = () => {
        for (const key of [...PROGRESS_LISTS, COURSE_DETAIL]) void queries.invalidateQueries({ queryKey: [key] })
      }
      setTimeout(renew, LAST_WORDS_MS)
    },
    [queries],
  )
}
