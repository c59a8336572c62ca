import { communityLinks } from '@sands/contract/community/community.links'
import { asId } from '@sands/contract/kernel/id'
import { BOARD_TYPES, CONTENT_TYPES, type ContentType } from '@sands/rules/community/content'
import { typesOn } from '@sands/rules/community/publishing'
import { isId } from '@sands/rules/id'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { BOARD_GET, BOARD_NAMES, type BoardId } from '@sands/web/community/community-calls'
import { useT } from '@sands/web/i18n/i18n'
import { Film, Images, type LucideIcon, Newspaper, StickyNote } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState, ErrorPictureState } from '../../../kernel/ui/page/states.tsx'
import { Denial } from '../components/denial.tsx'
import { NoBoards } from '../components/no-boards.tsx'

type Values = Readonly<Record<string, string>>

interface Choice {
  type: ContentType
  label: 'community.publish_note' | 'community.publish_article' | 'community.publish_album' | 'community.publish_video'
  icon: LucideIcon
  to: (values: Values) => string
}
const CHOICES: readonly Choice[] = [
  { type: CONTENT_TYPES.note, label: 'community.publish_note', icon: StickyNote, to: communityLinks.publishNote },
  {
    type: CONTENT_TYPES.article,
    label: 'community.publish_article',
    icon: Newspaper,
    to: communityLinks.publishArticle,
  },
  {
    type: CONTENT_TYPES.album,
    label: 'community.publish_album',
    icon: Images,
    to: (values) => communityLinks.publishNote({ ...values, type: 'album' }),
  },
  { type: CONTENT_TYPES.shortVideo, label: 'community.publish_video', icon: Film, to: communityLinks.publishVideo },
]

const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404

/**
 * Chooses what to publish: the types that fit the board of the address, or one of the boards where the person may
 * publish. `isAPublishPost=1` allows notes only, `isEnablePShare=0` no content for visitors.
 */
export function PublishChoicePage() {
  const t = useT()
  const [search] = useSearchParams()
  const named = search.get('boardId') ?? ''
  const hasBoard = isId(named)
  const board = useCall(BOARD_GET, { query: { id: asId<BoardId>(named) } }, { enabled: hasBoard, keep: true })
  const boards = useCall(BOARD_NAMES, { query: {} }, { enabled: !hasBoard, keep: true })
  const isNotesOnly = search.get('isAPublishPost') === '1'
  const values = {
    ...(hasBoard && { boardId: named }),
    ...(search.get('isEnablePShare') === '0' && { isEnablePShare: '0' }),
  }
  return <Page title={t('community.publish')}>{body()}</Page>

  /** The types that fit; all of them until the answer is there, also without a network. */
  function fitting(): ReadonlySet<ContentType> {
    if (board.data) return new Set(typesOn({ type: board.data.type, notesOnly: board.data.isNotesOnly === 1 }))
    if (!boards.data) return new Set(Object.values(CONTENT_TYPES))
    const typeOf = (isShortVideo: 0 | 1) => (isShortVideo === 1 ? BOARD_TYPES.shortVideo : BOARD_TYPES.normal)
    return new Set(
      boards.data.flatMap((one) => typesOn({ type: typeOf(one.isShortVideo), notesOnly: one.isNotesOnly === 1 })),
    )
  }

  function body() {
    if (isGone(board.error)) return <ErrorPictureState kind="gone" text={board.error?.message} />
    if (board.data?.denial) return <Denial board={board.data} />
    const types = fitting()
    const shown = CHOICES.filter(({ type }) => types.has(type) && (!isNotesOnly || type === CONTENT_TYPES.note))
    if (shown.length === 0) return <NoBoards otherwise={<EmptyState title={t('community.no_columns')} />} />
    return (
      <ListGroup>
        {shown.map(({ type, label, icon, to }) => (
          <ListRow key={type} label={t(label)} icon={icon} to={to(values)} />
        ))}
      </ListGroup>
    )
  }
}
