import { useCall } from '@sands/web/call/use-call'
import { departmentRows } from '../../../kernel/audience/department-tree.ts'
import type { Option } from '../../../kernel/ui/form/choice.tsx'

/** The departments of the college by their full paths. Needs the right org.audiences.view. */
export function useDepartmentOptions(): readonly Option<string>[] {
  const { data } = useCall('GET /sands-user/api/v1/manage/audience/options', {})
  const rows = departmentRows(data?.departments ?? [], { isOpen: () => true, words: '' })
  return rows.map(({ department, path }) => ({ value: department.id, label: path }))
}
