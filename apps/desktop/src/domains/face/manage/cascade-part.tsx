import type { ManagedFace } from '@sands/contract/face/manage.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from '../face.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

/** The code of `face.has_conflicts`. */
const HAS_CONFLICTS = 4_280_107

interface CascadePartProps {
  session: ManagedFace
  reload: () => Promise<unknown>
}

/** When the session was cancelled or rescheduled. The last change can be undone within an hour. */
export function CascadePart({ session, reload }: CascadePartProps) {
  const t = useT()
  const moments = useMoments()
  const { id, version } = session
  const [isAsking, setAsking] = useState(false)
  const list = useCall('GET /sands-lms/api/v1/manage/face/cascade/list', { query: { id } }, { staleTime: 0 })
  const undo = useAct('POST /sands-lms/api/v1/manage/face/undo')
  const run = useRun(async () => {
    await list.refetch()
    await reload()
  })
  if (!list.data || list.data.length === 0) return null
  const back = (conflictReason: string | null) => undo.mutateAsync({ body: { id, version, conflictReason } })
  // Only the server knows what has taken the rooms since then.
  async function takeBack() {
    const { error } = await attempt(() => back(null))
    if (error?.code === HAS_CONFLICTS) setAsking(true)
    else await run(() => Promise.resolve(), error ? undefined : t('face.cascade_undone'))
  }
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
              <Button loading={undo.isPending} onClick={() => void takeBack()}>
                {t('face.cascade_undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAsking && (
        <ReasonDialog
          title={t('face.cascade_undo')}
          text={t('face.conflict_text')}
          label={t('face.conflict_reason')}
          action={t('face.cascade_undo')}
          isBusy={undo.isPending}
          onClose={() => setAsking(false)}
          onDo={(reason) => void run(() => back(reason), t('face.cascade_undone')).then(() => setAsking(false))}
        />
      )}
    </PartCard>
  )
}
