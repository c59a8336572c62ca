import { studyLinks } from '@sands/contract/study/study.links'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { NEXT_TASKS } from '@sands/web/study/task-calls'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { BlockProps } from '../../../kernel/slots.ts'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './task-block.module.css'
import { TaskCard } from './task-card.tsx'

const SHOWN = 3

/** What the person has to do next, on the home page. Somebody with nothing to do sees nothing. */
export function TaskBlock({ block }: BlockProps) {
  const t = useT()
  const id = useId()
  const { data: tasks } = useCall(NEXT_TASKS, { query: { size: SHOWN } }, { keep: true, silent: true })
  if (!tasks || tasks.length === 0) return null
  const title = block.title || t('study.my_tasks')
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <Link to={studyLinks.tasks()} className={styles.more}>
          {t('study.tasks_more')}
          <span className="visually-hidden">{title}</span>
          <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
      <ul className={styles.cards}>
        {tasks.map((task) => (
          <li key={`${task.taskType}/${task.taskId}`}>
            <TaskCard task={task} />
          </li>
        ))}
      </ul>
    </section>
  )
}
