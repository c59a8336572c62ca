import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

const HISTORY = ['GET /sands-lms/api/v1/manage/decoration/page', 'GET /sands-lms/api/v1/manage/decoration/get'] as const
const OVERVIEW = 'GET /sands-lms/api/v1/manage/decoration/desk'

type Forget = () => Promise<unknown>

/** What was read of the home pages is out of date: whatever shows it asks anew. */
export function useForgetDecoration(): { all: Forget; history: Forget } {
  const queries = useQueryClient()
  return useMemo(() => {
    const forget = (keys: readonly string[]) =>
      Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    return { all: () => forget([OVERVIEW, ...HISTORY]), history: () => forget(HISTORY) }
  }, [queries])
}
