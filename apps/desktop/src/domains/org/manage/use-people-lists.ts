import type { CallKey } from '@sands/contract/calls'
import type { DepartmentId, LabelId, PostId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Option } from '../../../kernel/ui/choice.tsx'
import { flatten, treeOf } from './department-tree.ts'

const DEPARTMENTS = 'GET /sands-user/api/v1/manage/department/tree'
const POSTS = 'GET /sands-user/api/v1/manage/post/list'
const LABELS = 'GET /sands-user/api/v1/manage/label/list'
const COLLEGES = 'GET /sands-user/api/v1/manage/college/list'

export const useDepartments = () => useCall(DEPARTMENTS)

/** Departments to choose from, each with the way to it. */
export function useDepartmentOptions(): Option<DepartmentId>[] {
  const { data = [] } = useDepartments()
  return useMemo(
    () => flatten(treeOf(data)).map(({ department, path }) => ({ value: department.id, label: path.join(' / ') })),
    [data],
  )
}

/** The contract names posts and labels by plain texts, as one model serves both. */
export function usePostOptions(): Option<PostId>[] {
  const { data = [] } = useCall(POSTS)
  return data.map(({ id, name }) => ({ value: id as PostId, label: name }))
}

export function useLabelOptions(): Option<LabelId>[] {
  const { data = [] } = useCall(LABELS)
  return data.map(({ id, name }) => ({ value: id as LabelId, label: name }))
}

export const useColleges = () => useCall(COLLEGES)

const LISTS: readonly CallKey[] = [
  'GET /sands-user/api/v1/manage/user/page',
  'GET /sands-user/api/v1/manage/user/get',
  DEPARTMENTS,
  POSTS,
  LABELS,
  COLLEGES,
]

/** Everything about people is asked again: after a change, counts and names are others everywhere. */
export function usePeopleRefresh(): () => Promise<unknown> {
  const queries = useQueryClient()
  return useCallback(() => Promise.all(LISTS.map((key) => queries.invalidateQueries({ queryKey: [key] }))), [queries])
}
