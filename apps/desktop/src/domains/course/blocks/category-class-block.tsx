import { feedParts } from '@sands/rules/block'
import { useCourseFeed } from '@sands/web/course/use-course-feed'
import { useTabList } from '@sands/web/tabs/use-tab-list'
import { BlockTabs } from '../../../kernel/feed/block-tabs.tsx'
import { FeedBlock } from '../../../kernel/feed/feed-block.tsx'
import type { BlockProps } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { CoverCardBone } from '../../../kernel/ui/cover-card.tsx'
import { CourseCard } from '../learn/browse/course-card.tsx'
import { learnPaths } from '../learn/learn-paths.ts'

/** Courses of several categories, one category at a time. */
export function CategoryClassBlock({ block }: BlockProps) {
  const t = useT()
  const parts = feedParts(block)
  const tabs = useTabList(parts.map(({ key }) => key))
  const part = parts.find(({ key }) => key === tabs.chosen)
  const several = parts.length > 1
  return (
    <FeedBlock
      block={block}
      usualTitle={t('course.title')}
      more={learnPaths.more(part)}
      answer={useCourseFeed({ block, part })}
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
      bone={<CoverCardBone />}
    >
      {(course) => (
        <li key={course.id}>
          <CourseCard course={course} />
        </li>
      )}
    </FeedBlock>
  )
}
