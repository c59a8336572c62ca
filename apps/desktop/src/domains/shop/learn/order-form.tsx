import type { Id } from '@sands/contract/kernel/schema'
import type { GoodsDetail } from '@sands/contract/shop/shop.model'
import { firstPayType, legsOf, type PayType, payTypesOf } from '@sands/rules/shop/price'
import { INVOICE_TITLE_LENGTH, TAX_NUMBER_LENGTH } from '@sands/rules/shop/shop'
import { useAct, useCall } from '@sands/web/call/use-call'
import { priceOf } from '@sands/web/shop/goods-price'
import { refusalText } from '@sands/web/shop/refusal-text'
import { useDelivers } from '@sands/web/shop/use-delivers'
import { usePayCheck } from '@sands/web/shop/use-pay-check'
import { Alert, Button, Input, Radio } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import { useLegsText } from '../manage/price-text.ts'
import styles from '../shop.module.css'
import { AddressBook, addressText } from './address-book.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { orderPaths } from './order-paths.ts'

const PHYSICAL = 2

/** The order before it is placed: address, way to pay, invoice, total. One product an order. */
export function OrderForm({ goods, refetch }: { goods: GoodsDetail; refetch: () => Promise<unknown> }) {
  const t = useT()
  const legsText = useLegsText()
  const navigate = useNavigate()
  const { isBusy, failure, submit } = useSubmit()
  const needsAddress = goods.spuType === PHYSICAL
  const book = useCall('GET /sands-shopping/api/v1/address/list', undefined, { enabled: needsAddress })
  const place = useAct('POST /sands-shopping/api/v1/order/create')
  const rules = priceOf(goods)
  const types = payTypesOf(rules)
  const [payType, setPayType] = useState(() => firstPayType(rules))
  const [chosen, setChosen] = useState<Id<'address'>>()
  const [invoice, setInvoice] = useState({ title: '', taxNumber: '' })
  const [isAdding, setAdding] = useState(false)
  const [isManaging, setManaging] = useState(false)
  // Nobody orders to an address that was deleted.
  const addressId = book.data?.find(({ id }) => id === chosen)?.id ?? book.data?.[0]?.id
  const legs = payType && legsOf(rules, payType)
  const check = usePayCheck(goods.id, payType)
  const refusal = refusalText(check, goods)
  const isDelivered = useDelivers({ merchantId: needsAddress ? goods.merchant?.id : undefined, addressId })
  const isRefused = check?.canBuy === 0 || !isDelivered
  const title = invoice.title.trim()
  const order = () => {
    if (!payType || !legs) return
    const body = {
      ...{ goodsId: goods.id, payType, seen: { ...legs, currency: goods.currency } },
      ...(needsAddress && addressId && { addressId }),
      ...(legs.cash > 0 && title && { invoice: { title, taxNumber: invoice.taxNumber } }),
    }
    void submit({
      run: () => place.mutateAsync({ body, quiet: true }),
      onDone: ({ id, state }) => navigate(state === 'pending_pay' ? orderPaths.pay(id) : orderPaths.order(id)),
      // The price may have changed: the next try is at the one that the person then sees.
      onRefused: async () => {
        await refetch()
        return false
      },
    })
  }
  return (
    <div className={styles.form}>
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      {needsAddress && (
        <div className={styles.pair}>
          <Field label={t('shop.address')} required>
            {(field) => (
              <Choice<Id<'address'>>
                field={field}
                placeholder={t('shop.address_choose')}
                value={addressId ?? ''}
                clearable={false}
                loading={book.isLoading}
                options={(book.data ?? []).map((each) => ({
                  value: each.id,
                  label: addressText(each),
                }))}
                onChange={(next) => setChosen(next || undefined)}
              />
            )}
          </Field>
          <div className={styles.below}>
            <Button onClick={() => setAdding(true)}>{t('shop.address_add')}</Button>{' '}
            <Button onClick={() => setManaging(true)}>{t('shop.portal_addresses')}</Button>
          </div>
        </div>
      )}
      <Radio.Group
        aria-label={t('shop.pay_type')}
        value={payType}
        options={types.map((type) => ({ value: type, label: t(`shop.pay_type_${type}`) }))}
        onChange={({ target }) => setPayType(target.value as PayType)}
      />
      {legs && legs.cash > 0 && (
        <div className={styles.pair}>
          <Field label={t('shop.invoice_title')}>
            {(field) => (
              <Input
                {...field}
                value={invoice.title}
                maxLength={INVOICE_TITLE_LENGTH}
                onChange={({ target }) => setInvoice((before) => ({ ...before, title: target.value }))}
              />
            )}
          </Field>
          <Field label={t('shop.invoice_tax')}>
            {(field) => (
              <Input
                {...field}
                value={invoice.taxNumber}
                maxLength={TAX_NUMBER_LENGTH}
                onChange={({ target }) =>
                  setInvoice((before) => ({ ...before, taxNumber: target.value.replace(/[^0-9A-Za-z-]/g, '') }))
                }
              />
            )}
          </Field>
        </div>
      )}
      {legs && <p className={styles.amount}>{legsText(legs, goods.currency)}</p>}
      {!isDelivered && <p role="status">{t('shop.reason_area')}</p>}
      {check && refusal && <p role="status">{t(refusal, { count: check.availablePoints })}</p>}
      <div className={styles.acts}>
        <Button
          type="primary"
          loading={isBusy}
          disabled={!legs || isRefused || (needsAddress && !addressId)}
          onClick={order}
        >
          {t('shop.place')}
        </Button>
      </div>
      {isManaging && <AddressBook onClose={() => setManaging(false)} />}
      {isAdding && (
        <AddressDialog
          onClose={() => setAdding(false)}
          onSaved={async (id) => {
            await book.refetch()
            setChosen(id)
            setAdding(false)
          }}
        />
      )}
    </div>
  )
}
