import { useCall } from '@sands/web/call/use-call'
import { useMemo } from 'react'
import { flatten, treeOf } from '../../../kernel/tree/tree.ts'
import type { Option } from '../../../kernel/ui/form/choice.tsx'

/** The categories to choose from, each with its path. */
export function useCategoryOptions() {
  const { data, isPending } = useCall('GET /sands-lms/api/v1/manage/article-category/list')
  const options = useMemo<Option<string>[]>(
    () => flatten(treeOf(data ?? [])).map(({ item, path }) => ({ value: item.id, label: path.join(' / ') })),
    [data],
  )
  return { options, isPending }
}
