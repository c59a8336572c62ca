import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import { imageLayout } from '@sands/rules/block'
import { useT } from '@sands/web/i18n/i18n'
import { useLecturerFeed } from '@sands/web/lecturer/use-lecturer-feed'
import { FeedBlock } from '../../../kernel/feed/feed-block.tsx'
import { PersonTile } from '../../../kernel/feed/feed-tile.tsx'
import type { BlockProps } from '../../../kernel/slots.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'

const FACE = 56

/** Lecturers in the company's order; picked ones in the order in which they were picked. */
export function LecturerBlock({ block }: BlockProps) {
  const t = useT()
  const answer = useLecturerFeed({ block, keep: true })
  // A row has room for a sentence, a card only for a few words.
  const isRow = imageLayout(block) === 1
  return (
    <FeedBlock
      block={block}
      usualTitle={t('lecturer.title')}
      more={lecturerLinks.centre()}
      kind="person"
      answer={answer}
    >
      {({ id, name, lectureGradeName, companyName, teachingExperience, avatarFileUrl, teachCourseNum }) => (
        <PersonTile
          key={id}
          to={lecturerLinks.detail(id)}
          face={<Avatar name={name} src={avatarFileUrl} size={FACE} />}
          name={name}
          grade={lectureGradeName}
          line={isRow ? teachingExperience || companyName : companyName || teachingExperience}
          meta={t('lecturer.courses_count', { count: teachCourseNum })}
        />
      )}
    </FeedBlock>
  )
}
