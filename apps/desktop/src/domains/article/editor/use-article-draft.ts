import type { ArticleDraft, ManagedArticle } from '@sands/contract/article/article.model'
import { call } from '@sands/web/call/call'
import { useStore } from '@sands/web/store/store'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftSaver } from '../../../kernel/draft/draft-saver.model.ts'
import { createDraftSaver } from '../../../kernel/draft/draft-saver.ts'
import { useSaving } from '../../../kernel/draft/use-saving.ts'
import { isForReaders, storeFaultOf } from './article-document.ts'

type ArticleSaver = DraftSaver<ArticleDraft, ManagedArticle>

const READ = 'GET /sands-lms/api/v1/manage/article/get'

/** Reads the stored article without replacing the one that the editor works on. */
export const readArticle = (id: ManagedArticle['id']): Promise<ManagedArticle> =>
  call(READ, { query: { id }, quiet: true, silent: true })

const open = (article: ManagedArticle, document: ArticleDraft, onStored: (stored: ManagedArticle) => void) =>
  createDraftSaver<ArticleDraft, ManagedArticle>({
    draft: article,
    version: article.version,
    document,
    savedAt: Date.parse(article.updatedAt),
    save: async ({ version, document: body, idempotencyKey }) => {
      const stored = await call('POST /sands-lms/api/v1/manage/article/update', {
        body: { id: article.id, version, ...body },
        idempotencyKey,
        quiet: true,
        silent: true,
      })
      onStored(stored)
      return stored
    },
  })

/**
 * Stores the article as it changes, as long as it is not published. A published or scheduled article is stored only
 * when the author says so, so that nobody reads an unfinished sentence.
 */
export function useArticleDraft(article: ManagedArticle, document: ArticleDraft) {
  const queries = useQueryClient()
  const [saver] = useState<ArticleSaver>(() =>
    open(article, document, (stored) =>
      queries.setQueriesData({ queryKey: [READ, { query: { id: stored.id } }] }, stored),
    ),
  )
  // The article that the saver works on. The last fetched one may contain changes of somebody else that were not taken
  // over yet.
  const stored = useStore(saver.state).draft ?? article
  const isLive = isForReaders(stored.state)
  const [told, setTold] = useState(document)
  if (!isLive && told !== document && !storeFaultOf(document)) setTold(document)
  const state = useSaving(saver, told)
  const release = () => {
    setTold(document)
    saver.change(document)
  }
  return {
    saver,
    state,
    stored,
    isLive,
    told,
    tell: setTold,
    /** There are changes that are not being sent to the server. */
    isHeld: told !== document,
    release,
    /** Stores all changes; undefined when that failed. */
    flush: async (): Promise<ManagedArticle | undefined> => {
      if (storeFaultOf(document)) return undefined
      release()
      return saver.flush()
    },
  }
}
