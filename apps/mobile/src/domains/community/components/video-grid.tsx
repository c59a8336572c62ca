import { communityLinks } from '@sands/contract/community/community.links'
import type { CommunityContent } from '@sands/contract/community/community.model'
import { cardSize, columnsOf, storedSize } from '@sands/rules/community/card'
import { FILE_STATUS } from '@sands/rules/upload'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { Eye, Play } from 'lucide-react'
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { WindowedList } from '../../../kernel/ui/list/windowed-list.tsx'
import { useCountText } from '../../../kernel/use-count-text.ts'
import { UnreadyVideo } from './unready-video.tsx'
import styles from './video-grid.module.css'

/** The title and the author below the cover, and the room below the card. */
const WORDS_HEIGHT = 88
const GAP = 10
/** A column up to this length is rendered whole. */
const WHOLE_CARDS = 20

function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
const useScreenWidth = (): number => useSyncExternalStore(listen, () => window.innerWidth)

const keyOf = ({ id }: CommunityContent): string => id
const sizeOf = ({ attachments: [first] }: CommunityContent) => storedSize(first?.expandInfo ?? '')

/**
 * Short videos in two columns. The height of each card is known before its cover is loaded, so nothing jumps, and only
 * cards near the screen are rendered. A feed that only starts to fetch does not render them again.
 */
export const VideoGrid = memo(function VideoGrid({ contents }: { contents: readonly CommunityContent[] }) {
  const screen = useScreenWidth()
  const heightOf = (content: CommunityContent) => cardSize(screen, sizeOf(content)).height + WORDS_HEIGHT + GAP
  // Rendered rows are remembered by their list, so that it stays the same one while nothing changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights depend on the width of the screen
  const [left, right] = useMemo(() => columnsOf(contents, heightOf), [contents, screen])
  const card = useCallback(
    (content: CommunityContent) => <VideoCard content={content} height={cardSize(screen, sizeOf(content)).height} />,
    [screen],
  )
  const column = (cards: readonly CommunityContent[]) => (
    <WindowedList items={cards} keyOf={keyOf} estimate={heightOf} className={styles.column} wholeUpTo={WHOLE_CARDS}>
      {card}
    </WindowedList>
  )
  return (
    <div className={styles.grid}>
      {column(left)}
      {column(right)}
    </div>
  )
})

function VideoCard({ content, height }: { content: CommunityContent; height: number }) {
  const t = useT()
  const navigate = useNavigate()
  const countText = useCountText()
  const { title, coverUrl, attachments, createByName, avatarFileUrl, viewCount, isAnonymous } = content
  const isPinned = content.toppingStatus === 1 || content.boardToppingStatus === 1
  const unready = attachments.find(({ status }) => status !== FILE_STATUS.ready)
  const hasFailed = attachments.some(({ status }) => status === FILE_STATUS.failed)
  const isMine = content.isMine === 1
  const author = isAnonymous === 1 ? t('community.anonymous') : createByName
  const open = () => {
    // Its author can change or delete what has failed.
    if (hasFailed && !isMine) return showToast(t('community.video_failed'))
    if (unready && !hasFailed) return showToast(t('community.video_processing'))
    void navigate(communityLinks.content(content))
  }
  return (
    <div className={styles.cell}>
      <button type="button" className={styles.card} onClick={open}>
        <span className={styles.cover} style={{ height }}>
          {coverUrl && <img className={styles.picture} src={coverUrl} alt="" loading="lazy" />}
          {isPinned && <span className={styles.pinned}>{t('community.pinned')}</span>}
          {unready ? (
            <span className={styles.waiting}>
              <UnreadyVideo status={hasFailed ? FILE_STATUS.failed : unready.status} isMine={isMine} isListed />
            </span>
          ) : (
            <Play className={styles.play} size={24} aria-hidden />
          )}
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.line}>
          <Avatar name={author} src={avatarFileUrl} size={20} />
          <span className={styles.author}>{author}</span>
          <Eye size={14} aria-hidden />
          <span className="visually-hidden">{t('community.views', { count: viewCount })}</span>
          <span aria-hidden>{countText(viewCount)}</span>
        </span>
      </button>
    </div>
  )
}
