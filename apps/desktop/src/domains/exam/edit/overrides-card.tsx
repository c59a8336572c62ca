import type { ExamOverride } from '@sands/contract/exam/manage.calls'
import type { Id } from '@sands/contract/kernel/schema'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './edit.module.css'
import { NewOverrideDialog } from './new-override-dialog.tsx'

/** Other terms for people and departments, each with its reason. They apply at once, without a publication. */
export function OverridesCard({ examId }: { examId: Id<'exam'> }) {
  const t = useT()
  const viewer = useViewer()
  const confirm = useConfirm()
  const [isAdding, setAdding] = useState(false)
  const list = useCall('GET /sands-lms/api/v1/manage/exam/override/list', { query: { examId } }, { staleTime: 0 })
  const remove = useAct('POST /sands-lms/api/v1/manage/exam/override/remove')
  const mayPublish = may(viewer, 'exam.publish')
  const askRemove = ({ id, name }: ExamOverride) =>
    confirm({
      title: t('exam.override_remove_ask', { name }),
      text: t('exam.override_remove_text'),
      action: t('exam.override_remove'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id } }),
      done: t('exam.override_removed'),
      refresh: list.refetch,
    })
  return (
    <PartCard
      title={t('exam.overrides')}
      intro={t('exam.overrides_intro')}
      action={
        mayPublish &&
        may(viewer, 'org.audiences.view') && <Button onClick={() => setAdding(true)}>{t('exam.override_new')}</Button>
      }
    >
      {list.isPending && <Skeleton active />}
      {list.error && !list.data && <FailureBlock error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <p className={styles.note}>{t('exam.overrides_none')}</p>}
      {list.data?.map((override) => (
        <div key={override.id} className={styles.override}>
          <div className={styles.terms}>
            <strong>
              {override.name}{' '}
              {override.departmentId !== null && <span className={styles.note}>{t('exam.override_department')}</span>}
            </strong>
            <Terms override={override} />
            <span className={styles.note}>
              {t('exam.override_because', { reason: override.reason, name: override.createdBy })}
            </span>
          </div>
          {mayPublish && (
            <Button size="small" onClick={() => askRemove(override)}>
              {t('exam.override_remove')}
            </Button>
          )}
        </div>
      ))}
      <NewOverrideDialog
        open={isAdding}
        examId={examId}
        onClose={() => setAdding(false)}
        onAdded={() => {
          setAdding(false)
          void list.refetch()
        }}
      />
    </PartCard>
  )
}

function Terms({ override }: { override: ExamOverride }) {
  const t = useT()
  const { minute, number } = useMoments()
  const { opensAt, closesAt, admitUntil, limitMinutes, attempts } = override
  const terms = [
    opensAt && `${t('exam.exam_opensAt')}: ${minute(opensAt)}`,
    admitUntil && `${t('exam.exam_admitUntil')}: ${minute(admitUntil)}`,
    closesAt && `${t('exam.exam_closesAt')}: ${minute(closesAt)}`,
    limitMinutes !== null && `${t('exam.exam_limitMinutes')}: ${number(limitMinutes)}`,
    attempts !== null && `${t('exam.exam_attempts')}: ${attempts === 0 ? t('exam.no_limit') : number(attempts)}`,
  ]
  return <span>{terms.filter(Boolean).join(' · ')}</span>
}
