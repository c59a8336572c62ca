import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { TRAINING_PAGE } from '@sands/web/training/training-calls'
import { useSearchParams } from 'react-router'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { TrainingCard } from '../components/training-card.tsx'
import styles from './training.module.css'

const ALL = 'all'
const STATUSES = [3, 2, 4, 5] as const

/** The projects of the person, by state. The choice is in the address. */
export function MyTrainingPage({ back = true }: { back?: boolean }) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const status = STATUSES.find((known) => String(known) === search.get('status'))
  const pages = usePages(TRAINING_PAGE, { ...(status && { status }), size: 20 }, { keep: true, staleTime: 0 })
  const projects = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <Page title={t('training.my')} back={back}>
      <Chips
        label={t('training.my')}
        options={[
          { id: ALL, label: t('training.all') },
          ...STATUSES.map((known) => ({ id: String(known), label: t(`training.status_${known}`) })),
        ]}
        chosen={status === undefined ? ALL : String(status)}
        onChoose={(id) => setSearch(id === ALL ? {} : { status: id }, { replace: true })}
      />
      <PullToRefresh onRefresh={pages.refetch}>
        <CachedNote at={pages.cachedAt} />
        {content()}
      </PullToRefresh>
    </Page>
  )

  function content() {
    if (!projects) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (projects.length === 0) return <EmptyState title={t('training.none')} text={t('training.none_text')} />
    return (
      <>
        <ul className={styles.stack}>
          {projects.map((project) => (
            <TrainingCard key={project.trainingId} training={project} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}

export function MyTrainingTabPage() {
  return <MyTrainingPage back={false} />
}
