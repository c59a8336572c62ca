import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

const HISTORY = ['GET /sands-lms/api/v1/manage/decoration/page', 'GET /sands-lms/api/v1/manage/decoration/get'] as const
const OVERVIEW = 'GET /sands-lms/api/v1/manage/decoration/desk'

type Forget = () => Promise<unknown>

/** Marks the cached data about home pages as outdated, so that every component that shows it fetches again. */
export function useForgetDecoration(): { all: Forget; history: Forget } {
  const queries = useQueryClient()
  return useMemo(() => {
    const forget = (keys: readonly string[]) =>
      Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    return { all: () => forget([OVERVIEW, ...HISTORY]), history: () => forget(HISTORY) }
  }, [queries])
}
