import type { UserId } from '@sands/contract/kernel/schema'
import type { Deputy } from '@sands/contract/review/approval.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { APPROVAL_DEPUTY, APPROVAL_DEPUTY_SET } from '@sands/web/review/approval-calls'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './approval.module.css'
import { PersonFinder } from './person-finder.tsx'

/** Who decides for the person while they are away. */
export function DeputySheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const fetched = useCall(APPROVAL_DEPUTY, {}, { staleTime: 0 })
  return (
    <Sheet title={t('review.away')} open onClose={onClose}>
      {fetched.data !== undefined ? (
        <DeputyForm deputy={fetched.data} onClose={onClose} />
      ) : fetched.isError ? (
        <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Sheet>
  )
}

function DeputyForm({ deputy, onClose }: { deputy: Deputy | null; onClose: () => void }) {
  const t = useT()
  const set = useAct(APPROVAL_DEPUTY_SET)
  const [person, setPerson] = useState<{ id: UserId; name: string } | null>(
    deputy && { id: deputy.userId, name: deputy.name },
  )
  const [firstDay, setFirstDay] = useState(deputy?.firstDay ?? '')
  const [lastDay, setLastDay] = useState(deputy?.lastDay ?? '')
  const [isTried, setTried] = useState(false)
  const fault = (isMissing: boolean) => (isTried && isMissing ? t('review.missing') : undefined)

  async function send(named: { userId: UserId; firstDay: string; lastDay: string } | null) {
    const { error } = await attempt(() => set.mutateAsync({ body: { deputy: named } }))
    if (error) return
    showToast(t('review.deputy_saved'), { kind: 'success' })
    onClose()
  }

  async function save() {
    setTried(true)
    if (!person || firstDay === '' || lastDay === '') return
    await send({ userId: person.id, firstDay, lastDay })
  }

  return (
    <div className={styles.form}>
      <p className={styles.quote}>{t('review.away_text')}</p>
      {person && <p className={styles.heading}>{person.name}</p>}
      <PersonFinder
        label={t('review.deputy')}
        chosen={person?.id ?? null}
        onChoose={(id, name) => setPerson({ id, name })}
        error={fault(person === null)}
      />
      <TextField
        label={t('review.first_day')}
        type="date"
        max="9999-12-31"
        value={firstDay}
        onChange={setFirstDay}
        error={fault(firstDay === '')}
      />
      <TextField
        label={t('review.last_day')}
        type="date"
        max="9999-12-31"
        value={lastDay}
        onChange={setLastDay}
        error={fault(lastDay === '')}
      />
      <div className={styles.acts}>
        {deputy && (
          <Button look="soft" busy={set.isPending} onClick={() => void send(null)}>
            {t('review.deputy_end')}
          </Button>
        )}
        <Button busy={set.isPending} onClick={() => void save()}>
          {t('review.deputy_save')}
        </Button>
      </div>
    </div>
  )
}
