import type { ModerationCase } from '@sands/contract/community/moderation.model'
import { asId } from '@sands/contract/kernel/id'
import { isId } from '@sands/rules/id'
import { usePages } from '@sands/web/call/use-call'
import { type BoardId, COMMUNITY_HIDDEN } from '@sands/web/community/community-calls'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Tabs, tabId } from '../../../kernel/ui/page/tabs.tsx'
import { ContentCard } from '../components/content-card.tsx'
import { FeedSkeleton } from '../components/feed.tsx'
import { CaseCard } from '../moderation/case-card.tsx'
import { DecisionSheet } from '../moderation/decision-sheet.tsx'
import styles from './my-publish-page.module.css'

const CASES = 'GET /sands-lms/api/v1/community/case/page'
const PAGE_SIZE = 20
const PANEL = 'board-cases'

/** What waits for the moderators of one board, and what they have hidden there. */
export function CasesPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const board = search.get('id') ?? ''
  const tab = search.get('cases') === 'hidden' ? 'hidden' : 'review'
  const show = (next: string) => {
    const values = new URLSearchParams(search)
    values.set('cases', next === 'hidden' ? 'hidden' : '1')
    setSearch(values, { replace: true })
  }
  return (
    <Page title={t('community.cases')}>
      {isId(board) && (
        <Tabs
          label={t('community.cases')}
          panelId={PANEL}
          chosen={tab}
          onChoose={show}
          options={[
            { id: 'review', label: t('community.tab_review') },
            { id: 'hidden', label: t('community.tab_hidden') },
          ]}
        />
      )}
      <div id={PANEL} {...(isId(board) && { role: 'tabpanel', 'aria-labelledby': tabId(PANEL, tab) })}>
        {tab === 'hidden' && isId(board) ? <Hidden boardId={asId<BoardId>(board)} /> : <Cases board={board} />}
      </div>
    </Page>
  )
}

function Hidden({ boardId }: { boardId: BoardId }) {
  const t = useT()
  const pages = usePages(COMMUNITY_HIDDEN, { boardId, size: PAGE_SIZE }, { staleTime: 0 })
  const contents = pages.data?.pages.flatMap(({ records }) => records)
  return <PullToRefresh onRefresh={pages.refetch}>{list()}</PullToRefresh>

  function list() {
    if (!contents) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <FeedSkeleton />
    }
    if (contents.length === 0) return <EmptyState title={t('community.none')} />
    return (
      <>
        <ul className={styles.list}>
          {contents.map((content) => (
            <li key={content.id}>
              <ContentCard content={content} />
            </li>
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}

function Cases({ board }: { board: string }) {
  const t = useT()
  const [chosenId, setChosenId] = useState<ModerationCase['id']>()
  const pages = usePages(CASES, { size: PAGE_SIZE, ...(isId(board) && { boardId: asId<BoardId>(board) }) })
  const cases = pages.data?.pages.flatMap(({ records }) => records)
  // As it is now: after a change by its author the case is decided in its new version.
  const chosen = cases?.find(({ id }) => id === chosenId)
  return (
    <>
      <PullToRefresh onRefresh={pages.refetch}>{content()}</PullToRefresh>
      {chosen && (
        <DecisionSheet
          key={chosen.id}
          found={chosen}
          onClose={() => setChosenId(undefined)}
          onChanged={() => void pages.refetch()}
        />
      )}
    </>
  )

  function content() {
    if (!cases) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <FeedSkeleton />
    }
    if (cases.length === 0)
      return <EmptyState title={t('community.cases_none')} text={t('community.cases_none_text')} />
    return (
      <>
        <ul className={styles.list}>
          {cases.map((found) => (
            <li key={found.id}>
              <CaseCard found={found} onDecide={() => setChosenId(found.id)} />
            </li>
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}
