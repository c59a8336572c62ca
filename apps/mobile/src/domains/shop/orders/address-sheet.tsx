import type { Id } from '@sands/contract/kernel/schema'
import type { Address } from '@sands/contract/shop/shop.model'
import { ADDRESS_DETAIL_LENGTH, ADDRESS_NAME_LENGTH, REGION_LENGTH } from '@sands/rules/shop/shop'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './order.module.css'
import { RegionFields } from './region-fields.tsx'

const NEEDED = ['name', 'phone', 'province', 'city', 'detail'] as const
const LIMITS = { name: ADDRESS_NAME_LENGTH, phone: 20, district: REGION_LENGTH, detail: ADDRESS_DETAIL_LENGTH } as const
const valuesOf = (address: Address | undefined) => ({
  name: address?.name ?? '',
  phone: address?.phone ?? '',
  province: address?.province ?? '',
  city: address?.city ?? '',
  district: address?.district ?? '',
  detail: address?.detail ?? '',
})

interface AddressSheetProps {
  /** The address that is changed; undefined for a new one. */
  address: Address | undefined
  onClose: () => void
  onSaved: (id: Id<'address'>) => void
  onRemoved: () => void
}

/** A form for a new address, or for one of the address book, which can also be deleted. */
export function AddressSheet({ address, onClose, onSaved, onRemoved }: AddressSheetProps) {
  const t = useT()
  const [values, setValues] = useState(() => valuesOf(address))
  const [isDefault, setDefault] = useState(address?.isDefault === 1)
  const remove = useAct('POST /sands-shopping/api/v1/address/remove')
  const save = useAct('POST /sands-shopping/api/v1/address/save')
  const isComplete = NEEDED.every((name) => values[name].trim() !== '')
  const field = (name: keyof typeof LIMITS) => (
    <TextField
      key={name}
      label={t(`shop.address_${name}`)}
      value={values[name]}
      maxLength={LIMITS[name]}
      onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
    />
  )
  const submit = async () => {
    const body = { ...values, isDefault: isDefault ? (1 as const) : (0 as const), ...(address && { id: address.id }) }
    onSaved((await save.mutateAsync({ body })).id)
  }
  const askRemove = async () => {
    if (!address || !(await ask({ title: t('shop.address_remove_ask'), confirm: t('shop.remove'), danger: true })))
      return
    await remove.mutateAsync({ body: { id: address.id } })
    onRemoved()
  }
  return (
    <Sheet title={address ? t('shop.address_edit') : t('shop.address_add')} open onClose={onClose}>
      <div className={styles.form}>
        {(['name', 'phone'] as const).map(field)}
        <RegionFields
          province={values.province}
          city={values.city}
          onChange={(region) => setValues((before) => ({ ...before, ...region }))}
        />
        {(['district', 'detail'] as const).map(field)}
        <label className={styles.check}>
          <input type="checkbox" checked={isDefault} onChange={({ target }) => setDefault(target.checked)} />
          {t('shop.address_default')}
        </label>
        <Button block busy={save.isPending} disabled={!isComplete} onClick={() => void submit().catch(() => undefined)}>
          {t('shop.save')}
        </Button>
        {address && (
          <Button block look="plain" busy={remove.isPending} onClick={() => void askRemove().catch(() => undefined)}>
            {t('shop.remove')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
