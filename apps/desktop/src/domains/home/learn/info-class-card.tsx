import type { InfoOrClass } from '@sands/contract/home/home.model'
import { useSlots } from '../../../kernel/slots.ts'

export const keyOf = (item: InfoOrClass): string =>
  item.type === 'info' ? `info ${item.article.id}` : `class ${item.course.id}`

/** An article or a course in the card of its domain, with a tag that names the kind. */
export function InfoClassCard({ item }: { item: InfoOrClass }) {
  const { ArticleCard, CourseCard } = useSlots()
  if (item.type === 'info') return ArticleCard && <ArticleCard article={item.article} tagged />
  return CourseCard && <CourseCard course={item.course} tagged />
}
