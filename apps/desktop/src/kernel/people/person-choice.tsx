import type { UserId } from '@sands/contract/kernel/schema'
import type { AudiencePerson } from '@sands/contract/org/audience.model'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { useT } from '../text.ts'
import { Choice } from '../ui/form/choice.tsx'
import type { FieldProps } from '../ui/form/field.tsx'
import { useDelayed } from '../use-delayed.ts'

const STILL_MS = 250

type Named = Pick<AudiencePerson, 'id' | 'name' | 'userName' | 'departmentName'>

interface PersonChoiceProps {
  value: UserId | null
  /** The person chosen before, whose name is shown at once. */
  known?: Named | undefined
  onChange: (person: Pick<AudiencePerson, 'id' | 'name'> | null) => void
  field?: FieldProps
  /** Needed where the control has no visible label. */
  label?: string
  className?: string | undefined
}

/** Chooses a person of the college by name or another known detail. Needs the right org.audiences.view. */
export function PersonChoice({ value, known, onChange, ...control }: PersonChoiceProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<AudiencePerson>()
  const keyword = useDelayed(typed.trim(), STILL_MS)
  const found = useCall(
    'GET /sands-user/api/v1/manage/audience/find',
    { query: { keyword } },
    { enabled: keyword !== '', silent: true },
  )
  const people = keyword === '' ? [] : (found.data ?? [])
  const current = [chosen, known].filter((person) => person !== undefined && person.id === value).slice(0, 1)
  const options: readonly (Named | undefined)[] = [...current, ...people.filter(({ id }) => id !== value)]
  return (
    <Choice<string>
      {...control}
      placeholder={t('manage.audience_find_placeholder')}
      loading={keyword !== '' && found.isPending}
      options={options.flatMap((person) => (person ? [{ value: person.id, label: labelOf(person) }] : []))}
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
  )
}

const labelOf = ({ name, userName, departmentName }: Named) =>
  [name, userName, departmentName].filter(Boolean).join(' · ')
