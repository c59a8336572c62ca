import type { InfoOrClass } from '@sands/contract/home/home.model'
import type { ImageLayout } from '@sands/rules/block'
import { useSlots } from '../../../kernel/slots.ts'

export const keyOf = (item: InfoOrClass): string =>
  item.type === 'info' ? `info ${item.article.id}` : `class ${item.course.id}`

/** An article or a course in the tile of its domain, with a tag that names the kind. */
export function InfoClassTile({ item, layout }: { item: InfoOrClass; layout: ImageLayout }) {
  const { ArticleTile, CourseTile } = useSlots()
  if (item.type === 'info') return ArticleTile && <ArticleTile article={item.article} layout={layout} tagged />
  return CourseTile && <CourseTile course={item.course} layout={layout} tagged />
}
