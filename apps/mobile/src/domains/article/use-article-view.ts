import { useEffect, useState } from 'react'
import { type ArticleId, countView } from './article-calls.ts'

/** Counts one view for each time the article is opened. Answers with the views, once they are known. */
export function useArticleView(id: ArticleId, opened: boolean): number | undefined {
  const [counted, setCounted] = useState<{ id: ArticleId; views: number | undefined }>()
  useEffect(() => {
    if (!opened) return
    let here = true
    void countView(id).then((views) => here && setCounted({ id, views }))
    return () => {
      here = false
    }
  }, [id, opened])
  return counted?.id === id ? counted.views : undefined
}
