import type { CallData } from '@sands/contract/calls'
import type { Id } from '@sands/contract/kernel/schema'
import { TASK_PASSED } from '@sands/rules/training/task-type'
import { CallError } from '@sands/web/call/call'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { LINK_COMPLETE, LINK_GET } from '@sands/web/training/training-calls'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { OwnTaskHead } from '../components/own-task-head.tsx'
import { useTaskId } from '../use-task-id.ts'
import styles from './training.module.css'

const SECOND_MS = 1000

/** A link task: opens the page, and counts the time that it asks for. */
export function LinkTaskPage() {
  const t = useT()
  const taskId = useTaskId()
  const fetched = useCall(
    LINK_GET,
    { query: { taskId: taskId as Id<'trainingTask'> } },
    { enabled: taskId !== '', staleTime: 0 },
  )
  const { data: link } = fetched
  if (link) return <LinkView key={link.taskId} link={link} onChanged={() => void fetched.refetch()} />
  const isGone = taskId === '' || (fetched.error instanceof CallError && fetched.error.status === 404)
  return (
    <Page title={t('training.type_link')}>
      {isGone ? (
        <ErrorPictureState kind="gone" text={fetched.error?.message} />
      ) : fetched.isError ? (
        <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </Page>
  )
}

/** Seconds that are left, counted on from the last answer of the server; calls `onOver` once at the end. */
function useSecondsLeft(seconds: number | null, onOver: () => void): number | null {
  const [left, setLeft] = useState(seconds)
  const [from, setFrom] = useState(seconds)
  if (seconds !== from) {
    setFrom(seconds)
    setLeft(seconds)
  }
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (seconds === null || seconds === 0) return
    const end = Date.now() + seconds * SECOND_MS
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      over()
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}

function LinkView({ link, onChanged }: { link: CallData<typeof LINK_GET>; onChanged: () => void }) {
  const t = useT()
  const completing = useAct(LINK_COMPLETE)
  const isPassed = link.status === TASK_PASSED
  const left = useSecondsLeft(isPassed ? null : link.leftSeconds, () => void complete('finish'))

  async function complete(step: 'open' | 'finish') {
    try {
      const { status } = await completing.mutateAsync({ body: { taskId: link.trainingTaskId, step } })
      if (status === TASK_PASSED && !isPassed) showToast(t('training.link_done'), { kind: 'success' })
    } catch {
      // The reason is shown by the call; the next answer says what is left.
    }
    onChanged()
  }

  /** The page opens at once: a browser refuses windows that open after an answer. */
  function open() {
    window.open(link.url, '_blank', 'noopener')
    void complete('open')
  }

  return (
    <Page
      title={link.taskName}
      bottom={
        link.url !== '' && (
          <Button block onClick={open}>
            {t('training.link_open')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <OwnTaskHead task={link}>
          {link.minSeconds > 0 && (
            <p className={styles.meta}>{t('training.link_minutes', { minutes: Math.ceil(link.minSeconds / 60) })}</p>
          )}
          {!isPassed && left !== null && left > 0 && (
            <p className={styles.meta} role="timer">
              {t('training.link_left', { seconds: left })}
            </p>
          )}
          {isPassed && <p role="status">{t('training.link_done')}</p>}
        </OwnTaskHead>
      </div>
    </Page>
  )
}
