import { courseLinks } from '@sands/contract/course/course.links'
import { courseSort, feedParts, imageLayout, onlyCategory } from '@sands/rules/block'
import { useCourseFeed } from '@sands/web/course/use-course-feed'
import { useT } from '@sands/web/i18n/i18n'
import { FeedBlock } from '../../../kernel/feed/feed-block.tsx'
import type { BlockProps } from '../../../kernel/slots.ts'
import { CourseTile } from './course-tile.tsx'

/** Courses of some categories, or all courses. */
export function ClassBlock({ block }: BlockProps) {
  const t = useT()
  const [part] = feedParts(block)
  const answer = useCourseFeed({ block, part, keep: true })
  const layout = imageLayout(block)
  return (
    <FeedBlock
      block={block}
      usualTitle={t('course.title')}
      more={part ? courseLinks.category(onlyCategory(part), courseSort(part)) : courseLinks.list()}
      kind="tile"
      answer={answer}
    >
      {(course) => <CourseTile key={course.id} course={course} layout={layout} />}
    </FeedBlock>
  )
}
