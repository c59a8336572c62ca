import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import type { FieldProps } from '../../../../kernel/ui/form/field.tsx'
import { useDelayed } from '../../../../kernel/use-delayed.ts'
import { useOtherCollege } from '../people/use-people-lists.ts'

const SHOWN = 20
const PAUSE_MS = 250

interface LeaderChoiceProps {
  field: FieldProps
  collegeId: CollegeId
  value: UserId | null
  /** The name of the stored leader. */
  name: string | null | undefined
  /** The person themselves, who cannot be their own leader. */
  exceptId: string | undefined
  onChange: (id: UserId | null) => void
}

/** Finds a colleague in the college by name while typing. */
export function LeaderChoice({ field, collegeId, value, name, exceptId, onChange }: LeaderChoiceProps) {
  const t = useT()
  const college = useOtherCollege(collegeId)
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<{ value: UserId; label: string } | null>(null)
  const keyword = useDelayed(typed.trim(), PAUSE_MS)
  const found = useCall(
    'GET /sands-user/api/v1/manage/user/page',
    { query: { ...college, ...(keyword && { keyword }), status: 'active', size: SHOWN } },
    { silent: true },
  )
  const options = (found.data?.records ?? [])
    .filter(({ id }) => id !== exceptId)
    .map((person) => ({ value: person.id, label: labelOf(person) }))
  const held = picked?.value === value ? picked : value && name ? { value, label: name } : null
  const isListed = options.some((option) => option.value === held?.value)
  return (
    <Choice
      field={field}
      options={held && !isListed && !keyword ? [held, ...options] : options}
      value={value ?? ''}
      onChange={(id) => {
        setPicked(options.find((option) => option.value === id) ?? null)
        onChange(id || null)
      }}
      onSearch={setTyped}
      loading={found.isFetching}
      placeholder={t('org.leader_choose')}
    />
  )
}

const labelOf = ({ name, department }: { name: string; department: { name: string } | null }) =>
  department ? `${name} · ${department.name}` : name
