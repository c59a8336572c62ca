import type { ManagedFace } from '@sands/contract/face/manage.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from '../face.module.css'

interface CascadePartProps {
  session: ManagedFace
  reload: () => Promise<unknown>
}

/** When the session was cancelled or rescheduled. The last change can be undone within an hour. */
export function CascadePart({ session, reload }: CascadePartProps) {
  const t = useT()
  const moments = useMoments()
  const { id, version } = session
  const list = useCall('GET /sands-lms/api/v1/manage/face/cascade/list', { query: { id } }, { staleTime: 0 })
  const undo = useAct('POST /sands-lms/api/v1/manage/face/undo')
  const run = useRun(async () => {
    await list.refetch()
    await reload()
  })
  if (!list.data || list.data.length === 0) return null
  return (
    <PartCard title={t('face.cascades')}>
      <ul className={styles.list}>
        {list.data.map((cascade) => (
          <li key={cascade.id} className={styles.item}>
            <span>
              {t(`face.cascade_${cascade.kind}`, { count: cascade.seats })}
              {`: ${cascade.reason}`}{' '}
              <span className={styles.quiet}>
                {[cascade.by, moments.minute(cascade.at), cascade.undoneAt && t('face.cascade_undone')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {cascade.canUndo && (
              <Button
                loading={undo.isPending}
                onClick={() => void run(() => undo.mutateAsync({ body: { id, version } }), t('face.cascade_undone'))}
              >
                {t('face.cascade_undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </PartCard>
  )
}
