import { useCall } from '@sands/web/call/use-call'
import type { Option } from '../ui/form/choice.tsx'
import { may, useViewer } from '../viewer.ts'
import { departmentRows } from './department-tree.ts'

/** The departments of the college by their full paths; undefined for people who may not see them. */
export function useDepartmentOptions(): readonly Option<string>[] | undefined {
  const isAllowed = may(useViewer(), 'org.audiences.view')
  const { data } = useCall('GET /sands-user/api/v1/manage/audience/options', {}, { enabled: isAllowed })
  if (!isAllowed) return undefined
  const rows = departmentRows(data?.departments ?? [], { isOpen: () => true, words: '' })
  return rows.map(({ department, path }) => ({ value: department.id, label: path }))
}
