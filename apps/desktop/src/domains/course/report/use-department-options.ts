import { useCall } from '@sands/web/call/use-call'
import { departmentRows } from '../../../kernel/audience/department-tree.ts'
import type { Option } from '../../../kernel/ui/form/choice.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'

/** The departments of the college by their full paths; undefined for people who may not see them. */
export function useDepartmentOptions(): readonly Option<string>[] | undefined {
  const isAllowed = may(useViewer(), 'org.audiences.view')
  const { data } = useCall('GET /sands-user/api/v1/manage/audience/options', {}, { enabled: isAllowed })
  if (!isAllowed) return undefined
  const rows = departmentRows(data?.departments ?? [], { isOpen: () => true, words: '' })
  return rows.map(({ department, path }) => ({ value: department.id, label: path }))
}
