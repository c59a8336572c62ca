import { usePages } from '@sands/web/call/use-call'
import { FACE_PAGE } from '@sands/web/face/face-calls'
import { useT } from '@sands/web/i18n/i18n'
import { useSearchParams } from 'react-router'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { FaceCard } from '../components/face-card.tsx'
import styles from './face.module.css'

const TYPES = ['mine', 'open', 'ended'] as const

/** The sessions of the person, those that are open, and those that are over. The choice is in the address. */
export function FaceListPage({ back = true }: { back?: boolean }) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const type = TYPES.find((known) => known === search.get('type')) ?? 'mine'
  const pages = usePages(FACE_PAGE, { type, size: 20 }, { keep: true })
  const sessions = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <Page title={t('face.my')} back={back}>
      <Chips
        label={t('face.my')}
        options={TYPES.map((known) => ({ id: known, label: t(`face.list_${known}`) }))}
        chosen={type}
        onChoose={(id) => setSearch(id === 'mine' ? {} : { type: id }, { replace: true })}
      />
      <PullToRefresh onRefresh={pages.refetch}>
        <CachedNote at={pages.cachedAt} />
        {content()}
      </PullToRefresh>
    </Page>
  )

  function content() {
    if (!sessions) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (sessions.length === 0) return <EmptyState title={t(`face.none_${type}`)} text={t(`face.none_${type}_text`)} />
    return (
      <>
        <ul className={styles.stack}>
          {sessions.map((face) => (
            <FaceCard key={face.faceId} face={face} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}

export function FaceListTabPage() {
  return <FaceListPage back={false} />
}
