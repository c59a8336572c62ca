import type { ManagedGoodsItem } from '@sands/contract/shop/manage.model'
import { isStockMove, STOCK_MOST, STOCK_NOTE_LENGTH } from '@sands/rules/shop/stock'
import { useAct } from '@sands/web/call/use-call'
import { Button, Input, InputNumber, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../../kernel/ui/form/use-run.ts'
import { may, useViewer } from '../../../../kernel/viewer.ts'
import styles from '../../shop.module.css'
import { StockMovements } from './stock-movements.tsx'

interface StockDialogProps {
  goods: ManagedGoodsItem
  onClose: () => void
  onChanged: () => Promise<unknown>
}

const KINDS = ['supply', 'correction'] as const

/** The stock of goods: everything that changed it, and a form for supplies and corrections. */
export function StockDialog({ goods, onClose, onChanged }: StockDialogProps) {
  const t = useT()
  const mayEdit = may(useViewer(), 'shop.stock.edit')
  return (
    <Modal open title={t('shop.manage_stock_of', { name: goods.spuName })} footer={null} onCancel={onClose}>
      {mayEdit ? (
        <Movements goods={goods} onChanged={onChanged} />
      ) : (
        <p className={styles.quiet}>{t('shop.manage_no_right', { right: t('org.right.shop.stock.edit') })}</p>
      )}
    </Modal>
  )
}

function Movements({ goods, onChanged }: Omit<StockDialogProps, 'onClose'>) {
  const t = useT()
  const move = useAct('POST /sands-shopping/api/v1/manage/stock/move')
  const run = useRun(onChanged)
  const [kind, setKind] = useState<(typeof KINDS)[number]>('supply')
  const [amount, setAmount] = useState<number | null>(null)
  const [note, setNote] = useState('')
  // The list begins anew after a change, so that no movement is left out between two parts of it.
  const [moved, setMoved] = useState(0)
  const isRight = amount !== null && isStockMove({ kind, amount })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!isRight) return
    const body = { id: goods.id, kind, amount, note: note.trim() }
    if (!(await run(() => move.mutateAsync({ body }), t('shop.manage_act_done')))) return
    setAmount(null)
    setMoved((before) => before + 1)
  }
  return (
    <div className={styles.form}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <div className={styles.pair}>
          <Field label={t('shop.manage_stock_kind')} required>
            {(field) => (
              <Choice
                field={field}
                clearable={false}
                placeholder={t('shop.manage_stock_kind')}
                value={kind}
                options={KINDS.map((value) => ({ value, label: t(`shop.manage_move_${value}`) }))}
                onChange={(next) => next && setKind(next)}
              />
            )}
          </Field>
          <Field label={t('shop.manage_amount')} required hint={t('shop.manage_amount_hint')}>
            {(field) => (
              <InputNumber
                {...field}
                min={-STOCK_MOST}
                max={STOCK_MOST}
                precision={0}
                value={amount}
                onChange={setAmount}
              />
            )}
          </Field>
        </div>
        <Field label={t('shop.manage_note')}>
          {(field) => (
            <Input
              {...field}
              maxLength={STOCK_NOTE_LENGTH}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <div className={styles.acts}>
          <Button type="primary" htmlType="submit" disabled={!isRight} loading={move.isPending}>
            {t('shop.save')}
          </Button>
        </div>
      </form>
      <StockMovements key={moved} id={goods.id} />
    </div>
  )
}
