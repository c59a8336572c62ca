import type { SignInTask } from '@sands/contract/training/sign-in.model'
import { trainingLinks } from '@sands/contract/training/training.links'
import { useCall } from '@sands/web/call/use-call'
import { deviceId } from '@sands/web/device/device-id'
import { useT } from '@sands/web/i18n/i18n'
import { SIGN_IN_GET } from '@sands/web/training/training-calls'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import { CircleCheck } from 'lucide-react'
import { Navigate } from 'react-router'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { useTaskId } from '../use-task-id.ts'
import { useTrainingId } from '../use-training-id.ts'
import styles from './training.module.css'

const THERE: readonly SignInTask['state'][] = ['early', 'signed', 'late', 'makeup']

/** Shown after a sign-in that the server has confirmed, with its state and time. Others are led to the task. */
export function SignSuccessPage() {
  const t = useT()
  const texts = useTrainingTexts()
  const id = useTrainingId()
  const taskId = useTaskId()
  const { data, error, isError, isFetchedAfterMount, refetch } = useCall(
    SIGN_IN_GET,
    taskId ? { query: { taskId, deviceId: deviceId() } } : null,
    { staleTime: 0 },
  )
  // What is known from before the sign-in is no answer.
  const task = isFetchedAfterMount && !isError ? data : undefined
  const project = id ? trainingLinks.detail(id) : trainingLinks.mine()
  if (!taskId) return <Navigate to={project} replace />
  if (task && !THERE.includes(task.state)) return <Navigate to={trainingLinks.signTask(taskId)} replace />
  return (
    <Page
      title={t('training.type_signIn')}
      bottom={
        <ButtonLink block to={project}>
          {t('training.sign_back')}
        </ButtonLink>
      }
    >
      {task ? (
        <section className={styles.card} role="status">
          <CircleCheck size={48} aria-hidden />
          <h2 className={styles.name}>{t('training.sign_done')}</h2>
          <p>{task.taskName}</p>
          {task.state !== 'signed' && (
            <p>{t(task.state === 'late' ? 'training.sign_state_late' : `training.sign_${task.state}`)}</p>
          )}
          {task.signTime && <p className={styles.meta}>{texts.moment(task.signTime)}</p>}
        </section>
      ) : isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Page>
  )
}
