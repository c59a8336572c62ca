import type { UserId } from '@sands/contract/kernel/schema'
import type { AudiencePerson } from '@sands/contract/org/audience.model'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useDelayed } from '../../../kernel/use-delayed.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './lecturers.module.css'

const STILL_MS = 250

interface PersonFieldProps {
  value: UserId | null
  /** What is known of who was chosen before. */
  known: { userId: UserId | null; userName: string | null; name: string } | undefined
  onChange: (person: Pick<AudiencePerson, 'id' | 'name'> | null) => void
}

/** The person of the company who teaches, found by what one knows of them. */
export function PersonField({ value, known, onChange }: PersonFieldProps) {
  const t = useT()
  const mayFind = may(useViewer(), 'org.audiences.view')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<AudiencePerson>()
  const keyword = useDelayed(typed.trim(), STILL_MS)
  const found = useCall(
    'GET /sands-user/api/v1/manage/audience/find',
    { query: { keyword } },
    { enabled: mayFind && keyword !== '', silent: true },
  )
  const labelOf = ({ name, userName, departmentName }: Pick<AudiencePerson, 'name' | 'userName' | 'departmentName'>) =>
    [name, userName, departmentName].filter(Boolean).join(' · ')
  const people = keyword === '' ? [] : (found.data ?? [])
  const current =
    value === null
      ? []
      : chosen?.id === value
        ? [chosen]
        : known?.userId === value
          ? [{ id: value, name: known.name, userName: known.userName ?? '', departmentName: '' }]
          : []
  if (!mayFind) {
    return (
      <p className={styles.quiet}>
        {t('lecturer.manage_person_no_right', { right: t('org.right.org.audiences.view') })}
      </p>
    )
  }
  return (
    <Field label={t('lecturer.manage_person')} hint={t('lecturer.manage_person_hint')}>
      {(field) => (
        <Choice<string>
          field={field}
          placeholder={t('manage.audience_find_placeholder')}
          loading={keyword !== '' && found.isPending}
          options={[...current, ...people.filter(({ id }) => id !== value)].map((person) => ({
            value: person.id,
            label: labelOf(person),
          }))}
          value={value ?? ''}
          onSearch={setTyped}
          onChange={(id) => {
            const person = people.find((each) => each.id === id)
            setTyped('')
            if (id === '') return onChange(null)
            if (!person) return
            setChosen(person)
            onChange(person)
          }}
        />
      )}
    </Field>
  )
}
