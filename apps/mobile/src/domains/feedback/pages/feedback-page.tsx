import { useCall, usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useId } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Tabs, tabId } from '../../../kernel/ui/page/tabs.tsx'
import { FeedbackCard, PendingFeedback } from '../components/feedback-card.tsx'
import { FeedbackForm } from '../components/feedback-form.tsx'
import { CATEGORIES, FEEDBACK_CREATE, FEEDBACK_PAGE } from '../feedback-calls.ts'
import { useFeedbackForm } from '../use-feedback-form.ts'
import { usePending } from '../use-pending.ts'
import { useTab } from '../use-tab.ts'
import styles from './feedback-page.module.css'

const PAGE_SIZE = 20

/** The page on which people send feedback, and see its state. */
export function FeedbackPage() {
  const t = useT()
  const panelId = useId()
  const [tab, setTab] = useTab(['write', 'mine'])
  const categories = useCall(CATEGORIES, {}, { keep: true })
  const form = useFeedbackForm(categories.data ?? [], () => setTab('mine'))
  const isOpen = categories.data !== undefined && categories.data.length > 0
  const options = [
    { id: 'write', label: t('feedback.write') },
    { id: 'mine', label: t('feedback.mine') },
  ] as const
  return (
    <Page
      title={t('feedback.title')}
      bottom={
        tab === 'write' &&
        isOpen && (
          <Button block onClick={() => void form.send()}>
            {t('feedback.send')}
          </Button>
        )
      }
    >
      <Tabs label={t('feedback.title')} options={options} chosen={tab} onChoose={setTab} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, tab)} className={styles.panel}>
        {tab === 'write' ? write() : <MyFeedback onWrite={() => setTab('write')} />}
      </div>
    </Page>
  )

  function write() {
    if (!categories.data) {
      if (categories.isError) return <ErrorState error={categories.error} onRetry={() => void categories.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (!isOpen) return <EmptyState title={t('feedback.closed')} text={t('feedback.closed_text')} />
    return <FeedbackForm categories={categories.data} form={form} />
  }
}

function MyFeedback({ onWrite }: { onWrite: () => void }) {
  const t = useT()
  const pages = usePages(FEEDBACK_PAGE, { size: PAGE_SIZE }, { keep: true })
  const pending = usePending(FEEDBACK_CREATE, FEEDBACK_PAGE)
  const sent = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <PullToRefresh onRefresh={pages.refetch}>
      <CachedNote at={pages.cachedAt} />
      {pending.length > 0 && (
        <ul className={styles.pending}>
          {pending.map((item) => (
            <PendingFeedback key={item.id} item={item} />
          ))}
        </ul>
      )}
      {content()}
    </PullToRefresh>
  )

  function content() {
    if (!sent) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (sent.length === 0) {
      if (pending.length > 0) return null
      const action = <Button onClick={onWrite}>{t('feedback.write')}</Button>
      return <EmptyState title={t('feedback.none')} text={t('feedback.none_text')} action={action} />
    }
    return (
      <>
        <ul>
          {sent.map((feedback) => (
            <FeedbackCard key={feedback.id} feedback={feedback} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}
