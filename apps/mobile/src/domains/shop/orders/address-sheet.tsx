import type { Id } from '@sands/contract/kernel/schema'
import { ADDRESS_DETAIL_LENGTH, ADDRESS_NAME_LENGTH, REGION_LENGTH } from '@sands/rules/shop/shop'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './order.module.css'

const FIELDS = [
  { name: 'name', limit: ADDRESS_NAME_LENGTH, isNeeded: true },
  { name: 'phone', limit: 20, isNeeded: true },
  { name: 'province', limit: REGION_LENGTH, isNeeded: true },
  { name: 'city', limit: REGION_LENGTH, isNeeded: true },
  { name: 'district', limit: REGION_LENGTH, isNeeded: false },
  { name: 'detail', limit: ADDRESS_DETAIL_LENGTH, isNeeded: true },
] as const
const EMPTY = { name: '', phone: '', province: '', city: '', district: '', detail: '' }

interface AddressSheetProps {
  onClose: () => void
  onSaved: (id: Id<'address'>) => void
}

/** A form for a new address. */
export function AddressSheet({ onClose, onSaved }: AddressSheetProps) {
  const t = useT()
  const [values, setValues] = useState(EMPTY)
  const save = useAct('POST /sands-shopping/api/v1/address/save')
  const isComplete = FIELDS.every(({ name, isNeeded }) => !isNeeded || values[name].trim() !== '')
  const submit = async () => onSaved((await save.mutateAsync({ body: { ...values, isDefault: 0 } })).id)
  return (
    <Sheet title={t('shop.address_add')} open onClose={onClose}>
      <div className={styles.form}>
        {FIELDS.map(({ name, limit }) => (
          <TextField
            key={name}
            label={t(`shop.address_${name}`)}
            value={values[name]}
            maxLength={limit}
            onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <Button block busy={save.isPending} disabled={!isComplete} onClick={() => void submit().catch(() => undefined)}>
          {t('shop.save')}
        </Button>
      </div>
    </Sheet>
  )
}
