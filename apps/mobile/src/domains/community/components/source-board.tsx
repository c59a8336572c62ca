import { communityLinks } from '@sands/contract/community/community.links'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { BoardSource } from '@sands/rules/community/content'
import { useCall } from '@sands/web/call/use-call'
import { SOURCE_BOARD } from '@sands/web/community/community-calls'
import { useT } from '@sands/web/i18n/i18n'
import { ButtonLink } from '../../../kernel/ui/button.tsx'

/** A link to the board of a course, exam, project or session. Nothing where it has none. */
export function SourceBoard({ source, id }: { source: BoardSource; id: string }) {
  const t = useT()
  const asked = useCall(
    SOURCE_BOARD,
    { query: { sourceType: source, sourceId: asId<Id<'module'>>(id) } },
    { keep: true, silent: true },
  )
  if (!asked.data) return null
  return (
    <ButtonLink look="soft" block to={communityLinks.board(asked.data)}>
      {t('community.source_board_link', { count: asked.data.contentCount })}
    </ButtonLink>
  )
}
