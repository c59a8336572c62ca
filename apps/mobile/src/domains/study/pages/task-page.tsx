import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { TASKS } from '@sands/web/study/task-calls'
import { useSearchParams } from 'react-router'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { TaskCard } from '../components/task-card.tsx'
import styles from './task-page.module.css'

const ALL = 'all'
const TAGS = [100, 200, 300, 400, 500, 600] as const

/** Everything that the person has to do, soonest due first. The choice is in the address. */
export function TaskPage({ back = true }: { back?: boolean }) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const tag = TAGS.find((known) => String(known) === search.get('taskStatus'))
  const pages = usePages(TASKS, { ...(tag && { taskStatus: tag }), size: 20 }, { keep: true, staleTime: 0 })
  const tasks = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <Page title={t('study.my_tasks')} back={back}>
      <Chips
        label={t('study.my_tasks')}
        options={[
          { id: ALL, label: t('study.tasks_all') },
          ...TAGS.map((known) => ({ id: String(known), label: t(`study.tag_${known}`) })),
        ]}
        chosen={tag === undefined ? ALL : String(tag)}
        onChoose={(id) => setSearch(id === ALL ? {} : { taskStatus: id }, { replace: true })}
      />
      <PullToRefresh onRefresh={pages.refetch}>
        <CachedNote at={pages.cachedAt} />
        {content()}
      </PullToRefresh>
    </Page>
  )

  function content() {
    if (!tasks) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (tasks.length === 0) return <EmptyState title={t('study.tasks_none')} text={t('study.tasks_none_text')} />
    return (
      <>
        <ul className={styles.cards}>
          {tasks.map((task) => (
            <li key={`${task.taskType}/${task.taskId}`}>
              <TaskCard task={task} />
            </li>
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}

export function TaskTabPage() {
  return <TaskPage back={false} />
}
