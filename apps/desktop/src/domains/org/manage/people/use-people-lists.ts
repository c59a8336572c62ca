import type { CallKey } from '@sands/contract/calls'
import { asId } from '@sands/contract/kernel/id'
import type { CollegeId, DepartmentId, LabelId, PostId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { flatten, treeOf } from '../../../../kernel/tree/tree.ts'
import type { Option } from '../../../../kernel/ui/form/choice.tsx'
import { useViewer } from '../../../../kernel/viewer.ts'

const DEPARTMENTS = 'GET /sands-user/api/v1/manage/department/tree'
const POSTS = 'GET /sands-user/api/v1/manage/post/list'
const LABELS = 'GET /sands-user/api/v1/manage/label/list'
const COLLEGES = 'GET /sands-user/api/v1/manage/college/list'

/**
 * The query parameter for a college. Empty for the viewer's own college, so that both queries share one cached answer.
 */
export function useOtherCollege(collegeId: CollegeId | undefined): { collegeId?: CollegeId } {
  const viewer = useViewer()
  return collegeId && collegeId !== viewer.collegeId ? { collegeId } : {}
}

/** Undefined without a college, so that equal queries share one cached answer. */
function useInputOf(collegeId: CollegeId | undefined) {
  const query = useOtherCollege(collegeId)
  return query.collegeId ? { query } : undefined
}

export const useDepartments = (collegeId?: CollegeId) => useCall(DEPARTMENTS, useInputOf(collegeId))

/** Departments to choose from, each with its path. */
export function useDepartmentOptions(collegeId?: CollegeId): Option<DepartmentId>[] {
  const { data = [] } = useDepartments(collegeId)
  return useMemo(
    () => flatten(treeOf(data)).map(({ item, path }) => ({ value: item.id, label: path.join(' / ') })),
    [data],
  )
}

/** The ids of posts and labels are plain strings in the contract, because both share one model. */
export function usePostOptions(collegeId?: CollegeId): Option<PostId>[] {
  const { data = [] } = useCall(POSTS, useInputOf(collegeId))
  return data.map(({ id, name }) => ({ value: asId<PostId>(id), label: name }))
}

export function useLabelOptions(): Option<LabelId>[] {
  const { data = [] } = useCall(LABELS)
  return data.map(({ id, name }) => ({ value: asId<LabelId>(id), label: name }))
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

/** Fetches all data about people again: after a change, counts and names differ everywhere. */
export function usePeopleRefresh(): () => Promise<unknown> {
  const queries = useQueryClient()
  return useCallback(() => Promise.all(LISTS.map((key) => queries.invalidateQueries({ queryKey: [key] }))), [queries])
}
