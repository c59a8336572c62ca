import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { isId } from '@sands/rules/id'
import { ARTICLE_CATEGORIES, ARTICLE_PAGE } from '@sands/web/article/article-calls'
import { useCall, usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { SearchField } from '../../../kernel/ui/search-field.tsx'
import { useSettled } from '../../../kernel/use-settled.ts'
import { ArticleRow } from '../components/article-row.tsx'
import { ArticlesSkeleton } from '../components/articles-skeleton.tsx'
import { CategoryFilter } from '../components/category-filter.tsx'
import styles from './broadcast-page.module.css'

const PAGE_SIZE = 20

/** The articles of the company. The chosen category is in the address. A search always covers all categories. */
export function BroadcastPage() {
  const t = useT()
  const timeAgo = useTimeAgo()
  const [search, setSearch] = useSearchParams()
  const named = search.get('categoryId') ?? ''
  const category = isId(named) ? named : ''
  const setCategory = (id: string) => setSearch(id ? { categoryId: id } : {}, { replace: true })
  const [typed, setTyped] = useState('')
  const keyWord = useSettled(typed.trim())
  const tree = useCall(ARTICLE_CATEGORIES, { body: {} }, { keep: true })
  const filter = keyWord ? { keyWord } : category ? { categoryId: asId<Id<'articleCategory'>>(category) } : {}
  const pages = usePages(ARTICLE_PAGE, { ...filter, size: PAGE_SIZE }, { keep: true })
  const { refetch } = pages
  const { refetch: refetchTree } = tree
  const refresh = useCallback(() => Promise.all([refetch(), refetchTree()]), [refetch, refetchTree])
  const articles = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <Page title={t('article.title')}>
      <div className={styles.tools}>
        <SearchField label={t('article.search')} value={typed} onChange={setTyped} />
        {typed === '' && <CategoryFilter tree={tree.data ?? []} chosen={category} onChoose={setCategory} />}
      </div>
      <PullToRefresh onRefresh={refresh}>
        <CachedNote at={pages.cachedAt} />
        {content()}
      </PullToRefresh>
      <BackToTop />
    </Page>
  )

  function content() {
    if (!articles) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void refetch()} />
      return <ArticlesSkeleton />
    }
    if (articles.length === 0) return empty()
    return (
      <>
        <ul>
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} time={timeAgo(article.releaseTime)} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }

  function empty() {
    if (keyWord) {
      const action = (
        <Button look="soft" onClick={() => setTyped('')}>
          {t('article.search_clear')}
        </Button>
      )
      return <EmptyState title={t('article.none_found', { words: keyWord })} action={action} />
    }
    if (category) {
      const action = (
        <Button look="soft" onClick={() => setCategory('')}>
          {t('article.show_all')}
        </Button>
      )
      return <EmptyState title={t('article.none_here')} action={action} />
    }
    return <EmptyState title={t('article.none')} text={t('article.none_text')} />
  }
}
