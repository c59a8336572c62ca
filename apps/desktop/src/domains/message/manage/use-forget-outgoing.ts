import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const READS = [
  'GET /sands-system/api/v1/manage/message/page',
  'GET /sands-system/api/v1/manage/message/get',
  'GET /sands-system/api/v1/manage/message/report',
] as const

/** What was read of outgoing messages is out of date: whatever shows it asks anew. */
export function useForgetOutgoing(): () => Promise<unknown> {
  const queries = useQueryClient()
  return useCallback(() => Promise.all(READS.map((key) => queries.invalidateQueries({ queryKey: [key] }))), [queries])
}
