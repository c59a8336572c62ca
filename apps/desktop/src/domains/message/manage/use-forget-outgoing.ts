import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const READS = [
  'GET /sands-system/api/v1/manage/message/page',
  'GET /sands-system/api/v1/manage/message/get',
  'GET /sands-system/api/v1/manage/message/report',
] as const

/** Marks the cached data about outgoing messages as outdated, so that every component that shows it fetches again. */
export function useForgetOutgoing(): () => Promise<unknown> {
  const queries = useQueryClient()
  return useCallback(() => Promise.all(READS.map((key) => queries.invalidateQueries({ queryKey: [key] }))), [queries])
}
