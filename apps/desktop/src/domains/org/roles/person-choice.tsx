import type { UserId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice, type Option } from '../../../kernel/ui/form/choice.tsx'
import type { FieldProps } from '../../../kernel/ui/form/field.tsx'
import { useDelayed } from '../../../kernel/use-delayed.ts'

const SHOWN = 20
const PAUSE_MS = 250

export interface ChosenPerson {
  id: UserId
  name: string
}

interface PersonChoiceProps {
  value: ChosenPerson | null
  onChange: (person: ChosenPerson | null) => void
  field?: FieldProps
  /** Needed where the field has no visible label. */
  label?: string
  /** The id of a person who cannot be chosen. */
  exceptId?: string
  className?: string | undefined
}

/** Finds a person of the college by name, user name or mobile while typing. */
export function PersonChoice({ value, onChange, exceptId, ...look }: PersonChoiceProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const keyword = useDelayed(typed.trim(), PAUSE_MS)
  const found = useCall(
    'GET /sands-user/api/v1/manage/user/page',
    { query: { ...(keyword && { keyword }), size: SHOWN } },
    { silent: true },
  )
  const people = (found.data?.records ?? []).filter(({ id }) => id !== exceptId)
  const options: Option<UserId>[] = people.map(({ id, name, userName, department }) => ({
    value: id,
    label: [name, userName, ...(department ? [department.name] : [])].join(' · '),
  }))
  const isListed = options.some((option) => option.value === value?.id)
  return (
    <Choice
      {...look}
      options={value && !isListed ? [{ value: value.id, label: value.name }, ...options] : options}
      value={value?.id ?? ''}
      onChange={(id) => {
        const person = people.find((candidate) => candidate.id === id)
        onChange(person ? { id: person.id, name: person.name } : null)
      }}
      onSearch={setTyped}
      loading={found.isFetching}
      placeholder={t('org.grant_person_choose')}
    />
  )
}
