import type { ManagedFace } from '@sands/contract/face/manage.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'
import { useConflicts } from './use-conflicts.tsx'

interface SessionChangesProps {
  session: ManagedFace
  reload: () => Promise<unknown>
}

/** Cancels or reschedules a published session, with everything that follows from it. */
export function SessionChanges({ session, reload }: SessionChangesProps) {
  const t = useT()
  const [opened, setOpened] = useState<'cancel' | 'reschedule' | null>(null)
  const cancel = useAct('POST /sands-lms/api/v1/manage/face/cancel')
  const reschedule = useAct('POST /sands-lms/api/v1/manage/face/reschedule')
  const conflicts = useConflicts(session)
  const { id, version } = session

  async function act(work: () => Promise<unknown>, done: string) {
    const { error } = await attempt(work)
    if (error) return
    showToast(done, { kind: 'success' })
    setOpened(null)
    await reload()
  }

  return (
    <>
      {session.phase === 'upcoming' && <Button onClick={() => setOpened('reschedule')}>{t('face.reschedule')}</Button>}
      <Button danger onClick={() => setOpened('cancel')}>
        {t('face.cancel')}
      </Button>
      {opened === 'cancel' && (
        <ReasonDialog
          title={t('face.cancel_ask', { name: session.name })}
          text={t('face.cancel_text')}
          action={t('face.cancel')}
          isBusy={cancel.isPending}
          onClose={() => setOpened(null)}
          onDo={(reason) =>
            void act(() => cancel.mutateAsync({ body: { id, version, reason } }), t('face.cancel_done'))
          }
        />
      )}
      {opened === 'reschedule' && (
        <RescheduleDialog
          session={session}
          isBusy={reschedule.isPending}
          onClose={() => setOpened(null)}
          onDo={({ days, keepsSeats, reason }) =>
            void conflicts.withReason({ ...session.document, days }, t('face.reschedule'), (conflictReason) =>
              act(
                () => reschedule.mutateAsync({ body: { id, version, reason, days, keepsSeats, conflictReason } }),
                t('face.reschedule_done'),
              ),
            )
          }
        />
      )}
      {conflicts.dialog}
    </>
  )
}
