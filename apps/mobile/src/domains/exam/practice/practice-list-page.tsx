import { examLinks } from '@sands/contract/exam/exam.links'
import { useCall, usePages } from '@sands/web/call/use-call'
import { DAILY_SET, PRACTICE_PAGE } from '@sands/web/exam/practice/practice-calls'
import { useT } from '@sands/web/i18n/i18n'
import { BookX, Timer } from 'lucide-react'
import { Link } from '../../../kernel/ui/link.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './practice.module.css'
import { PracticeCard } from './practice-card.tsx'

const PAGE_SIZE = 20

export const PracticeListPage = () => <PracticeList back />
export const PracticeTabPage = () => <PracticeList back={false} />

/** All practices of the person, the daily set and the wrong book. */
function PracticeList({ back }: { back: boolean }) {
  const t = useT()
  const pages = usePages(PRACTICE_PAGE, { size: PAGE_SIZE }, { keep: true })
  const practices = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <Page title={t('exam.practice')} back={back}>
      <PullToRefresh onRefresh={pages.refetch}>
        <CachedNote at={pages.cachedAt} />
        <Shortcuts />
        {content()}
      </PullToRefresh>
    </Page>
  )

  function content() {
    if (!practices) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (practices.length === 0)
      return <EmptyState title={t('exam.practice_none')} text={t('exam.practice_none_text')} />
    return (
      <>
        <ul>
          {practices.map((practice) => (
            <PracticeCard key={practice.practiseId} practice={practice} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}

function Shortcuts() {
  const t = useT()
  const { data: set } = useCall(DAILY_SET, {}, { keep: true })
  return (
    <nav className={styles.shortcuts} aria-label={t('exam.practice')}>
      <Link to={examLinks.dailySet()} className={styles.shortcut}>
        <Timer size={24} aria-hidden />
        <span className={styles.name}>{t('exam.daily')}</span>
        <span className={styles.meta}>
          {set && (set.due > 0 ? t('exam.daily_text', { count: set.due }) : t('exam.daily_none'))}
        </span>
      </Link>
      <Link to={examLinks.wrongBook()} className={styles.shortcut}>
        <BookX size={24} aria-hidden />
        <span className={styles.name}>{t('exam.wrong_book')}</span>
      </Link>
    </nav>
  )
}
