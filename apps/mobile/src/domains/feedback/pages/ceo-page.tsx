import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useId } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Tabs, tabId } from '../../../kernel/ui/page/tabs.tsx'
import { CeoForm } from '../components/ceo-form.tsx'
import { CeoList } from '../components/ceo-list.tsx'
import { CEO_PAGE, LEADERS } from '../feedback-calls.ts'
import { useCeoForm } from '../use-ceo-form.ts'
import { useTab } from '../use-tab.ts'
import styles from './feedback-page.module.css'

/** The page on which people write to a leader, and leaders read their messages. */
export function CeoPage() {
  const t = useT()
  const panelId = useId()
  const [tab, setTab] = useTab(['write', 'sent', 'received'])
  const leaders = useCall(LEADERS, {}, { keep: true })
  // Only a person who has received messages sees the tab for them.
  const received = useCall(CEO_PAGE, { query: { box: 'received', size: 1 } }, { keep: true })
  const form = useCeoForm(leaders.data ?? [], () => setTab('sent'))
  const isOpen = leaders.data !== undefined && leaders.data.length > 0
  const hasReceived = tab === 'received' || (received.data?.total ?? 0) > 0
  const options = [
    { id: 'write', label: t('feedback.ceo_write') },
    { id: 'sent', label: t('feedback.ceo_sent') },
    ...(hasReceived ? ([{ id: 'received', label: t('feedback.ceo_received') }] as const) : []),
  ] as const
  return (
    <Page
      title={t('feedback.ceo')}
      bottom={
        tab === 'write' &&
        isOpen && (
          <Button block onClick={() => void form.send()}>
            {t('feedback.ceo_send')}
          </Button>
        )
      }
    >
      <Tabs label={t('feedback.ceo')} options={options} chosen={tab} onChoose={setTab} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, tab)} className={styles.panel}>
        {tab === 'write' ? write() : <CeoList key={tab} box={tab} />}
      </div>
    </Page>
  )

  function write() {
    if (!leaders.data) {
      if (leaders.isError) return <ErrorState error={leaders.error} onRetry={() => void leaders.refetch()} />
      return <RowsSkeleton rows={4} />
    }
    if (!isOpen) return <EmptyState title={t('feedback.ceo_closed')} text={t('feedback.ceo_closed_text')} />
    return <CeoForm leaders={leaders.data} form={form} />
  }
}
