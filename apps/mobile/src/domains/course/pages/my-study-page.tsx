import { courseLinks } from '@sands/contract/course/course.links'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { WindowedList } from '../../../kernel/ui/list/windowed-list.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Tabs, tabId } from '../../../kernel/ui/page/tabs.tsx'
import { CourseRowsSkeleton } from '../components/course-rows-skeleton.tsx'
import { MyStudyRow } from '../components/my-study-row.tsx'
import styles from './my-study-page.module.css'

const PANEL = 'my-study'
const ROW_PX = 112
const SHELVES = ['ongoing', 'finished'] as const
const ALL = 'all'
const TYPES = Object.values(COURSEWARE_TYPES)

/** The courses and courseware that the person has started and finished. The choice is in the address. */
export function MyStudyPage({ back = true }: { back?: boolean }) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const shelf = SHELVES.find((name) => name === search.get('shelf')) ?? 'ongoing'
  const type = TYPES.find((known) => String(known) === search.get('type'))
  const pages = usePages(
    'GET /sands-lms/api/v1/course/my-page',
    { isFinished: shelf === 'finished' ? 1 : 0, ...(type === undefined ? {} : { fileType: type }), size: 20 },
    { keep: true },
  )
  const { refetch } = pages
  const refresh = useCallback(() => refetch(), [refetch])
  const items = useMemo(() => pages.data?.pages.flatMap((page) => page.records), [pages.data])
  const show = (next: { shelf?: string; type?: string }) => {
    const chosen = { shelf, type: type === undefined ? ALL : String(type), ...next }
    setSearch(chosen.type === ALL ? { shelf: chosen.shelf } : chosen, { replace: true })
  }
  const kinds = [ALL, ...TYPES] as const

  return (
    <Page title={t('study.my')} back={back}>
      <div className={styles.choices}>
        <Tabs
          label={t('study.my')}
          panelId={PANEL}
          options={SHELVES.map((id) => ({ id, label: t(`study.${id}`) }))}
          chosen={shelf}
          onChoose={(id) => show({ shelf: id })}
        />
        <Chips
          label={t('study.kind')}
          options={kinds.map((kind) => ({ id: String(kind), label: t(`study.kind_${kind}`) }))}
          chosen={type === undefined ? ALL : String(type)}
          onChoose={(id) => show({ type: id })}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, shelf)} className={styles.panel}>
        <PullToRefresh onRefresh={refresh}>
          <CachedNote at={pages.cachedAt} />
          {content()}
        </PullToRefresh>
      </div>
      <BackToTop />
    </Page>
  )

  function content() {
    if (!items) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void refetch()} />
      return (
        <div className={styles.rows}>
          <CourseRowsSkeleton rows={5} />
        </div>
      )
    }
    if (items.length === 0 && type !== undefined) {
      const action = (
        <Button look="soft" onClick={() => show({ type: ALL })}>
          {t('study.kinds_all')}
        </Button>
      )
      return <EmptyState title={t('study.kind_none', { kind: t(`study.kind_${type}`) })} action={action} />
    }
    if (items.length === 0) {
      const action = <ButtonLink to={courseLinks.list()}>{t('study.go_study')}</ButtonLink>
      return <EmptyState title={t(`study.${shelf}_none`)} text={t('study.my_none_text')} action={action} />
    }
    return (
      <>
        <WindowedList
          items={items}
          keyOf={({ courseType, id }) => `${courseType}/${id}`}
          estimate={ROW_PX}
          className={styles.rows}
        >
          {(item) => <MyStudyRow item={item} />}
        </WindowedList>
        <ListEnd pages={pages} />
      </>
    )
  }
}

/** The same page as a tab, without a back button. */
export function MyStudyTabPage() {
  return <MyStudyPage back={false} />
}
