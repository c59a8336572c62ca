import type { UserId } from '@sands/contract/kernel/schema'
import type { ManagedMerchant } from '@sands/contract/shop/manage.model'
import { MERCHANT_PEOPLE_MOST } from '@sands/rules/shop/shop'
import { Button } from 'antd'
import { useState } from 'react'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../shop.module.css'

type Named = ManagedMerchant['members'][number]

interface MerchantPeopleProps {
  /** Those that are stored, with their names. */
  known: readonly Named[]
  value: readonly UserId[]
  onChange: (people: UserId[]) => void
}

/** The people of a merchant by name. They see only its goods, orders and vouchers. */
export function MerchantPeople({ known, value, onChange }: MerchantPeopleProps) {
  const t = useT()
  const [added, setAdded] = useState<readonly Named[]>([])
  const nameOf = (id: UserId) => [...known, ...added].find((person) => person.id === id)?.name ?? ''
  const label = t('shop.manage_people')
  return (
    <>
      <Field label={label} hint={t('shop.manage_people_hint', { count: value.length })}>
        {(field) => (
          <PersonChoice
            field={field}
            value={null}
            onChange={(person) => {
              if (!person || value.includes(person.id) || value.length >= MERCHANT_PEOPLE_MOST) return
              setAdded([...added, { id: person.id, name: person.name }])
              onChange([...value, person.id])
            }}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {value.map((id) => (
            <li key={id}>
              {nameOf(id)}{' '}
              <Button
                size="small"
                type="text"
                aria-label={`${t('shop.remove')} · ${nameOf(id)}`}
                onClick={() => onChange(value.filter((other) => other !== id))}
              >
                {t('shop.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
