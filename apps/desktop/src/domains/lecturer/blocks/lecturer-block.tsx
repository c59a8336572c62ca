import { useLecturerFeed } from '@sands/web/lecturer/use-lecturer-feed'
import { FeedBlock } from '../../../kernel/feed/feed-block.tsx'
import type { BlockProps } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { LecturerBone, LecturerCard } from '../learn/lecturer-card.tsx'
import { lecturerPaths } from '../learn/lecturer-paths.ts'

/** Lecturers in the company's order, or picked ones. */
export function LecturerBlock({ block }: BlockProps) {
  const t = useT()
  return (
    <FeedBlock
      block={block}
      usualTitle={t('lecturer.title')}
      more={lecturerPaths.lecturers}
      answer={useLecturerFeed({ block })}
      bone={<LecturerBone />}
    >
      {(lecturer) => (
        <li key={lecturer.id}>
          <LecturerCard lecturer={lecturer} />
        </li>
      )}
    </FeedBlock>
  )
}
