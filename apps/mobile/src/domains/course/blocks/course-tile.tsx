import { courseLinks } from '@sands/contract/course/course.links'
import type { CourseItem } from '@sands/contract/course/course.model'
import type { ImageLayout } from '@sands/rules/block'
import { LEARN_STATUS } from '@sands/rules/study'
import { ProgressBar } from '@sands/web/course/progress-bar.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { FeedTile, TILE_SIZES, TileTag, TileWords } from '../../../kernel/feed/feed-tile.tsx'
import { useCountText } from '../../../kernel/use-count-text.ts'
import { CourseCover } from '../components/course-cover.tsx'

interface CourseTileProps {
  course: CourseItem
  layout: ImageLayout
  /** Shows the kind, for lists with more than courses. */
  tagged?: boolean | undefined
}

/** A course on the home page: the person's progress, or else the number of learners. */
export function CourseTile({ course, layout, tagged = false }: CourseTileProps) {
  const t = useT()
  const count = useCountText()
  const { id, fileName, learnStatus, percent, learnNum, itemCount } = course
  const facts = `${t('course.learners', { count: count(learnNum) })} · ${t('course.items', { count: itemCount })}`
  return (
    <FeedTile
      to={courseLinks.course(id)}
      cover={<CourseCover course={course} sizes={TILE_SIZES[layout]} />}
      badge={learnStatus === LEARN_STATUS.learned ? t('course.learned') : undefined}
      title={fileName}
      meta={
        <>
          {tagged && <TileTag cool>{t('course.one_course')}</TileTag>}
          {learnStatus === LEARN_STATUS.inProgress ? <ProgressBar percent={percent} /> : <TileWords>{facts}</TileWords>}
        </>
      }
    />
  )
}
