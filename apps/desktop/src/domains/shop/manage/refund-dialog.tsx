import type { ManagedOrder } from '@sands/contract/shop/manage.model'
import { leavesRest, REFUND_REASON_LENGTH, refundFault } from '@sands/rules/shop/refund'
import { Button, Input, InputNumber, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../shop.module.css'
import { MoneyField } from './money-field.tsx'
import { useLegsText } from './price-text.ts'
import { useFaults } from './use-faults.ts'

interface RefundDialogProps {
  order: ManagedOrder
  onClose: () => void
  /** Resolves to true when the server took it. */
  onSend: (refund: { cash: number; points: number; reason: string }) => Promise<boolean>
}

/** Asks what is to be given back, in cash and in points, and why. Begins with everything that is left. */
export function RefundDialog({ order, onClose, onSend }: RefundDialogProps) {
  const t = useT()
  const legsText = useLegsText()
  const { refundable: left, currency } = order
  const [cash, setCash] = useState(left.cash)
  const [points, setPoints] = useState(left.points)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { hasFault, onFault } = useFaults()
  const isMissing = reason.trim() === ''
  const fault = refundFault(left, [], { cash, points })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing || fault || hasFault || isBusy) return
    setBusy(true)
    if (await onSend({ cash, points, reason: reason.trim() })) onClose()
    else setBusy(false)
  }
  return (
    <Modal open title={t('shop.manage_act_request_refund')} footer={null} onCancel={onClose} destroyOnHidden>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <p className={styles.quiet}>{t('shop.manage_refund_left', { legs: legsText(left, currency) })}</p>
        {left.cash > 0 && (
          <MoneyField
            label={t('shop.manage_refund_cash')}
            currency={currency}
            value={cash}
            onChange={setCash}
            onFault={onFault}
          />
        )}
        {left.points > 0 && (
          <Field label={t('shop.manage_refund_points')}>
            {(field) => (
              <InputNumber
                {...field}
                min={0}
                max={left.points}
                precision={0}
                value={points}
                onChange={(value) => setPoints(value ?? 0)}
              />
            )}
          </Field>
        )}
        {isTried && fault && (
          <p className={styles.quiet} role="alert">
            {t('shop.manage_refund_wrong', { legs: legsText(left, currency) })}
          </p>
        )}
        {!fault && !hasFault && (
          <p className={styles.quiet}>
            {leavesRest(left, [], { cash, points }) ? t('shop.manage_refund_part') : t('shop.manage_refund_whole')}
          </p>
        )}
        <Field
          label={t('shop.manage_note')}
          required
          fault={isTried && isMissing ? t('shop.manage_missing') : undefined}
        >
          {(field) => (
            <Input.TextArea
              {...field}
              rows={3}
              maxLength={REFUND_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <div className={styles.acts}>
          <Button onClick={onClose}>{t('kernel.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('shop.manage_act_request_refund')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
