import type { Id } from '@sands/contract/kernel/schema'
import type { Address } from '@sands/contract/shop/shop.model'
import { citiesOf, REGIONS } from '@sands/rules/shop/regions'
import { ADDRESS_DETAIL_LENGTH, ADDRESS_NAME_LENGTH, REGION_LENGTH } from '@sands/rules/shop/shop'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Button, Checkbox, Input, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import styles from '../shop.module.css'

const NEEDED = ['name', 'phone', 'province', 'city', 'detail'] as const
const LIMITS = {
  ...{ name: ADDRESS_NAME_LENGTH, phone: 20, city: REGION_LENGTH },
  ...{ district: REGION_LENGTH, detail: ADDRESS_DETAIL_LENGTH },
} as const
const EMPTY = { name: '', phone: '', province: '', city: '', district: '', detail: '' }
const PROVINCES = REGIONS.flatMap(({ provinces }) => provinces.map(({ name }) => ({ value: name, label: name })))

interface AddressDialogProps {
  /** The address that is changed; undefined for a new one. */
  address?: Address | undefined
  onClose: () => void
  onSaved: (id: Id<'address'>) => Promise<void>
}

const valuesOf = ({ name, phone, province, city, district, detail }: Address) => ({
  ...{ name, phone, province, city, district, detail },
})

/** A new address of the address book, or one that is changed. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const t = useT()
  const save = useAct('POST /sands-shopping/api/v1/address/save')
  const { isBusy, failure, submit } = useSubmit()
  const [values, setValues] = useState(() => (address ? valuesOf(address) : EMPTY))
  const [isDefault, setDefault] = useState(address?.isDefault === 1)
  const [isTried, setTried] = useState(false)
  const set = (patch: Partial<typeof EMPTY>) => setValues((before) => ({ ...before, ...patch }))
  const isMissing = (name: keyof typeof EMPTY) => NEEDED.some((each) => each === name) && values[name].trim() === ''
  const faultOf = (name: keyof typeof EMPTY) => (isTried && isMissing(name) ? t('shop.manage_missing') : undefined)
  const cities = citiesOf(values.province)
  const chooseProvince = (province: string) => {
    const [only, second] = citiesOf(province)
    set({ province, city: only && !second ? only : '' })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (NEEDED.some(isMissing)) return
    void submit({
      run: () =>
        save.mutateAsync({
          body: { ...values, isDefault: isDefault ? 1 : 0, ...(address && { id: address.id }) },
          quiet: true,
        }),
      onDone: ({ id }) => onSaved(id),
    })
  }
  const text = (name: keyof typeof LIMITS) => (
    <Field key={name} label={t(`shop.address_${name}`)} required={name !== 'district'} fault={faultOf(name)}>
      {(field) => (
        <Input
          {...field}
          maxLength={LIMITS[name]}
          value={values[name]}
          onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
        />
      )}
    </Field>
  )
  return (
    <Modal
      open
      title={t(address ? 'shop.address_edit' : 'shop.address_add')}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <form className={styles.form} noValidate onSubmit={send}>
        {failure && <Alert type="error" showIcon role="alert" title={failure} />}
        <div className={styles.pair}>{(['name', 'phone'] as const).map(text)}</div>
        <div className={styles.pair}>
          <Field label={t('shop.address_province')} required fault={faultOf('province')}>
            {(field) => (
              <Choice
                field={field}
                placeholder={t('shop.address_choose')}
                value={values.province}
                options={PROVINCES}
                onChange={chooseProvince}
              />
            )}
          </Field>
          {cities.length === 0 ? (
            text('city')
          ) : (
            <Field label={t('shop.address_city')} required fault={faultOf('city')}>
              {(field) => (
                <Choice
                  field={field}
                  placeholder={t('shop.address_choose')}
                  value={values.city}
                  options={cities.map((name) => ({ value: name, label: name }))}
                  onChange={(city) => set({ city })}
                />
              )}
            </Field>
          )}
        </div>
        {(['district', 'detail'] as const).map(text)}
        <Checkbox checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
          {t('shop.address_default')}
        </Checkbox>
        <div className={styles.acts}>
          <Button onClick={onClose}>{t('kernel.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('shop.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
