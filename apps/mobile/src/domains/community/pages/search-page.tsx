import { FEED_PAGE } from '@sands/rules/community/content'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import { SearchField } from '../../../kernel/ui/search-field.tsx'
import { useSettled } from '../../../kernel/use-settled.ts'
import { FilteredFeed } from '../components/feed.tsx'

/** Searches titles and texts of the community. */
export function CommunitySearchPage() {
  const t = useT()
  const [typed, setTyped] = useState('')
  const keyWord = useSettled(typed.trim())
  return (
    <Page title={t('community.search')}>
      <SearchField label={t('community.search_hint')} value={typed} onChange={setTyped} autoFocus />
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
