import type { Homework } from '@sands/contract/training/homework.model'
import { CallError } from '@sands/web/call/call'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { HOMEWORK_GET, HOMEWORK_SUBMIT } from '@sands/web/training/training-calls'
import { useHomeworkDraft } from '@sands/web/training/use-homework-draft'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { ExtensionCard } from '../components/extension-card.tsx'
import { HomeworkAttempt } from '../components/homework-attempt.tsx'
import { HomeworkForm } from '../components/homework-form.tsx'
import { OwnTaskHead } from '../components/own-task-head.tsx'
import { useTaskId } from '../use-task-id.ts'
import styles from './training.module.css'

const OTHER = '/OtherTraining'

/** Homework, or the evidence of other training: the task, the form while something can be handed in, and the history. */
export function HomeworkPage() {
  const t = useT()
  const { pathname } = useLocation()
  const taskId = useTaskId()
  const fetched = useCall(HOMEWORK_GET, taskId ? { query: { taskId } } : null, { keep: true })
  const { data: homework } = fetched
  if (homework) return <HomeworkView key={homework.taskId} homework={homework} onSent={() => void fetched.refetch()} />
  const isGone = taskId === undefined || (fetched.error instanceof CallError && fetched.error.status === 404)
  return (
    <Page title={t(pathname === OTHER ? 'training.type_other' : 'training.type_homework')}>
      {isGone ? (
        <ErrorPictureState kind="gone" text={fetched.error?.message} />
      ) : fetched.isError ? (
        <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </Page>
  )
}

function HomeworkView({ homework, onSent }: { homework: Homework; onSent: () => void }) {
  const t = useT()
  const texts = useTrainingTexts()
  const work = useHomeworkDraft(homework.taskId)
  const sending = useAct(HOMEWORK_SUBMIT)
  const [tried, setTried] = useState(false)
  const [isRecording, setRecording] = useState(false)
  const { content, fileIds } = work.draft
  const isEmpty = content.trim() === '' && fileIds.length === 0
  const isOpen = homework.refusal === null

  async function send() {
    setTried(true)
    if (isEmpty || isRecording) return
    try {
      await sending.mutateAsync({
        body: { taskId: homework.trainingTaskId, content, fileIds: [...fileIds] },
      })
    } catch {
      // The reason is shown by the call; the state of the task may have changed.
      onSent()
      return
    }
    work.clear()
    setTried(false)
    showToast(t('training.homework_sent'), { kind: 'success' })
    onSent()
  }

  return (
    <Page
      title={homework.taskName}
      bottom={
        isOpen && (
          <Button
            block
            busy={sending.isPending}
            disabled={work.isUploading || work.hasFailed}
            onClick={() => void send()}
          >
            {t(
              work.isUploading
                ? 'training.homework_uploading'
                : homework.state === 'returned'
                  ? 'training.homework_again'
                  : 'training.homework_hand_in',
            )}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <OwnTaskHead task={homework}>
          {homework.cutOffTime && (
            <p className={styles.meta}>{t('training.homework_until', { time: texts.moment(homework.cutOffTime) })}</p>
          )}
          {homework.scoring === 'score' && (
            <p className={styles.meta}>
              {t('training.homework_pass_mark', { pass: homework.passScore, full: homework.fullScore })}
            </p>
          )}
        </OwnTaskHead>
        {homework.rubric.length > 0 && (
          <section className={styles.card}>
            <h3 className={styles.name}>{t('training.rubric_head')}</h3>
            <ul>
              {homework.rubric.map(({ key, text, points }) => (
                <li key={key} className={styles.meta}>
                  {t('training.rubric_line', { text, points })}
                </li>
              ))}
            </ul>
          </section>
        )}
        {homework.refusal && homework.refusal !== 'locked' && (
          <p className={styles.notice} role="status">
            {t(`training.hand_in_${homework.refusal}`)}
          </p>
        )}
        {isOpen && (
          <HomeworkForm
            work={work}
            error={tried && isEmpty && !isRecording ? t('training.homework_empty_field') : undefined}
            onRecording={setRecording}
            isRecordingMissed={tried && isRecording}
          />
        )}
        <ExtensionCard homework={homework} onChanged={onSent} />
        {homework.attempts.length > 0 && (
          <ul className={styles.stack}>
            {homework.attempts.map((attempt) => (
              <HomeworkAttempt key={attempt.submitRecordId} attempt={attempt} homework={homework} />
            ))}
          </ul>
        )}
      </div>
    </Page>
  )
}
