import type { ApprovalItem } from '@sands/contract/review/approval.model'
import { DECIDE_MOST } from '@sands/rules/review/approval'
import { useCall, usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { APPROVAL_NUMBER, APPROVAL_PAGE } from '@sands/web/review/approval-calls'
import { showToast } from '@sands/web/toast/toast'
import { useQueryClient } from '@tanstack/react-query'
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
import { ApprovalCard, type CardChoice } from '../components/approval-card.tsx'
import { AskSheet } from '../components/ask-sheet.tsx'
import { DeputySheet } from '../components/deputy-sheet.tsx'
import { ManySheet } from '../components/many-sheet.tsx'

type ApprovalId = ApprovalItem['id']

const TABS = ['todo', 'done', 'mine'] as const
type Tab = (typeof TABS)[number]

/** What waits for the person, what they decided and what they asked for. The tab is in the address. */
export function ApprovalsPage() {
  const t = useT()
  const panelId = useId()
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [isAsking, setAsking] = useState(false)
  const [isAway, setAway] = useState(false)
  // Null while nothing is being chosen.
  const [chosen, setChosen] = useState<ReadonlySet<ApprovalId> | null>(null)
  const [act, setAct] = useState<'approve' | 'decline'>()
  const tab = TABS.find((known) => known === search.get('tab')) ?? 'todo'
  const choose = (next: Tab) => {
    setChosen(null)
    setSearch(next === 'todo' ? {} : { tab: next }, { replace: true })
  }
  const number = useCall(APPROVAL_NUMBER, {}, { silent: true, staleTime: 0 })
  const options = TABS.map((id) => ({
    id,
    label: t(`review.tab_${id}`),
    count: id === 'todo' ? number.data?.number : undefined,
  }))
  return (
    <Page title={t('review.approvals')} bottom={bottom()}>
      <Tabs label={t('review.approvals')} options={options} chosen={tab} onChoose={choose} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, tab)} className={styles.panel}>
        <Requests
          key={tab}
          tab={tab}
          chosen={tab === 'todo' ? chosen : null}
          onChoose={setChosen}
          isAsking={isAsking}
          onAsked={() => setAsking(false)}
        />
      </div>
      {act && chosen && (
        <ChosenSheet chosen={chosen} act={act} onClose={() => setAct(undefined)} onDone={() => void refresh()} />
      )}
      {isAway && <DeputySheet onClose={() => setAway(false)} />}
    </Page>
  )

  async function refresh() {
    setChosen(null)
    await Promise.all([queries.invalidateQueries({ queryKey: [APPROVAL_PAGE] }), number.refetch()])
  }

  function bottom() {
    if (tab === 'mine')
      return (
        <Button block look="soft" onClick={() => setAsking(true)}>
          {t('review.ask_new')}
        </Button>
      )
    if (tab !== 'todo') return null
    if (!chosen) return <TodoActs onAway={() => setAway(true)} onChoose={() => setChosen(new Set())} />
    return (
      <div className={styles.acts}>
        <Button look="soft" onClick={() => setChosen(null)}>
          {t('kernel.cancel')}
        </Button>
        <Button look="soft" disabled={chosen.size === 0} onClick={() => setAct('decline')}>
          {t('review.decline')}
        </Button>
        <Button disabled={chosen.size === 0} onClick={() => setAct('approve')}>
          {t('review.approve')}
        </Button>
      </div>
    )
  }
}

const useRequests = (tab: Tab) => usePages(APPROVAL_PAGE, { tab, size: 20 }, { keep: true })

interface ChosenSheetProps {
  chosen: ReadonlySet<ApprovalId>
  act: 'approve' | 'decline'
  onClose: () => void
  onDone: () => void
}

/** The requests that were chosen in the list, before they are decided. */
function ChosenSheet({ chosen, ...sheet }: ChosenSheetProps) {
  const { data } = useRequests('todo')
  const requests = data?.pages.flatMap(({ records }) => records.filter(({ id }) => chosen.has(id))) ?? []
  return <ManySheet requests={requests} {...sheet} />
}

/** Several are chosen only where the person can decide something. */
function TodoActs({ onAway, onChoose }: { onAway: () => void; onChoose: () => void }) {
  const t = useT()
  const { data } = useRequests('todo')
  const canChoose = data?.pages.some(({ records }) => records.some(({ canDecide }) => canDecide === 1))
  return (
    <div className={styles.acts}>
      <Button look="soft" onClick={onAway}>
        {t('review.deputy_set')}
      </Button>
      {canChoose && (
        <Button look="soft" onClick={onChoose}>
          {t('review.choose_several')}
        </Button>
      )}
    </div>
  )
}

interface RequestsProps {
  tab: Tab
  /** Set while several requests are being chosen. */
  chosen: ReadonlySet<ApprovalId> | null
  onChoose: (chosen: ReadonlySet<ApprovalId>) => void
  isAsking: boolean
  onAsked: () => void
}

function Requests({ tab, chosen, onChoose, isAsking, onAsked }: RequestsProps) {
  const t = useT()
  const pages = useRequests(tab)
  const requests = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <PullToRefresh onRefresh={pages.refetch}>
      <CachedNote at={pages.cachedAt} />
      {content()}
      {tab === 'mine' && <AskSheet open={isAsking} onClose={onAsked} onDone={() => void pages.refetch()} />}
    </PullToRefresh>
  )

  function choiceOf({ id, canDecide }: ApprovalItem): CardChoice | 'none' | undefined {
    if (!chosen) return undefined
    if (canDecide === 0) return 'none'
    const isChosen = chosen.has(id)
    const others = [...chosen].filter((other) => other !== id)
    const toggle = () => {
      if (!isChosen && chosen.size >= DECIDE_MOST) showToast(t('review.choose_most', { most: DECIDE_MOST }))
      else onChoose(new Set(isChosen ? others : [...others, id]))
    }
    return { isChosen, toggle }
  }

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
            <ApprovalCard key={approval.id} approval={approval} choice={choiceOf(approval)} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}
