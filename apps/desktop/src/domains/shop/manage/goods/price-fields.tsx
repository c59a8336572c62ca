import type { GoodsDraft } from '@sands/contract/shop/manage.model'
import { CURRENCIES } from '@sands/rules/shop/money'
import { PAY_TYPES, type PayType, POINTS_PRICE_MOST } from '@sands/rules/shop/price'
import { InputNumber } from 'antd'
import { SwitchLine } from '../../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import styles from '../../shop.module.css'
import { MoneyField } from '../money-field.tsx'

interface PriceFieldsProps {
  draft: GoodsDraft
  onChange: (patch: Partial<GoodsDraft>) => void
  onFault: (isThere: boolean) => void
}

const TYPES = PAY_TYPES.map((type) => String(type) as `${PayType}`)

/** The ways in which goods can be paid for, and what each costs. */
export function PriceFields({ draft, onChange, onFault }: PriceFieldsProps) {
  const t = useT()
  const { currency } = draft
  const points = (name: 'integral' | 'combinationIntegral') => (
    <Field label={t('shop.pay_type_2')}>
      {(field) => (
        <InputNumber
          {...field}
          min={0}
          max={POINTS_PRICE_MOST}
          precision={0}
          value={draft[name]}
          onChange={(value) => onChange({ [name]: value ?? 0 })}
        />
      )}
    </Field>
  )
  return (
    <>
      <div className={styles.pair}>
        <Field label={t('shop.manage_currency')}>
          {(field) => (
            <Choice
              field={field}
              clearable={false}
              placeholder={t('shop.manage_currency')}
              value={currency}
              options={CURRENCIES.map((value) => ({ value, label: t(`shop.manage_currency_${value}`) }))}
              onChange={(next) => next && onChange({ currency: next, price: 0, combinationPrice: 0 })}
            />
          )}
        </Field>
        <Field label={t('shop.manage_default')}>
          {(field) => (
            <Choice
              field={field}
              clearable={false}
              placeholder={t('shop.manage_default')}
              value={`${draft.defaultPayType}`}
              options={TYPES.map((value) => ({ value, label: t(`shop.pay_type_${value}`) }))}
              onChange={(next) => next && onChange({ defaultPayType: Number(next) as PayType })}
            />
          )}
        </Field>
      </div>
      <SwitchLine
        label={t('shop.pay_type_1')}
        hint={t('shop.manage_pay_hint_1')}
        checked={draft.isCashPay}
        onChange={(isCashPay) => onChange({ isCashPay })}
      />
      {draft.isCashPay && (
        <MoneyField
          key={`cash ${currency}`}
          label={t('shop.manage_price')}
          currency={currency}
          value={draft.price}
          onChange={(price) => onChange({ price })}
          onFault={onFault}
        />
      )}
      <SwitchLine
        label={t('shop.pay_type_2')}
        hint={t('shop.manage_pay_hint_2')}
        checked={draft.isIntegralPay}
        onChange={(isIntegralPay) => onChange({ isIntegralPay })}
      />
      {draft.isIntegralPay && points('integral')}
      <SwitchLine
        label={t('shop.pay_type_3')}
        hint={t('shop.manage_pay_hint_3')}
        checked={draft.isCombinationPay}
        onChange={(isCombinationPay) => onChange({ isCombinationPay })}
      />
      {draft.isCombinationPay && (
        <div className={styles.pair}>
          <MoneyField
            key={`both ${currency}`}
            label={t('shop.manage_price')}
            currency={currency}
            value={draft.combinationPrice}
            onChange={(combinationPrice) => onChange({ combinationPrice })}
            onFault={onFault}
          />
          {points('combinationIntegral')}
        </div>
      )}
    </>
  )
}
