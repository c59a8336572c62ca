import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import { feedAmount, feedParts, imageLayout } from '@sands/rules/block'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { FeedBlock } from '../../../kernel/feed/feed-block.tsx'
import { PersonTile } from '../../../kernel/feed/feed-tile.tsx'
import type { BlockProps } from '../../../kernel/slots.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'

const FACE = 56

/** Lecturers, as the company has ordered them; those chosen one by one in the order in which they were. */
export function LecturerBlock({ block }: BlockProps) {
  const t = useT()
  const ids = feedParts(block)[0]?.ids ?? []
  const { data, isError, refetch } = useCall(
    'GET /sands-lms/api/v1/lecturer/page',
    { query: { ...(ids.length > 0 && { ids: ids.join(',') }), current: 1, size: feedAmount(block) } },
    { silent: true, keep: true },
  )
  // A row has room for a sentence, a card for a few words.
  const isRow = imageLayout(block) === 1
  return (
    <FeedBlock
      block={block}
      usualTitle={t('lecturer.title')}
      more={lecturerLinks.centre()}
      kind="person"
      answer={{ data: data?.records, isError, retry: () => void refetch() }}
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
