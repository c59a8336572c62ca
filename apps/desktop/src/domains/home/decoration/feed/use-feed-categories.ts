import type { FeedSource } from '@sands/rules/decoration'
import { useCall } from '@sands/web/call/use-call'
import { useMemo } from 'react'

interface Node {
  readonly id: string
  readonly name: string
  readonly children: readonly Node[]
}

interface CategoryOption {
  readonly value: string
  readonly name: string
  /** The path of the category. */
  readonly label: string
}

const optionsOf = (nodes: readonly Node[], above: readonly string[] = []): CategoryOption[] =>
  nodes.flatMap(({ id, name, children }) => {
    const path = [...above, name]
    return [{ value: id, name, label: path.join(' / ') }, ...optionsOf(children, path)]
  })

/** The categories as learners see them, because an editor of the home page may lack the right to edit courses. */
export function useFeedCategories(source: FeedSource) {
  const courses = useCall(
    'POST /sands-lms/api/v1/course-category/tree',
    { body: { maxLevel: 3 } },
    { enabled: source === 'course' },
  )
  const articles = useCall(
    'POST /sands-lms/api/v1/articleCategory/listThreeLevelByIds',
    { body: {} },
    { enabled: source === 'article' },
  )
  const { data, isPending }: { data: readonly Node[] | undefined; isPending: boolean } =
    source === 'course' ? courses : articles
  const options = useMemo(() => optionsOf(data ?? []), [data])
  return { options, isPending, isKnown: data !== undefined }
}
