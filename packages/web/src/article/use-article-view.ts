import type { ArticleItem } from '@sands/contract/article/article.model'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ARTICLE_PAGE, type ArticleId, countView } from './article-calls.ts'

interface Page {
  records: readonly ArticleItem[]
}
type Held = Page | { pages: readonly Page[] }

/** Updates the cached lists to the same number as the article, without loading them again. */
function showViews(queries: QueryClient, id: ArticleId, viewCount: number): void {
  const inPage = (page: Page): Page => ({
    ...page,
    records: page.records.map((article) => (article.id === id ? { ...article, viewCount } : article)),
  })
  queries.setQueriesData<Held>({ queryKey: [ARTICLE_PAGE] }, (held) => {
    if (!held) return held
    return 'pages' in held ? { ...held, pages: held.pages.map(inPage) } : inPage(held)
  })
}

/** Counts one view each time the article is opened. Returns the number of views once it is known. */
export function useArticleView(id: ArticleId, opened: boolean): number | undefined {
  const queries = useQueryClient()
  const [counted, setCounted] = useState<{ id: ArticleId; views: number | undefined }>()
  useEffect(() => {
    if (!opened) return
    let here = true
    void countView(id).then((views) => {
      if (views !== undefined) showViews(queries, id, views)
      if (here) setCounted({ id, views })
    })
    return () => {
      here = false
    }
  }, [queries, id, opened])
  return counted?.id === id ? counted.views : undefined
}
