import type { TrainingTask } from '@sands/contract/training/training.model'
import { TASK_PASSED, taskAddress } from '@sands/rules/training/task-type'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import { ChevronRight, CircleCheck, Lock } from 'lucide-react'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './task-row.module.css'

/** One task with its state; a locked one says what opens it. */
export function TaskRow({ task }: { task: TrainingTask }) {
  const t = useT()
  const texts = useTrainingTexts()
  const isPassed = task.status === TASK_PASSED
  const lockText = task.lock && texts.lock(task.lock)
  const note = texts.decision(task) ?? lockText ?? texts.due(task)
  const to = task.isRefDeleted === 1 || lockText ? undefined : taskAddress(task)
  const body = (
    <>
      <span className={styles.number} data-passed={isPassed}>
        {isPassed ? <CircleCheck size={20} aria-hidden /> : task.globalIndex}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{task.taskName}</span>
        <span className={styles.meta}>
          {[texts.taskType(task.taskType), t(task.isRequired === 1 ? 'training.required' : 'training.optional')].join(
            ' · ',
          )}
        </span>
        {note && (
          <span
            className={styles.meta}
            data-late={!lockText && task.overdueStatus !== null && task.overdueStatus > 100}
          >
            {note}
          </span>
        )}
      </span>
      <span className={styles.end}>
        <span className={styles.meta}>{t(`training.tag_${task.tagStatus}`)}</span>
        {lockText ? <Lock size={16} aria-label={t('training.locked')} /> : to && <ChevronRight size={16} aria-hidden />}
      </span>
    </>
  )
  return (
    <li className={styles.item}>
      {to ? (
        <Link to={to} className={styles.row}>
          {body}
        </Link>
      ) : (
        <button type="button" className={styles.row} onClick={() => showToast(note ?? '')}>
          {body}
        </button>
      )}
    </li>
  )
}
