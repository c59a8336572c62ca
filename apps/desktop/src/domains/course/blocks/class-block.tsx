import { feedParts } from '@sands/rules/block'
import { useCourseFeed } from '@sands/web/course/use-course-feed'
import { FeedBlock } from '../../../kernel/feed/feed-block.tsx'
import type { BlockProps } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { CoverCardBone } from '../../../kernel/ui/cover-card.tsx'
import { CourseCard } from '../learn/browse/course-card.tsx'
import { learnPaths } from '../learn/learn-paths.ts'

/** Courses of some categories, or all courses. */
export function ClassBlock({ block }: BlockProps) {
  const t = useT()
  const [part] = feedParts(block)
  return (
    <FeedBlock
      block={block}
      usualTitle={t('course.title')}
      more={learnPaths.more(part)}
      answer={useCourseFeed({ block, part })}
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
