import type { ModerationCase } from '@sands/contract/community/moderation.model'
import { asId } from '@sands/contract/kernel/id'
import { isId } from '@sands/rules/id'
import { usePages } from '@sands/web/call/use-call'
import type { BoardId } from '@sands/web/community/community-calls'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { FeedSkeleton } from '../components/feed.tsx'
import { CaseCard } from '../moderation/case-card.tsx'
import { DecisionSheet } from '../moderation/decision-sheet.tsx'
import styles from './my-publish-page.module.css'

const CASES = 'GET /sands-lms/api/v1/community/case/page'
const PAGE_SIZE = 20

/** What waits for the moderators of one board. */
export function CasesPage() {
  const t = useT()
  const [search] = useSearchParams()
  const [chosenId, setChosenId] = useState<ModerationCase['id']>()
  const board = search.get('id') ?? ''
  const pages = usePages(CASES, { size: PAGE_SIZE, ...(isId(board) && { boardId: asId<BoardId>(board) }) })
  const cases = pages.data?.pages.flatMap(({ records }) => records)
  // As it is now: after a change by its author the case is decided in its new version.
  const chosen = cases?.find(({ id }) => id === chosenId)
  return (
    <Page title={t('community.cases')}>
      <PullToRefresh onRefresh={pages.refetch}>{content()}</PullToRefresh>
      {chosen && (
        <DecisionSheet
          key={chosen.id}
          found={chosen}
          onClose={() => setChosenId(undefined)}
          onChanged={() => void pages.refetch()}
        />
      )}
    </Page>
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
