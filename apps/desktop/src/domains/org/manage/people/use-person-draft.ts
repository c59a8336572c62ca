import type { ManagedUserDetail } from '@sands/contract/org/people.model'
import type { CallError } from '@sands/web/call/call-error'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { faultOf, faultsOf, type PersonFaults, refusedField } from './person-rules.ts'
import { changedFields, mergePerson, type PersonField, type PersonValues, valuesOf } from './person-values.ts'

/** The state of the form of a person, with its faults. */
export function usePersonForm(start: PersonValues) {
  const t = useT()
  const [values, setValues] = useState(start)
  const [faults, setFaults] = useState<PersonFaults>({})
  const mark = (field: PersonField, fault: string | undefined) =>
    setFaults(({ [field]: _, ...rest }) => (fault ? { ...rest, [field]: fault } : rest))
  return {
    values,
    setValues,
    faults,
    /** Shows a refusal at the field it names; returns false when it names none. */
    markRefused: (error: CallError): boolean => {
      const field = refusedField(error)
      if (field) mark(field, error.msg)
      return field !== undefined
    },
    change: (patch: Partial<PersonValues>) => {
      const next = { ...values, ...patch }
      setValues(next)
      // A visible fault disappears as soon as it is fixed; a new one appears when the field loses focus.
      for (const field of Object.keys(patch) as PersonField[]) if (faults[field]) mark(field, faultOf(field, next, t))
    },
    leave: (field: PersonField) => mark(field, faultOf(field, values, t)),
    check: (): boolean => {
      const found = faultsOf(values, t)
      setFaults(found)
      return Object.keys(found).length === 0
    },
  }
}
export type PersonForm = ReturnType<typeof usePersonForm>

export interface Meanwhile {
  readonly taken: readonly PersonField[]
  readonly disputed: readonly PersonField[]
  readonly theirs: PersonValues
}

/** A form over a stored person. A newer version is merged in, and the differences are shown. */
export function usePersonDraft(person: ManagedUserDetail) {
  const [seen, setSeen] = useState({ version: person.version, base: valuesOf(person) })
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const form = usePersonForm(seen.base)
  const isDirty = changedFields(seen.base, form.values).length > 0

  if (person.version !== seen.version) {
    const theirs = valuesOf(person)
    const { values, taken, disputed } = mergePerson({ base: seen.base, theirs, mine: form.values })
    setSeen({ version: person.version, base: theirs })
    form.setValues(values)
    if (isDirty && taken.length + disputed.length > 0) setMeanwhile({ taken, disputed, theirs })
  }
  return {
    form,
    isDirty,
    version: seen.version,
    meanwhile,
    /** Called after saving: the values in the form are the stored ones. */
    settle: () => {
      setSeen(({ version }) => ({ version, base: form.values }))
      setMeanwhile(null)
    },
    tellMeanwhile: () => setMeanwhile((known) => known ?? { taken: [], disputed: [], theirs: seen.base }),
    drop: () => {
      form.setValues(seen.base)
      setMeanwhile(null)
    },
  }
}
