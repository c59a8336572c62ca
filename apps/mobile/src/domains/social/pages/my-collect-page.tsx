import { courseLinks } from '@sands/contract/course/course.links'
import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { COLLECT_PAGE } from '@sands/web/social/social-calls'
import { ListChecks } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSlots } from '../../../kernel/slots.ts'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { CollectedRow } from '../components/collected-row.tsx'
import { CollectedSkeleton } from '../components/collected-skeleton.tsx'
import { useRemoveCollected } from '../use-remove-collected.ts'
import styles from './my-collect-page.module.css'

const PAGE_SIZE = 20
const ALL = 'all'

/** All content that the person has collected, newest first. */
export function MyCollectPage() {
  const t = useT()
  const timeAgo = useTimeAgo()
  const { contents } = useSlots()
  const [kind, setKind] = useState(ALL)
  const [editing, setEditing] = useState(false)
  const remove = useRemoveCollected()
  const collectModuleType = contents.find(({ module }) => String(module) === kind)?.module
  const pages = usePages(
    COLLECT_PAGE,
    { ...(collectModuleType && { collectModuleType }), size: PAGE_SIZE },
    { keep: true },
  )
  const { refetch } = pages
  const refresh = useCallback(() => refetch(), [refetch])
  const targets = pages.data?.pages.flatMap(({ records }) => records)
  const any = targets !== undefined && targets.length > 0
  const end = any && (
    <BarButton
      icon={ListChecks}
      label={t(editing ? 'social.edit_done' : 'social.edit')}
      pressed={editing}
      onClick={() => setEditing(!editing)}
    />
  )
  return (
    <Page title={t('social.collections')} end={end}>
      <div className={styles.filters}>
        <Chips
          label={t('social.kinds')}
          options={[
            { id: ALL, label: t('social.kind_all') },
            ...contents.map(({ module, many }) => ({ id: String(module), label: t(many) })),
          ]}
          chosen={kind}
          onChoose={setKind}
        />
      </div>
      <PullToRefresh onRefresh={refresh}>
        <CachedNote at={pages.cachedAt} />
        {content()}
      </PullToRefresh>
      <BackToTop />
    </Page>
  )

  function content() {
    if (!targets) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void refetch()} />
      return <CollectedSkeleton />
    }
    if (!any && !pages.hasNextPage) {
      const action = <ButtonLink to={courseLinks.list()}>{t('course.all_courses')}</ButtonLink>
      return <EmptyState title={t('social.collect_none')} text={t('social.collect_none_text')} action={action} />
    }
    return (
      <>
        <ul>
          {targets.map((target) => (
            <CollectedRow
              key={`${target.collectModuleType} ${target.collectModuleId}`}
              target={target}
              time={timeAgo(target.collectTime)}
              editing={editing}
              onRemove={() => void remove(target)}
            />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}
