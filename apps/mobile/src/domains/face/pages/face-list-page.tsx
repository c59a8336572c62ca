import { usePages } from '@sands/web/call/use-call'
import { FACE_PAGE } from '@sands/web/face/face-calls'
import { useT } from '@sands/web/i18n/i18n'
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { FaceCard } from '../components/face-card.tsx'
import { FeedSheet } from '../components/feed-sheet.tsx'
import { RecordList } from '../components/record-list.tsx'
import styles from './face.module.css'

const TYPES = ['mine', 'open', 'ended'] as const
const LISTS = [...TYPES, 'records'] as const

/** The sessions of the person, those that are open, those that are over, and earlier training. The choice is in the address. */
export function FaceListPage({ back = true }: { back?: boolean }) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const [isSubscribing, setSubscribing] = useState(false)
  const list = LISTS.find((known) => known === search.get('type')) ?? 'mine'
  return (
    <Page title={t('face.my')} back={back}>
      <Chips
        label={t('face.my')}
        options={LISTS.map((known) => ({ id: known, label: t(`face.list_${known}`) }))}
        chosen={list}
        onChoose={(id) => setSearch(id === 'mine' ? {} : { type: id }, { replace: true })}
      />
      {list === 'mine' && (
        <Button look="plain" block onClick={() => setSubscribing(true)}>
          <CalendarSync size={18} aria-hidden /> {t('face.feed')}
        </Button>
      )}
      {list === 'records' ? <RecordList /> : <SessionList type={list} />}
      {isSubscribing && <FeedSheet onClose={() => setSubscribing(false)} />}
    </Page>
  )
}

function SessionList({ type }: { type: (typeof TYPES)[number] }) {
  const t = useT()
  const pages = usePages(FACE_PAGE, { type, size: 20 }, { keep: true })
  const sessions = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <PullToRefresh onRefresh={pages.refetch}>
      <CachedNote at={pages.cachedAt} />
      {content()}
    </PullToRefresh>
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
