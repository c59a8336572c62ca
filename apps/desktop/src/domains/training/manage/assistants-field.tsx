import type { ManagedTraining } from '@sands/contract/training/manage.model'
import { Tag } from 'antd'
import { useState } from 'react'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './training.module.css'

type Assistants = ManagedTraining['assistants']

interface AssistantsFieldProps {
  /** Those that are stored, with their names. */
  known: Assistants
  value: readonly Assistants[number]['id'][]
  onChange: (ids: Assistants[number]['id'][]) => void
}

const MOST = 20

/** Who helps the owner: they mark homework and decide about leave and more time. */
export function AssistantsField({ known, value, onChange }: AssistantsFieldProps) {
  const t = useT()
  const [added, setAdded] = useState<Assistants>([])
  const people = [...known, ...added]
  const nameOf = (id: Assistants[number]['id']) => people.find((person) => person.id === id)?.name ?? ''
  return (
    <>
      <Field label={t('training.assistants')}>
        {(field) => (
          <PersonChoice
            field={field}
            value={null}
            onChange={(person) => {
              if (!person || value.includes(person.id) || value.length >= MOST) return
              setAdded([...added, { id: person.id, name: person.name }])
              onChange([...value, person.id])
            }}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul className={styles.cells} aria-label={t('training.assistants')}>
          {value.map((id) => (
            <li key={id}>
              <Tag closable onClose={() => onChange(value.filter((other) => other !== id))}>
                {nameOf(id)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
