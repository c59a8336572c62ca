import { useCall, usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { APPROVAL_NUMBER, APPROVAL_PAGE } from '@sands/web/review/approval-calls'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Tabs, tabId } from '../../../kernel/ui/page/tabs.tsx'
import styles from '../components/approval.module.css'
import { ApprovalCard } from '../components/approval-card.tsx'
import { AskSheet } from '../components/ask-sheet.tsx'

const TABS = ['todo', 'done', 'mine'] as const
type Tab = (typeof TABS)[number]

/** What waits for the person, what they decided and what they asked for. The tab is in the address. */
export function ApprovalsPage() {
  const t = useT()
  const panelId = useId()
  const [search, setSearch] = useSearchParams()
  const [isAsking, setAsking] = useState(false)
  const tab = TABS.find((known) => known === search.get('tab')) ?? 'todo'
  const choose = (next: Tab) => setSearch(next === 'todo' ? {} : { tab: next }, { replace: true })
  const number = useCall(APPROVAL_NUMBER, {}, { silent: true, staleTime: 0 })
  const options = TABS.map((id) => ({
    id,
    label: t(`review.tab_${id}`),
    count: id === 'todo' ? number.data?.number : undefined,
  }))
  return (
    <Page
      title={t('review.approvals')}
      bottom={
        tab === 'mine' && (
          <Button block look="soft" onClick={() => setAsking(true)}>
            {t('review.ask_new')}
          </Button>
        )
      }
    >
      <Tabs label={t('review.approvals')} options={options} chosen={tab} onChoose={choose} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, tab)} className={styles.panel}>
        <Requests key={tab} tab={tab} isAsking={isAsking} onAsked={() => setAsking(false)} />
      </div>
    </Page>
  )
}

function Requests({ tab, isAsking, onAsked }: { tab: Tab; isAsking: boolean; onAsked: () => void }) {
  const t = useT()
  const pages = usePages(APPROVAL_PAGE, { tab, size: 20 }, { keep: true })
  const requests = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <PullToRefresh onRefresh={pages.refetch}>
      <CachedNote at={pages.cachedAt} />
      {content()}
      {tab === 'mine' && <AskSheet open={isAsking} onClose={onAsked} onDone={() => void pages.refetch()} />}
    </PullToRefresh>
  )

  function content() {
    if (!requests) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (requests.length === 0) return <EmptyState title={t(`review.${tab}_none`)} text={t(`review.${tab}_none_text`)} />
    return (
      <>
        <ul className={styles.stack}>
          {requests.map((approval) => (
            <ApprovalCard key={approval.id} approval={approval} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}
