import type { ManagedTraining } from '@sands/contract/training/manage.model'
import { Tag } from 'antd'
import { useState } from 'react'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './training.module.css'

export type KnownPeople = ManagedTraining['assistants']
type PersonId = KnownPeople[number]['id']

interface PeopleFieldProps {
  name: 'assistants' | 'reviewers'
  hint?: string
  /** Those that are stored, with their names. */
  known: KnownPeople
  value: readonly PersonId[]
  onChange: (ids: PersonId[]) => void
}

const MOST = 20

/** Several people by name: who helps the owner, who marks a task. Needs the right org.audiences.view. */
export function PeopleField({ name, hint, known, value, onChange }: PeopleFieldProps) {
  const t = useT()
  const [added, setAdded] = useState<KnownPeople>([])
  const people = [...known, ...added]
  const nameOf = (id: PersonId) => people.find((person) => person.id === id)?.name ?? ''
  const label = t(`training.people_${name}`)
  return (
    <>
      <Field label={label} hint={hint}>
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
        <ul className={styles.cells} aria-label={label}>
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
