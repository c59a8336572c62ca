import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { TASKS } from '@sands/web/study/task-calls'
import { Badge } from '../../../kernel/ui/badge.tsx'

/** The first page of what is not started: its total is the count. */
const NOT_STARTED = { taskStatus: 100, size: 5, current: 1 } as const

/** How many tasks the person has not started, on the icon of the task tab. */
export function TaskTabBadge() {
  const t = useT()
  const { data } = useCall(TASKS, { query: NOT_STARTED }, { silent: true })
  const count = data?.total ?? 0
  if (count === 0) return null
  return (
    <>
      <span aria-hidden>
        <Badge count={count} />
      </span>
      <span className="visually-hidden">{t('study.pending', { count })}</span>
    </>
  )
}
