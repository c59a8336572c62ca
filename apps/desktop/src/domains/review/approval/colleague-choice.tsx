import type { UserId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { APPROVAL_PEOPLE } from '@sands/web/review/approval-calls'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import type { FieldProps } from '../../../kernel/ui/form/field.tsx'
import { useDelayed } from '../../../kernel/use-delayed.ts'

const STILL_MS = 250

interface ColleagueChoiceProps {
  value: UserId | null
  /** The name of the person chosen before. */
  knownName?: string | undefined
  onChange: (id: UserId | null, name: string) => void
  field?: FieldProps
  label?: string
}

/** Chooses a colleague by name; needs no right. */
export function ColleagueChoice({ value, knownName, onChange, ...control }: ColleagueChoiceProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ id: UserId; name: string }>()
  const keyWord = useDelayed(typed.trim(), STILL_MS)
  const found = useCall(APPROVAL_PEOPLE, { query: { keyWord } }, { enabled: keyWord !== '', silent: true })
  const people = keyWord === '' ? [] : (found.data ?? [])
  const currentName = chosen?.id === value ? chosen?.name : knownName
  const current = value && currentName ? [{ value: value as string, label: currentName }] : []
  const options = people
    .filter(({ userId }) => userId !== value)
    .map(({ userId, name, userName, departmentName }) => ({
      value: userId as string,
      label: [name, userName, departmentName].filter(Boolean).join(' · '),
    }))
  return (
    <Choice<string>
      {...control}
      placeholder={t('review.find_person')}
      loading={keyWord !== '' && found.isPending}
      options={[...current, ...options]}
      value={value ?? ''}
      onSearch={setTyped}
      onChange={(id) => {
        setTyped('')
        if (id === '') return onChange(null, '')
        const person = people.find(({ userId }) => userId === id)
        if (!person) return
        setChosen({ id: person.userId, name: person.name })
        onChange(person.userId, person.name)
      }}
    />
  )
}
