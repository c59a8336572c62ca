import { courseLinks } from '@sands/contract/course/course.links'
import { studyLinks } from '@sands/contract/study/study.links'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { OverviewCard, OverviewSkeleton } from '../components/overview-card.tsx'
import { PeriodCard } from '../components/period-card.tsx'
import { StudyContents } from '../components/study-contents.tsx'
import { localDay, type Period, spanOf } from '../periods.ts'
import { useStudyDetail } from '../use-study-detail.ts'
import styles from './study-time-page.module.css'

/** The person's study time: an overview, by day, and by content. */
export function StudyTimePage() {
  const t = useT()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [period, setPeriod] = useState<Period>('week')
  const [back, setBack] = useState(0)
  const overview = useCall('POST /sands-lms/api/v1/dailyStudyRecords/overview', { body: {} }, { keep: true })
  const today = overview.data?.day ?? localDay(new Date())
  const span = spanOf(period, today, back)
  const detail = useStudyDetail(span)
  const isLost = detail.isError && !detail.data
  const isAllLost = isLost && overview.isError && !overview.data
  const contents = detail.data?.pages.flatMap((page) => page.contents.records)
  const refresh = useCallback(() => queries.refetchQueries({ type: 'active' }), [queries])
  const end = <BarButton icon={Trophy} label={t('study.rank')} onClick={() => void navigate(studyLinks.rank())} />

  return (
    <Page title={t('study.title')} end={end}>
      <PullToRefresh onRefresh={refresh}>
        {isAllLost ? <ErrorState error={overview.error} onRetry={() => void refresh()} /> : content()}
      </PullToRefresh>
    </Page>
  )

  function content() {
    return (
      <>
        <CachedNote at={overview.cachedAt} />
        {glance()}
        <PeriodCard
          period={period}
          back={back}
          span={span}
          today={today}
          days={detail.isPlaceholderData ? undefined : detail.data?.pages[0]?.days}
          failure={isLost ? <ErrorState compact error={detail.error} onRetry={() => void detail.refetch()} /> : null}
          onPeriod={(next) => {
            setPeriod(next)
            setBack(0)
          }}
          onBack={setBack}
        />
        {!isLost && (
          <>
            <h2 className={styles.heading}>{t('study.contents')}</h2>
            {list()}
          </>
        )}
      </>
    )
  }

  function glance() {
    if (overview.data) return <OverviewCard overview={overview.data} />
    if (!overview.isError) return <OverviewSkeleton />
    return <ErrorState compact error={overview.error} onRetry={() => void overview.refetch()} />
  }

  function list() {
    if (!contents) return <RowsSkeleton rows={4} />
    if (contents.length === 0) {
      const action = <ButtonLink to={courseLinks.list()}>{t('study.go_study')}</ButtonLink>
      return <EmptyState compact title={t('study.none_title')} text={t('study.none_text')} action={action} />
    }
    return (
      <>
        <StudyContents contents={contents} />
        <ListEnd pages={detail} />
      </>
    )
  }
}
