import { asId } from '@sands/contract/kernel/id'
import type { UserId } from '@sands/contract/kernel/schema'
import { FEED_PAGE } from '@sands/rules/community/content'
import { TOPIC_LENGTH } from '@sands/rules/community/publishing'
import { isId } from '@sands/rules/id'
import { useFeed } from '@sands/web/community/use-feed'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import { SearchField } from '../../../kernel/ui/search-field.tsx'
import { useSettled } from '../../../kernel/use-settled.ts'
import { Feed, FilteredFeed } from '../components/feed.tsx'
import styles from './search.module.css'

/** Searches titles and texts of the community, or shows everything with a topic or of an author. */
export function CommunitySearchPage() {
  const [search] = useSearchParams()
  const topic = (search.get('topic') ?? '').trim().slice(0, TOPIC_LENGTH)
  const userId = search.get('userId') ?? ''
  if (topic) return <TopicFeed topic={topic} />
  if (isId(userId)) return <AuthorFeed userId={asId<UserId>(userId)} />
  return <WordSearch />
}

function TopicFeed({ topic }: { topic: string }) {
  return (
    <Page title={`#${topic}`}>
      <FilteredFeed filter={{ topic, size: FEED_PAGE }} />
    </Page>
  )
}

function AuthorFeed({ userId }: { userId: UserId }) {
  const t = useT()
  const feed = useFeed({ userId, size: FEED_PAGE })
  return (
    <Page title={feed.contents?.[0]?.createByName || t('community.title')}>
      <Feed feed={feed} />
    </Page>
  )
}

function WordSearch() {
  const t = useT()
  const [typed, setTyped] = useState('')
  const keyWord = useSettled(typed.trim())
  return (
    <Page title={t('community.search')}>
      <div className={styles.search}>
        <SearchField label={t('community.search_hint')} value={typed} onChange={setTyped} autoFocus />
      </div>
      {keyWord ? (
        <FilteredFeed
          filter={{ keyWord, size: FEED_PAGE }}
          empty={<EmptyState title={t('community.none_found', { words: keyWord })} />}
        />
      ) : (
        <EmptyState title={t('community.search_start')} />
      )}
    </Page>
  )
}
