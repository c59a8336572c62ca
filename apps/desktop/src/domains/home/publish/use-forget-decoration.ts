import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const READS = [
  'GET /sands-lms/api/v1/manage/decoration/desk',
  'GET /sands-lms/api/v1/manage/decoration/page',
  'GET /sands-lms/api/v1/manage/decoration/get',
] as const

/** What was read of the home pages is out of date: whatever shows it asks anew. */
export function useForgetDecoration(): () => Promise<unknown> {
  const queries = useQueryClient()
  return useCallback(() => Promise.all(READS.map((key) => queries.invalidateQueries({ queryKey: [key] }))), [queries])
}
