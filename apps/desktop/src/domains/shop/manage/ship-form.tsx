import type { ManagedOrder } from '@sands/contract/shop/manage.model'
import { CARRIER_LENGTH, TRACKING_LENGTH, TRACKING_PATTERN } from '@sands/rules/shop/shop'
import { useAct } from '@sands/web/call/use-call'
import { Button, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../shop.module.css'

const TRACKING = new RegExp(TRACKING_PATTERN)

/** Ships the goods of an order. The buyer gets a message with the tracking number. */
export function ShipForm({ order, onChanged }: { order: ManagedOrder; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const mayShip = may(useViewer(), 'shop.orders.ship')
  const ship = useAct('POST /sands-shopping/api/v1/manage/order/ship')
  const run = useRun(onChanged)
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTracking] = useState('')
  const [isTried, setTried] = useState(false)
  if (!mayShip) return null
  const isWrong = !TRACKING.test(trackingNumber.trim())
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWrong || carrier.trim() === '') return
    const body = {
      id: order.id,
      version: order.version,
      carrier: carrier.trim(),
      trackingNumber: trackingNumber.trim(),
    }
    void run(() => ship.mutateAsync({ body }), t('shop.manage_shipped'))
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <div className={styles.pair}>
        <Field
          label={t('shop.manage_carrier')}
          required
          fault={isTried && carrier.trim() === '' ? t('shop.manage_missing') : undefined}
        >
          {(field) => (
            <Input
              {...field}
              maxLength={CARRIER_LENGTH}
              value={carrier}
              onChange={({ target }) => setCarrier(target.value)}
            />
          )}
        </Field>
        <Field
          label={t('shop.manage_tracking')}
          required
          fault={isTried && isWrong ? t('shop.manage_tracking_wrong') : undefined}
        >
          {(field) => (
            <Input
              {...field}
              maxLength={TRACKING_LENGTH}
              value={trackingNumber}
              onChange={({ target }) => setTracking(target.value)}
            />
          )}
        </Field>
      </div>
      <div className={styles.acts}>
        <Button type="primary" htmlType="submit" loading={ship.isPending}>
          {t('shop.manage_ship')}
        </Button>
      </div>
    </form>
  )
}
