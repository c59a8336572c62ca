import type { ManagedTraining, TrainingImpact } from '@sands/contract/training/manage.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { Modal, Skeleton } from 'antd'
import { PublishForm } from '../../../kernel/draft/publish-form.tsx'
import { usePublish } from '../../../kernel/draft/use-publish.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ImpactLines } from './impact-lines.tsx'
import styles from './training.module.css'

interface PublishDialogProps {
  project: ManagedTraining
  onClose: () => void
  onPublished: () => Promise<unknown>
}

/** What the publication changes for members, before it is done; for an incomplete project, what is missing. */
export function PublishDialog({ project, onClose, onPublished }: PublishDialogProps) {
  const t = useT()
  const impact = useCall(
    'GET /sands-lms/api/v1/manage/training/impact',
    { query: { id: project.id } },
    { staleTime: 0 },
  )
  return (
    <Modal
      open
      title={t('training.publish_title', { name: project.name })}
      footer={null}
      width={600}
      onCancel={onClose}
    >
      {impact.data ? (
        <Shown impact={impact.data} project={project} onClose={onClose} onPublished={onPublished} />
      ) : impact.isError ? (
        <FailureBlock error={impact.error} onRetry={() => void impact.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 5 }} />
      )}
    </Modal>
  )
}

function Shown({ impact, project, onClose, onPublished }: PublishDialogProps & { impact: TrainingImpact }) {
  const t = useT()
  const queries = useQueryClient()
  const act = useAct('POST /sands-lms/api/v1/manage/training/publish')
  const { isBusy, problem, submit } = usePublish<ManagedTraining>({
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
  if (impact.faults.length > 0)
    return (
      <ul className={styles.lines} aria-label={t('training.faults')}>
        {impact.faults.map(({ code, key }) => (
          <li key={`${code} ${key}`} className={styles.fault}>
            {named(key, t(`training.fault_${code}`))}
          </li>
        ))}
      </ul>
    )
  return (
    <div className={styles.stack}>
      <ImpactLines impact={impact}>
        {impact.opened.map(({ key, taskName, people }) => (
          <li key={key}>{t('training.impact_opened', { name: taskName, count: people })}</li>
        ))}
      </ImpactLines>
      <PublishForm
        publishAt={project.publishAt}
        words={{ now: t('training.publish_do'), later: t('training.publish_later_do') }}
        isBusy={isBusy}
        problem={problem}
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
