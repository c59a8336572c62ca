import type { CallKey } from '@sands/contract/calls'
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

/** For questions about a college: nothing when it is the one the viewer is in, so that both share an answer. */
export function useOtherCollege(collegeId: CollegeId | undefined): { collegeId?: CollegeId } {
  const viewer = useViewer()
  return collegeId && collegeId !== viewer.collegeId ? { collegeId } : {}
}

/** With nothing to say, no query at all: what is asked the same way is asked once. */
function useInputOf(collegeId: CollegeId | undefined) {
  const query = useOtherCollege(collegeId)
  return query.collegeId ? { query } : undefined
}

export const useDepartments = (collegeId?: CollegeId) => useCall(DEPARTMENTS, useInputOf(collegeId))

/** Departments to choose from, each with the way to it. */
export function useDepartmentOptions(collegeId?: CollegeId): Option<DepartmentId>[] {
  const { data = [] } = useDepartments(collegeId)
  return useMemo(
    () =>
      flatten(treeOf(data)).map(({ item: postOrLabel, path }) => ({ value: postOrLabel.id, label: path.join(' / ') })),
    [data],
  )
}

/** The contract names posts and labels by plain texts, as one model serves both. */
export function usePostOptions(collegeId?: CollegeId): Option<PostId>[] {
  const { data = [] } = useCall(POSTS, useInputOf(collegeId))
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
