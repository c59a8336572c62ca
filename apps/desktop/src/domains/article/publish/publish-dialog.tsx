import { CloseCircleOutlined, GlobalOutlined, TeamOutlined } from '@ant-design/icons'
import type { ArticleDraft, ManagedArticle } from '@sands/contract/article/article.model'
import { useAct } from '@sands/web/call/use-call'
import { Modal } from 'antd'
import { AudienceCount } from '../../../kernel/audience/audience-count.tsx'
import { PublishForm } from '../../../kernel/draft/publish-form.tsx'
import { usePublish } from '../../../kernel/draft/use-publish.ts'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { faultOf } from '../editor/article-document.ts'
import styles from './publish.module.css'

interface PublishDialogProps {
  open: boolean
  article: ManagedArticle
  /** The document in the editor. */
  document: ArticleDraft
  /** Stores unsaved changes; undefined when that failed. */
  flush: () => Promise<ManagedArticle | undefined>
  onClose: () => void
  onPublished: () => Promise<unknown>
  /** Puts what is stored now into the editor. */
  onLoadLatest: () => Promise<unknown>
}

/** Shows who will see the article and when; for an incomplete article, what is missing. */
export function PublishDialog({ open, onClose, ...rest }: PublishDialogProps) {
  const t = useT()
  return (
    <Modal
      open={open}
      title={t('article.manage_publish_title', { name: rest.document.title.trim() || t('article.manage_untitled') })}
      footer={null}
      width={560}
      onCancel={onClose}
      destroyOnHidden
    >
      <Asked {...rest} onClose={onClose} />
    </Modal>
  )
}

function Asked({ article, document, flush, onClose, onPublished, onLoadLatest }: Omit<PublishDialogProps, 'open'>) {
  const t = useT()
  const viewer = useViewer()
  const publish = useAct('POST /sands-lms/api/v1/manage/article/publish')
  const { isBusy, problem, isBehind, submit } = usePublish<ManagedArticle>({
    flush,
    publish: ({ id, version }, publishAt) =>
      publish.mutateAsync({ body: { id, version, ...(publishAt && { publishAt }) }, quiet: true }),
    words: {
      done: t('article.manage_publish_done'),
      laterDone: (time) => t('article.manage_publish_later_done', { time }),
    },
    onPublished: async () => {
      onClose()
      await onPublished()
    },
  })
  const fault = faultOf(document)
  if (fault) {
    return (
      <p className={styles.fault} role="alert">
        <CloseCircleOutlined aria-hidden /> {t(`article.manage_fault_${fault}`)}
      </p>
    )
  }
  return (
    <div className={styles.dialog}>
      <div className={styles.people}>
        {document.isPublic ? <GlobalOutlined aria-hidden /> : <TeamOutlined aria-hidden />}
        {document.isPublic ? (
          <p>{t('article.manage_publish_public')}</p>
        ) : may(viewer, 'org.audiences.view') ? (
          <>
            <p>{t('article.manage_publish_for')}</p>
            <AudienceCount choice={document.audience} />
          </>
        ) : (
          <p>{t('article.manage_publish_for')}</p>
        )}
      </div>
      <PublishForm
        publishAt={article.state === 'scheduled' ? article.publishAt : null}
        words={{ now: t('article.manage_publish_do'), later: t('article.manage_publish_later_do') }}
        isBusy={isBusy}
        problem={problem}
        onLoadLatest={isBehind ? () => void onLoadLatest().then(onClose) : undefined}
        onSubmit={(publishAt) => void submit(publishAt)}
        onClose={onClose}
      />
    </div>
  )
}
