import { VOUCHER_LENGTH } from '@sands/rules/shop/shop'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Button, Input, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import styles from '../shop.module.css'

interface RedeemDialogProps {
  isOpen: boolean
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** Redeems the voucher of a service by its code; a scanner types it like a keyboard. */
export function RedeemDialog({ isOpen, onClose, onChanged }: RedeemDialogProps) {
  const t = useT()
  return (
    <Modal open={isOpen} title={t('shop.manage_redeem')} footer={null} onCancel={onClose} destroyOnHidden>
      {isOpen && <RedeemForm onClose={onClose} onChanged={onChanged} />}
    </Modal>
  )
}

function RedeemForm({ onClose, onChanged }: Omit<RedeemDialogProps, 'isOpen'>) {
  const t = useT()
  const redeem = useAct('POST /sands-shopping/api/v1/manage/voucher/redeem')
  const { submit, isBusy, failure } = useSubmit()
  const [code, setCode] = useState('')
  const isComplete = code.replace(/[\s-]/g, '').length === VOUCHER_LENGTH
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete) return
    void submit({
      run: () => redeem.mutateAsync({ body: { code: code.trim() }, quiet: true }),
      done: t('shop.manage_redeemed'),
      onDone: async () => {
        await onChanged()
        onClose()
      },
    })
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Field label={t('shop.voucher')} required hint={t('shop.manage_redeem_hint')}>
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            maxLength={VOUCHER_LENGTH + 4}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <div className={styles.acts}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={!isComplete} loading={isBusy}>
          {t('shop.manage_redeem')}
        </Button>
      </div>
    </form>
  )
}
