import type { TaskCard as Task } from '@sands/contract/study/study.model'
import { taskJump } from '@sands/rules/study/task-card'
import { useTaskWords } from '@sands/web/study/task-words'
import { JumpLink } from '../../../kernel/ui/jump-link.tsx'
import styles from './task-card.module.css'

/** One task, with its state, the time that is left and what can be done. */
export function TaskCard({ task }: { task: Task }) {
  const words = useTaskWords()(task)
  return (
    <JumpLink jump={taskJump(task)} title={task.taskName} className={styles.card}>
      <span className={styles.head}>
        <span className={styles.type}>{words.type}</span>
        <span className={styles.tag} data-tag={task.tagStatus}>
          {words.tag}
        </span>
      </span>
      <span className={styles.name}>{task.taskName}</span>
      <span className={styles.head}>
        <span className={styles.time}>{words.time}</span>
        {words.act && <span className={styles.act}>{words.act}</span>}
      </span>
    </JumpLink>
  )
}
