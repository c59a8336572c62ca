import type { UserId } from '@sands/contract/kernel/schema'
import type { Deputy } from '@sands/contract/review/approval.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { APPROVAL_DEPUTY, APPROVAL_DEPUTY_SET } from '@sands/web/review/approval-calls'
import { Button, Input, Modal, Skeleton } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from './approval.module.css'
import { ColleagueChoice } from './colleague-choice.tsx'

/** Who decides for the person while they are away. */
export function DeputyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Modal open={isOpen} title={t('review.away')} footer={null} onCancel={onClose} destroyOnHidden>
      {isOpen && <Loaded onClose={onClose} />}
    </Modal>
  )
}

function Loaded({ onClose }: { onClose: () => void }) {
  const fetched = useCall(APPROVAL_DEPUTY, {}, { staleTime: 0 })
  if (fetched.data === undefined) return <Skeleton active />
  return <DeputyForm deputy={fetched.data} onClose={onClose} onChanged={fetched.refetch} />
}

interface DeputyFormProps {
  deputy: Deputy | null
  onClose: () => void
  onChanged: () => Promise<unknown>
}

function DeputyForm({ deputy, onClose, onChanged }: DeputyFormProps) {
  const t = useT()
  const run = useRun(onChanged)
  const set = useAct(APPROVAL_DEPUTY_SET)
  const [person, setPerson] = useState<UserId | null>(deputy?.userId ?? null)
  const [firstDay, setFirstDay] = useState<string | null>(deputy?.firstDay ?? null)
  const [lastDay, setLastDay] = useState<string | null>(deputy?.lastDay ?? null)
  const [isTried, setTried] = useState(false)
  const fault = (value: string | null) => (isTried && value === null ? t('review.missing') : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!person || !firstDay || !lastDay) return
    const body = { deputy: { userId: person, firstDay, lastDay } }
    if (await run(() => set.mutateAsync({ body }), t('review.deputy_saved'))) onClose()
  }
  const end = async () => {
    if (await run(() => set.mutateAsync({ body: { deputy: null } }), t('review.deputy_saved'))) onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <p className={styles.quiet}>{t('review.away_text')}</p>
      <Field label={t('review.deputy')} required fault={fault(person)}>
        {(field) => <ColleagueChoice field={field} value={person} knownName={deputy?.name} onChange={setPerson} />}
      </Field>
      <div className={styles.pair}>
        {[
          { label: t('review.first_day'), value: firstDay, onChange: setFirstDay },
          { label: t('review.last_day'), value: lastDay, onChange: setLastDay },
        ].map(({ label, value, onChange }) => (
          <Field key={label} label={label} required fault={fault(value)}>
            {(field) => (
              <Input
                {...field}
                type="date"
                max="9999-12-31"
                value={value ?? ''}
                onChange={({ target }) => onChange(target.value || null)}
              />
            )}
          </Field>
        ))}
      </div>
      <div className={styles.formActs}>
        {deputy && <Button onClick={() => void end()}>{t('review.deputy_end')}</Button>}
        <Button type="primary" htmlType="submit" loading={set.isPending}>
          {t('review.deputy_save')}
        </Button>
      </div>
    </form>
  )
}
