import { useCall } from '@sands/web/call/use-call'
import { useMemo } from 'react'
import { flatten, treeOf } from '../../../kernel/tree/tree.ts'
import type { Option } from '../../../kernel/ui/form/choice.tsx'

/** The categories of questions, each with the way to it. */
export function useQuestionCategories() {
  const { data, isPending } = useCall('GET /sands-lms/api/v1/manage/question-category/list')
  const options = useMemo<Option<string>[]>(
    () => flatten(treeOf(data ?? [])).map(({ item, path }) => ({ value: item.id, label: path.join(' / ') })),
    [data],
  )
  return { options, isPending }
}
