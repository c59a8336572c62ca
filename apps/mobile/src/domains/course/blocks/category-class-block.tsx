import { courseLinks } from '@sands/contract/course/course.links'
import { courseSort, feedParts, imageLayout, onlyCategory } from '@sands/rules/block'
import { useCourseFeed } from '@sands/web/course/use-course-feed'
import { useT } from '@sands/web/i18n/i18n'
import { useTabList } from '@sands/web/tabs/use-tab-list'
import { BlockTabs } from '../../../kernel/feed/block-tabs.tsx'
import { FeedBlock } from '../../../kernel/feed/feed-block.tsx'
import type { BlockProps } from '../../../kernel/slots.ts'
import { CourseTile } from './course-tile.tsx'

/** Courses of several categories, one category at a time. */
export function CategoryClassBlock({ block }: BlockProps) {
  const t = useT()
  const parts = feedParts(block)
  const tabs = useTabList(parts.map(({ key }) => key))
  const part = parts.find(({ key }) => key === tabs.chosen)
  const answer = useCourseFeed({ block, part, keep: true })
  const layout = imageLayout(block)
  const several = parts.length > 1
  return (
    <FeedBlock
      block={block}
      usualTitle={t('course.title')}
      more={part ? courseLinks.category(onlyCategory(part), courseSort(part)) : courseLinks.list()}
      kind="tile"
      answer={answer}
      panel={several ? tabs.panel : undefined}
      head={
        several && (
          <BlockTabs
            label={t('course.categories')}
            tabs={tabs}
            options={parts.map(({ key, name }) => ({ key, name: name || t('course.all') }))}
          />
        )
      }
      none={several ? t('course.none') : undefined}
    >
      {(course) => <CourseTile key={course.id} course={course} layout={layout} />}
    </FeedBlock>
  )
}
