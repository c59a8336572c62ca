import type { Id } from '@sands/contract/kernel/schema'
import { shopLinks } from '@sands/contract/shop/shop.links'
import type { GoodsDetail } from '@sands/contract/shop/shop.model'
import { firstPayType, legsOf, payTypesOf } from '@sands/rules/shop/price'
import { INVOICE_TITLE_LENGTH, TAX_NUMBER_LENGTH } from '@sands/rules/shop/shop'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { priceOf } from '@sands/web/shop/goods-price'
import { refusalText } from '@sands/web/shop/refusal-text'
import { useDelivers } from '@sands/web/shop/use-delivers'
import { usePayCheck } from '@sands/web/shop/use-pay-check'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { MissingGoods } from '../components/missing.tsx'
import { useIdInAddress } from '../id-in-address.ts'
import { usePriceText } from '../price-text.ts'
import { AddressBook } from './address-book.tsx'
import styles from './order.module.css'
import { OrderedGoods } from './ordered-goods.tsx'
import { resultLink } from './result-link.ts'
import { useRenew } from './use-renew.ts'

/** The order before it is placed: address, way to pay, total. One product an order. */
export function ConfirmPage() {
  const t = useT()
  const { id, isValid } = useIdInAddress<'goods'>('id')
  const asked = useCall('GET /sands-shopping/api/v1/goods/get', { query: { id } }, { enabled: isValid })
  // After a refusal the price may have changed: the next try is at the one that the person then sees.
  if (asked.data) return <Confirm goods={asked.data} onRefused={() => void asked.refetch()} />
  return <Page title={t('shop.confirm')}>{waiting()}</Page>

  function waiting() {
    if (!isValid || asked.isError) return <MissingGoods error={asked.error} onRetry={() => void asked.refetch()} />
    return <RowsSkeleton rows={4} />
  }
}

function Confirm({ goods, onRefused }: { goods: GoodsDetail; onRefused: () => void }) {
  const t = useT()
  const price = usePriceText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [addressId, setAddressId] = useState<Id<'address'>>()
  const rules = priceOf(goods)
  const types = payTypesOf(rules)
  const wanted = Number(search.get('payType'))
  const [payType, setPayType] = useState(() => types.find((type) => type === wanted) ?? firstPayType(rules))
  const place = useAct('POST /sands-shopping/api/v1/order/create')
  const renew = useRenew()
  const [invoice, setInvoice] = useState({ title: '', taxNumber: '' })
  const legs = payType && legsOf(rules, payType)
  const check = usePayCheck(goods.id, payType)
  const refusal = refusalText(check, goods)
  const needsAddress = goods.spuType === 2
  const isDelivered = useDelivers({ merchantId: needsAddress ? goods.merchant?.id : undefined, addressId })

  async function submit() {
    if (!payType || !legs) return
    const title = invoice.title.trim()
    const body = {
      ...{ goodsId: goods.id, payType, seen: { ...legs, currency: goods.currency } },
      ...(needsAddress && addressId && { addressId }),
      // Points are no money, and get no invoice.
      ...(legs.cash > 0 && title !== '' && { invoice: { ...invoice, title } }),
    }
    const order = await place.mutateAsync({ body })
    renew()
    const isPaid = order.state !== 'pending_pay'
    void navigate(isPaid ? resultLink(order) : shopLinks.pay(order.id), { replace: true })
  }

  return (
    <Page
      title={t('shop.confirm')}
      bottom={
        <Button
          block
          busy={place.isPending}
          disabled={!legs || check?.canBuy === 0 || (needsAddress && !addressId) || !isDelivered}
          onClick={() => void submit().catch(onRefused)}
        >
          {t('shop.place')}
        </Button>
      }
    >
      <div className={styles.stack}>
        {needsAddress && <AddressBook chosen={addressId} onChoose={setAddressId} />}
        {!isDelivered && (
          <p className={styles.note} role="status">
            {t('shop.reason_area')}
          </p>
        )}
        <section className={styles.panel}>
          <OrderedGoods
            cover={goods.coverImgUrl}
            name={goods.spuName}
            price={legs ? price({ ...legs, currency: goods.currency }) : ''}
          />
        </section>
        <fieldset className={styles.choice}>
          <legend className={styles.heading}>{t('shop.pay_type')}</legend>
          <div className={styles.ways}>
            {types.map((type) => (
              <label key={type} className={styles.way}>
                {t(`shop.pay_type_${type}`)}
                <input type="radio" name="payType" checked={type === payType} onChange={() => setPayType(type)} />
              </label>
            ))}
          </div>
        </fieldset>
        {check && refusal && (
          <p className={styles.note} role="status">
            {t(refusal, { count: check.availablePoints })}
          </p>
        )}
        {legs && legs.cash > 0 && (
          <>
            <TextField
              label={t('shop.invoice_title')}
              value={invoice.title}
              maxLength={INVOICE_TITLE_LENGTH}
              onChange={(title) => setInvoice((before) => ({ ...before, title }))}
            />
            <TextField
              label={t('shop.invoice_tax')}
              value={invoice.taxNumber}
              maxLength={TAX_NUMBER_LENGTH}
              onChange={(text) =>
                setInvoice((before) => ({ ...before, taxNumber: text.replace(/[^0-9A-Za-z-]/g, '') }))
              }
            />
          </>
        )}
        {legs && (
          <ListGroup>
            <ListRow label={t('shop.total')} detail={price({ ...legs, currency: goods.currency })} />
          </ListGroup>
        )}
      </div>
    </Page>
  )
}
