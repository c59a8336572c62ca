import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { LINK_GET } from '@sands/web/training/training-calls'
import { Button } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { OwnTaskHead } from '../components/own-task-head.tsx'
import { type LinkTask, useLinkTask } from '../use-link-task.ts'
import { useTaskId } from '../use-task-id.ts'
import styles from './training.module.css'

/** A link task: opens the page, and counts the time that it asks for. */
export function LinkTaskPage() {
  const t = useT()
  const taskId = useTaskId()
  const fetched = useCall(LINK_GET, taskId ? { query: { taskId } } : null, { staleTime: 0 })
  const { data: link } = fetched
  const onChanged = () => void fetched.refetch()
  if (link) return <LinkView key={link.taskId} link={link} answeredAt={fetched.dataUpdatedAt} onChanged={onChanged} />
  const isGone = taskId === undefined || (fetched.error instanceof CallError && fetched.error.status === 404)
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

interface LinkViewProps {
  link: LinkTask
  /** When the server gave this answer, by the clock of the device. */
  answeredAt: number
  onChanged: () => void
}

function LinkView({ link, answeredAt, onChanged }: LinkViewProps) {
  const t = useT()
  const { open, left, isPassed } = useLinkTask({ link, answeredAt, onChanged })
  return (
    <Page
      title={link.taskName}
      bottom={
        link.url !== '' && (
          <Button block onClick={() => void open()}>
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
