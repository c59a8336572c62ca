import { type Currency, decimalText, moneyFromText } from '@sands/rules/shop/money'
import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'

interface MoneyFieldProps {
  label: string
  currency: Currency
  /** In the smallest unit. */
  value: number
  onChange: (value: number) => void
  /** Told when the field begins and ceases to show what is no amount: the form must not send the amount before it. */
  onFault: (isThere: boolean) => void
}

/** An amount as a person types it, such as 12.50. What is no amount of the currency is marked and not taken. */
export function MoneyField({ label, currency, value, onChange, onFault }: MoneyFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState(() => (value > 0 ? decimalText(value, currency) : ''))
  const amount = typed.trim() === '' ? 0 : moneyFromText(typed, currency)
  const isWrong = amount === undefined
  useEffect(() => {
    if (!isWrong) return
    onFault(true)
    return () => onFault(false)
  }, [isWrong, onFault])
  return (
    <Field label={label} fault={isWrong ? t('shop.manage_money_wrong') : undefined}>
      {(field) => (
        <Input
          {...field}
          inputMode="decimal"
          maxLength={14}
          value={typed}
          prefix={currency}
          onChange={({ target }) => {
            setTyped(target.value)
            const next = target.value.trim() === '' ? 0 : moneyFromText(target.value, currency)
            if (next !== undefined) onChange(next)
          }}
        />
      )}
    </Field>
  )
}
