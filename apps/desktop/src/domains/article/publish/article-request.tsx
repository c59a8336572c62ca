import type { ManagedArticle } from '@sands/contract/article/article.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { PublicationRequest } from '../../../kernel/draft/request/publication-request.tsx'
import { useT } from '../../../kernel/text.ts'

interface ArticleRequestProps {
  article: ManagedArticle
  disabled: boolean
  flush: () => Promise<ManagedArticle | undefined>
}

/** Asks for the publication of an article. */
export function ArticleRequest({ article, disabled, flush }: ArticleRequestProps) {
  const t = useT()
  const { id, updatedAt } = article
  const { data, refetch } = useCall('GET /sands-lms/api/v1/manage/article/publication/get', { query: { id } })
  const ask = useAct('POST /sands-lms/api/v1/manage/article/publication/ask')
  const withdraw = useAct('POST /sands-lms/api/v1/manage/article/publication/withdraw')
  return (
    <PublicationRequest
      publication={data}
      name={article.title.trim() || t('article.manage_untitled')}
      updatedAt={updatedAt}
      right={t('org.right.article.publish')}
      disabled={disabled}
      ask={async (reason) => {
        const { version } = (await flush()) ?? article
        return ask.mutateAsync({ body: { id, version, reason } })
      }}
      withdraw={() => withdraw.mutateAsync({ body: { id } })}
      reload={refetch}
    />
  )
}
