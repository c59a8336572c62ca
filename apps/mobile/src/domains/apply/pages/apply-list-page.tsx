import { APPLY_PAGE } from '@sands/web/apply/apply-calls'
import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useSearchParams } from 'react-router'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { ApplyCard } from '../components/apply-card.tsx'
import styles from './apply.module.css'

const TYPES = ['open', 'mine'] as const

/** What the person can sign up for, and what they have. The choice is in the address. */
export function ApplyListPage({ back = true }: { back?: boolean }) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const type = TYPES.find((known) => known === search.get('type')) ?? 'open'
  const pages = usePages(APPLY_PAGE, { type, size: 20 }, { keep: true })
  const signUps = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <Page title={t('apply.my')} back={back}>
      <Chips
        label={t('apply.my')}
        options={TYPES.map((known) => ({ id: known, label: t(`apply.list_${known}`) }))}
        chosen={type}
        onChoose={(id) => setSearch(id === 'open' ? {} : { type: id }, { replace: true })}
      />
      <PullToRefresh onRefresh={pages.refetch}>
        <CachedNote at={pages.cachedAt} />
        {content()}
      </PullToRefresh>
    </Page>
  )

  function content() {
    if (!signUps) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (signUps.length === 0) return <EmptyState title={t(`apply.none_${type}`)} text={t(`apply.none_${type}_text`)} />
    return (
      <>
        <ul className={styles.stack}>
          {signUps.map((signUp) => (
            <ApplyCard key={signUp.applyId} signUp={signUp} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}

export function ApplyListTabPage() {
  return <ApplyListPage back={false} />
}
