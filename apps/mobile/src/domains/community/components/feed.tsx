import { communityLinks } from '@sands/contract/community/community.links'
import type { CommunityContent } from '@sands/contract/community/community.model'
import { ATTACHMENT_TYPES, FEED_PAGE } from '@sands/rules/community/content'
import { type FeedFilter, useFeed } from '@sands/web/community/use-feed'
import { useT } from '@sands/web/i18n/i18n'
import { memo, type ReactNode, useDeferredValue } from 'react'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { WindowedList } from '../../../kernel/ui/list/windowed-list.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { ContentCard } from './content-card.tsx'
import styles from './feed.module.css'
import { VideoGrid } from './video-grid.tsx'

/** The usual height of a card: its words, and its pictures or its video. */
const WORDS_HEIGHT = 230
const PICTURES_HEIGHT = 115
const estimate = ({ attachments }: CommunityContent): number =>
  WORDS_HEIGHT + (attachments.some(({ type }) => type !== ATTACHMENT_TYPES.document) ? PICTURES_HEIGHT : 0)
const keyOf = ({ id }: CommunityContent): string => id
const cardOf = (content: CommunityContent) => <ContentCard content={content} />

interface FeedProps {
  feed: ReturnType<typeof useFeed>
  look?: 'cards' | 'videos'
  empty?: ReactNode
}

/** A feed in all its states: loading, empty, failed, and content with its end. */
export function Feed({ feed: { pages, contents }, look = 'cards', empty }: FeedProps) {
  const t = useT()
  if (!contents) {
    if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
    return <FeedSkeleton />
  }
  if (contents.length === 0) {
    const action = (
      <ButtonLink look="soft" to={communityLinks.publish()}>
        {t('community.publish')}
      </ButtonLink>
    )
    return empty ?? <EmptyState title={t('community.none')} text={t('community.none_text')} action={action} />
  }
  return (
    <>
      {look === 'videos' ? <VideoGrid contents={contents} /> : <Cards contents={contents} />}
      <ListEnd pages={pages} />
    </>
  )
}

/**
 * The cards of a feed. The next page is rendered in small steps, so that scrolling goes on meanwhile; a feed that only
 * starts to fetch does not render them again.
 */
const Cards = memo(function Cards({ contents }: { contents: readonly CommunityContent[] }) {
  return (
    <WindowedList
      items={useDeferredValue(contents)}
      keyOf={keyOf}
      estimate={estimate}
      className={styles.list}
      wholeUpTo={FEED_PAGE}
    >
      {cardOf}
    </WindowedList>
  )
})

export function FeedSkeleton() {
  return (
    <Skeleton>
      {[1, 2, 3].map((card) => (
        <div key={card} className={styles.bones}>
          <Bone width="40%" height="36px" />
          <Bone width="88%" />
          <Bone height="110px" />
        </div>
      ))}
    </Skeleton>
  )
}

/** The feed of a filter, for pages that show nothing else of it. */
export function FilteredFeed({ filter, ...props }: { filter: FeedFilter } & Omit<FeedProps, 'feed'>) {
  return <Feed feed={useFeed(filter)} {...props} />
}
