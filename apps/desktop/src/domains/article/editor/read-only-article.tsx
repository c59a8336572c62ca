import { LockOutlined } from '@ant-design/icons'
import type { ManagedArticle } from '@sands/contract/article/article.model'
import { Alert } from 'antd'
import { useState } from 'react'
import { EditorLayout, PreviewColumn } from '../../../kernel/draft/editor-layout.tsx'
import { type PictureSources, rememberSources } from '../../../kernel/rich-text/picture-sources.ts'
import { useT } from '../../../kernel/text.ts'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { documentOf } from './article-document.ts'
import styles from './editor.module.css'
import { PreviewPane } from './preview-pane.tsx'

/** Only people with the right to publish may change a published article; others can read it. */
export function ReadOnlyArticle({ article }: { article: ManagedArticle }) {
  const t = useT()
  const [sources] = useState<PictureSources>(() => new Map())
  const [document] = useState(() => {
    rememberSources(sources, article.content)
    return documentOf(article)
  })
  return (
    <ManagePage title={article.title}>
      <EditorLayout>
        <Alert
          type="info"
          showIcon
          icon={<LockOutlined aria-hidden />}
          title={t('article.manage_read_only', { right: t('org.right.article.publish') })}
        />
        <div className={styles.alone}>
          <PreviewColumn label={t('manage.editor_preview')}>
            <PreviewPane article={article} document={document} cover={article.cover ?? undefined} sources={sources} />
          </PreviewColumn>
        </div>
      </EditorLayout>
    </ManagePage>
  )
}
