import { DownOutlined, InfoCircleOutlined } from '@ant-design/icons'
import type { ArticleDraft, ManagedArticle } from '@sands/contract/article/article.model'
import { Button, Dropdown } from 'antd'
import { type Ref, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ConflictChoices } from '../../../kernel/draft/conflict-note.tsx'
import { EditorTools, ToolGroup } from '../../../kernel/draft/editor-layout.tsx'
import { SaveState } from '../../../kernel/draft/save-state.tsx'
import { StepButtons } from '../../../kernel/draft/step-buttons.tsx'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { articlePaths } from '../article-paths.ts'
import { ArticleStateTag } from '../manage/article-state-tag.tsx'
import { useArticleActs } from '../manage/use-article-acts.ts'
import { ArticleRequest } from '../publish/article-request.tsx'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { faultOf, isForReaders } from './article-document.ts'
import styles from './editor.module.css'
import { HeldNote } from './held-note.tsx'
import type { useArticleDraft } from './use-article-draft.ts'

interface ArticleBarProps {
  ref: Ref<HTMLElement>
  /** The stored article. */
  article: ManagedArticle
  /** The document in the editor. */
  document: ArticleDraft
  draft: ReturnType<typeof useArticleDraft>
  /** Undefined when there is no step in this direction. */
  onBack: (() => void) | undefined
  onForth: (() => void) | undefined
  conflict: ConflictChoices | undefined
  /** Pictures are being uploaded. */
  isBusy: boolean
  /** Called after the article was published or withdrawn. */
  onChanged: () => Promise<unknown>
}

/** The save state, undo and redo, and publishing. Sticks to the top. */
export function ArticleBar(props: ArticleBarProps) {
  const { ref, article, document, draft, onBack, onForth, conflict, isBusy, onChanged } = props
  const t = useT()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const mayPublish = may(useViewer(), 'article.publish')
  const { withdraw, remove } = useArticleActs(onChanged)
  const { state, flush, isHeld, isLive } = draft
  const hold = conflict ? t('manage.publish_hold_conflict') : isBusy ? t('manage.publish_hold_busy') : undefined
  const fault = faultOf(document)
  const isOff = hold !== undefined
  return (
    <EditorTools ref={ref} label={t('article.manage_edit_bar')} conflict={conflict}>
      <ToolGroup>
        <StepButtons onBack={onBack} onForth={onForth} />
        {isHeld && !conflict ? (
          <HeldNote document={document} state={article.state} />
        ) : (
          <SaveState state={state} onRetry={() => void flush()} />
        )}
      </ToolGroup>
      <ToolGroup>
        <ArticleStateTag article={article} />
        {hold && (
          <p className={styles.hold}>
            <InfoCircleOutlined aria-hidden /> {hold}
          </p>
        )}
        {!mayPublish && !isForReaders(article.state) && (
          <ArticleRequest article={article} disabled={isOff || fault !== undefined} flush={flush} />
        )}
        {isLive && (
          <Button
            type={article.state === 'published' || isHeld ? 'primary' : 'default'}
            disabled={isOff || !isHeld || fault !== undefined}
            loading={state.status === 'saving'}
            onClick={() => void flush()}
          >
            {t('article.manage_save')}
          </Button>
        )}
        {mayPublish && article.state !== 'published' && (
          <Button type={isLive ? 'default' : 'primary'} disabled={isOff} onClick={() => setOpen(true)}>
            {article.state === 'scheduled' ? t('article.manage_reschedule') : t('article.manage_publish')}
          </Button>
        )}
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              ...(mayPublish && isForReaders(article.state)
                ? [
                    {
                      key: 'withdraw',
                      label: t(article.state === 'scheduled' ? 'article.manage_unschedule' : 'article.manage_withdraw'),
                      onClick: () => withdraw(article),
                    },
                  ]
                : []),
              {
                key: 'remove',
                label: t('article.manage_remove'),
                disabled: isForReaders(article.state) && !mayPublish,
                onClick: () => remove(article, () => void navigate(articlePaths.articles)),
              },
            ],
          }}
        >
          <Button
            icon={<DownOutlined aria-hidden />}
            aria-label={t('article.manage_acts')}
            title={t('article.manage_acts')}
          />
        </Dropdown>
      </ToolGroup>
      <PublishDialog
        open={isOpen}
        article={article}
        document={document}
        flush={flush}
        onClose={() => setOpen(false)}
        onPublished={onChanged}
        onLoadLatest={onChanged}
      />
    </EditorTools>
  )
}
