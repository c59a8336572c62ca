import type { ManagedTraining, TrainingImpact } from '@sands/contract/training/manage.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { Modal, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { PublishForm } from '../../../kernel/draft/publish-form.tsx'
import { usePublish } from '../../../kernel/draft/use-publish.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ImpactLines } from './impact-lines.tsx'
import styles from './training.module.css'

/** What a publication does to single tasks, in this order. */
const TASK_EFFECTS = ['locked', 'unlocked', 'late'] as const

interface PublishDialogProps {
  project: ManagedTraining
  onClose: () => void
  onPublished: () => Promise<unknown>
}

/** What the publication changes for members, before it is done; for an incomplete project, what is missing. */
export function PublishDialog({ project, onClose, onPublished }: PublishDialogProps) {
  const t = useT()
  const [publishAt, setPublishAt] = useState(project.publishAt)
  const impact = useCall(
    'GET /sands-lms/api/v1/manage/training/impact',
    { query: { id: project.id, ...(publishAt && { publishAt }) } },
    { staleTime: 0 },
  )
  // The form stays while the effect of another time is loaded.
  const [first, setFirst] = useState(impact.data)
  if (impact.data && !first) setFirst(impact.data)
  const failure = impact.isError && <FailureBlock error={impact.error} onRetry={() => void impact.refetch()} />
  return (
    <Modal
      open
      title={t('training.publish_title', { name: project.name })}
      footer={null}
      width={600}
      onCancel={onClose}
    >
      {first ? (
        <Shown
          faults={(impact.data ?? first).faults}
          isLoaded={impact.data !== undefined}
          project={project}
          onWhen={setPublishAt}
          onClose={onClose}
          onPublished={onPublished}
        >
          {impact.data ? (
            <Effect impact={impact.data} publishAt={publishAt} />
          ) : (
            failure || <Skeleton active paragraph={{ rows: 3 }} />
          )}
        </Shown>
      ) : (
        failure || <Skeleton active paragraph={{ rows: 5 }} />
      )}
    </Modal>
  )
}

/** At a later time it is the effect on the people of today, with the dates of that time. */
function Effect({ impact, publishAt }: { impact: TrainingImpact; publishAt: string | null }) {
  const t = useT()
  const { minute } = useMoments()
  return (
    <div>
      {publishAt && <p className={styles.quiet}>{t('training.impact_then', { time: minute(publishAt) })}</p>}
      <ImpactLines impact={impact}>
        {impact.tasks.flatMap(({ key, taskName: name, ...counts }) =>
          TASK_EFFECTS.filter((effect) => counts[effect] > 0).map((effect) => (
            <li key={`${key} ${effect}`}>{t(`training.impact_task_${effect}`, { name, count: counts[effect] })}</li>
          )),
        )}
        {impact.moved.map(({ key, taskName: name }) => (
          <li key={`${key} moved`}>{t('training.impact_moved', { name })}</li>
        ))}
        {impact.opened.map(({ key, taskName, people }) => (
          <li key={key}>{t('training.impact_opened', { name: taskName, count: people })}</li>
        ))}
      </ImpactLines>
    </div>
  )
}

interface ShownProps extends PublishDialogProps {
  faults: TrainingImpact['faults']
  /** The effect at the chosen time is known. */
  isLoaded: boolean
  children: ReactNode
  onWhen: (publishAt: string | null) => void
}

function Shown({ faults, isLoaded, children, project, onWhen, onClose, onPublished }: ShownProps) {
  const t = useT()
  const queries = useQueryClient()
  const act = useAct('POST /sands-lms/api/v1/manage/training/publish')
  const { isBusy, problem, isBehind, submit } = usePublish<ManagedTraining>({
    flush: async () => project,
    publish: ({ id, version }, publishAt) =>
      act.mutateAsync({ body: { id, version, ...(publishAt && { publishAt }) }, quiet: true }),
    words: { done: t('training.publish_done'), laterDone: (time) => t('training.publish_later_done', { time }) },
    onPublished: async () => {
      onClose()
      // A large audience joins as a batch, which the tray in the top bar shows.
      void queries.invalidateQueries({ queryKey: ['GET /sands-system/api/v1/ops/batch/page'] })
      await onPublished()
    },
  })
  const named = (key: string | null, fault: string) => {
    const name = nameOf(project, key)
    return name ? t('training.fault_named', { name, fault }) : fault
  }
  if (faults.length > 0)
    return (
      <ul className={styles.lines} aria-label={t('training.faults')}>
        {faults.map(({ code, key }) => (
          <li key={`${code} ${key}`} className={styles.fault}>
            {named(key, t(`training.fault_${code}`))}
          </li>
        ))}
      </ul>
    )
  return (
    <div className={styles.stack}>
      {children}
      <PublishForm
        publishAt={project.publishAt}
        words={{ now: t('training.publish_do'), later: t('training.publish_later_do') }}
        isBusy={isBusy || !isLoaded}
        problem={problem}
        onLoadLatest={isBehind ? () => void onPublished().then(onClose) : undefined}
        onWhen={onWhen}
        onSubmit={(publishAt) => void submit(publishAt)}
        onClose={onClose}
      />
    </div>
  )
}

/** The name of the task or stage of a fault; empty when it has none. */
function nameOf({ draft, contents }: ManagedTraining, key: string | null): string {
  const task = draft.stages.flatMap(({ tasks }) => tasks).find((each) => each.key === key)
  if (!task) return draft.stages.find((stage) => stage.key === key)?.name ?? ''
  return task.name || (contents.find(({ type, id }) => type === task.type && id === task.refId)?.title ?? '')
}
