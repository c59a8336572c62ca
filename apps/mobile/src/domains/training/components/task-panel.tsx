import type { Id } from '@sands/contract/kernel/schema'
import { trainingLinks } from '@sands/contract/training/training.links'
import { currentTask, nextTask } from '@sands/rules/training/task-type'
import { call } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { TRAINING_PANEL, TRAINING_VISIT } from '@sands/web/training/training-calls'
import { ChevronRight, List } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTrainingId } from '../use-training-id.ts'
import styles from './task-panel.module.css'

/** Records once for each task that the member opened it. A failure changes nothing for the member. */
function useVisit(trainingId: Id<'training'> | undefined, trainingTaskId: Id<'trainingTask'> | undefined): void {
  useEffect(() => {
    if (!trainingId || !trainingTaskId) return
    call(TRAINING_VISIT, { body: { trainingId, trainingTaskId }, quiet: true, silent: true }).catch(() => undefined)
  }, [trainingId, trainingTaskId])
}

/** Floats over the screens of tasks: the number of the task, back to the list, and the next task. Others see `instead`. */
export function TaskPanel({ instead }: { instead: ReactNode }) {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const trainingId = useTrainingId('trainingId')
  const [isBusy, setBusy] = useState(false)
  const tasks = useCall(TRAINING_PANEL, trainingId ? { query: { trainingId } } : null, { silent: true })
  const current = tasks.data && currentTask(tasks.data, search)
  useVisit(trainingId, current?.lockStatus === 0 ? current.trainingTaskId : undefined)
  if (!tasks.data || !current) return tasks.isLoading ? null : instead
  const { data: known } = tasks
  const { globalIndex } = current

  /** What the member has just done may have unlocked the next task, so that the list is loaded again. */
  async function next() {
    if (isBusy) return
    setBusy(true)
    const { data } = await tasks.refetch()
    setBusy(false)
    const list = data ?? known
    const step = nextTask(list, currentTask(list, search)?.globalIndex ?? globalIndex)
    if (step.kind === 'task') void navigate(step.address)
    else showToast(t(step.kind === 'locked' ? 'training.panel_locked' : 'training.panel_last'))
  }

  return (
    <nav className={styles.panel} aria-label={t('training.panel')}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('training.panel_list')}
        onClick={() => void navigate(trainingLinks.detail(current.trainingId))}
      >
        <List size={20} aria-hidden />
      </button>
      <span className={styles.number}>{t('training.panel_number', { number: globalIndex, total: known.length })}</span>
      <button type="button" className={styles.button} aria-busy={isBusy || undefined} onClick={() => void next()}>
        {t('training.panel_next')}
        <ChevronRight size={16} aria-hidden />
      </button>
    </nav>
  )
}
