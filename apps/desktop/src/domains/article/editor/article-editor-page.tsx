import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { EditorWaiting } from '../../../kernel/draft/editor-waiting.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { articlePaths } from '../article-paths.ts'
import { isForReaders } from './article-document.ts'
import { ArticleEditor } from './article-editor.tsx'
import { ReadOnlyArticle } from './read-only-article.tsx'

const ADDRESS = { id: textValue(18) }

/** The editor of one article. */
export function ArticleEditorPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'article'>(typed)
  if (id) return <Opened key={id} id={id} />
  return (
    <ManagePage title={t('article.manage_edit_title')}>
      <StateBlock
        kind="empty"
        title={t('article.manage_edit_none')}
        text={t('article.manage_edit_none_text')}
        actions={<LinkButton to={articlePaths.articles}>{t('article.manage_edit_list')}</LinkButton>}
      />
    </ManagePage>
  )
}

function Opened({ id }: { id: Id<'article'> }) {
  const t = useT()
  const mayPublish = may(useViewer(), 'article.publish')
  const article = useCall('GET /sands-lms/api/v1/manage/article/get', { query: { id } }, { staleTime: 0 })
  // Data cached by an earlier visit may be old, so the editor waits for a fresh answer.
  const [openedAt] = useState(() => Date.now())
  const isFresh = article.dataUpdatedAt >= openedAt
  const [isOpen, setOpen] = useState(false)
  const reload = async () => {
    const { data, error } = await article.refetch()
    if (!error) return data
    if (error instanceof CallError) showToast(error.msg, { kind: 'error' })
    return undefined
  }
  if (article.data && isFresh) {
    // A person who has started to write keeps the editor, even if somebody else publishes the article meanwhile.
    if (!isOpen && !mayPublish && isForReaders(article.data.state)) return <ReadOnlyArticle article={article.data} />
    if (!isOpen) setOpen(true)
    return <ArticleEditor article={article.data} reload={reload} />
  }
  return (
    <ManagePage title={t('article.manage_edit_title')}>
      {article.isFetching ? (
        <EditorWaiting />
      ) : (
        <FailureBlock
          error={article.error}
          onRetry={() => void article.refetch()}
          way={<LinkButton to={articlePaths.articles}>{t('article.manage_edit_list')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}
