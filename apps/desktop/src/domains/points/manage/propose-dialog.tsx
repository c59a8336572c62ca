import type { UserId } from '@sands/contract/kernel/schema'
import { ADJUSTMENT_MOST, REASON_LENGTH } from '@sands/rules/points/points'
import { useAct } from '@sands/web/call/use-call'
import { Button, Input, InputNumber, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../points.module.css'

interface ProposeDialogProps {
  isOpen: boolean
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** Proposes to give points to a person or to take them. */
export function ProposeDialog({ isOpen, onClose, onChanged }: ProposeDialogProps) {
  const t = useT()
  return (
    <Modal open={isOpen} title={t('points.manage_propose')} footer={null} onCancel={onClose} destroyOnHidden>
      {isOpen && <ProposeForm onClose={onClose} onChanged={onChanged} />}
    </Modal>
  )
}

function ProposeForm({ onClose, onChanged }: Omit<ProposeDialogProps, 'isOpen'>) {
  const t = useT()
  const mayFind = may(useViewer(), 'org.audiences.view')
  const run = useRun(onChanged)
  const propose = useAct('POST /sands-shopping/api/v1/manage/points/adjustment/propose')
  const [person, setPerson] = useState<{ id: UserId; name: string } | null>(null)
  const [points, setPoints] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  if (!mayFind)
    return <p className={styles.quiet}>{t('points.manage_no_right', { right: t('org.right.org.audiences.view') })}</p>

  const missing = (isMissing: boolean) => (isTried && isMissing ? t('points.manage_missing') : undefined)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!person || !points || reason.trim() === '') return
    const body = { userId: person.id, points, reason: reason.trim() }
    if (await run(() => propose.mutateAsync({ body }), t('points.manage_proposed'))) onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <Field label={t('points.manage_person')} required fault={missing(!person)}>
        {(field) => <PersonChoice field={field} value={person?.id ?? null} onChange={setPerson} />}
      </Field>
      <Field label={t('points.manage_points')} required hint={t('points.manage_points_hint')} fault={missing(!points)}>
        {(field) => (
          <InputNumber
            {...field}
            min={-ADJUSTMENT_MOST}
            max={ADJUSTMENT_MOST}
            precision={0}
            value={points}
            onChange={setPoints}
          />
        )}
      </Field>
      <Field
        label={t('points.manage_reason')}
        required
        hint={t('points.manage_reason_hint')}
        fault={missing(reason.trim() === '')}
      >
        {(field) => (
          <Input.TextArea
            {...field}
            rows={3}
            maxLength={REASON_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div className={styles.formActs}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={propose.isPending}>
          {t('points.manage_propose_send')}
        </Button>
      </div>
    </form>
  )
}
