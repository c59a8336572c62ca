import { usePages } from '@sands/web/call/use-call'
import { useLeftOvers } from '@sands/web/exam/attempt/use-left-overs'
import { EXAM_PAGE } from '@sands/web/exam/exam-calls'
import { useT } from '@sands/web/i18n/i18n'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { ExamCard } from '../components/exam-card.tsx'

const PAGE_SIZE = 20

/** All exams of the person. */
export function ExamListPage() {
  const t = useT()
  const pages = usePages(EXAM_PAGE, { size: PAGE_SIZE }, { keep: true })
  useLeftOvers()
  const exams = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <Page title={t('exam.title')}>
      <PullToRefresh onRefresh={pages.refetch}>
        <CachedNote at={pages.cachedAt} />
        {content()}
      </PullToRefresh>
    </Page>
  )

  function content() {
    if (!exams) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (exams.length === 0) return <EmptyState title={t('exam.none')} text={t('exam.none_text')} />
    return (
      <>
        <ul>
          {exams.map((exam) => (
            <ExamCard key={exam.examId} exam={exam} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}
