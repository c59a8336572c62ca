import type { CallKey } from '@sands/contract/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const LISTS: readonly CallKey[] = [
  'GET /sands-user/api/v1/manage/role/list',
  'GET /sands-user/api/v1/manage/grant/page',
  'GET /sands-user/api/v1/manage/right/why',
  'GET /sands-user/api/v1/manage/user/page',
  'GET /sands-user/api/v1/manage/user/get',
]

/** Fetches all data about roles again. */
export function useRoleRefresh(): () => Promise<unknown> {
  const queries = useQueryClient()
  return useCallback(() => Promise.all(LISTS.map((key) => queries.invalidateQueries({ queryKey: [key] }))), [queries])
}
