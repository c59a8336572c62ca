import type { ManagedUserDetail } from '@sands/contract/org/people.model'
import type { CallError } from '@sands/web/call/call-error'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { faultOf, faultsOf, type PersonFaults, refusedField } from './person-rules.ts'
import { changedFields, mergePerson, type PersonField, type PersonValues, valuesOf } from './person-values.ts'

/** What is being typed about a person, and what is wrong with it. */
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
    /** Shows a refusal beside the field that it is about; false where it is about none. */
    markRefused: (error: CallError): boolean => {
      const field = refusedField(error)
      if (field) mark(field, error.msg)
      return field !== undefined
    },
    change: (patch: Partial<PersonValues>) => {
      const next = { ...values, ...patch }
      setValues(next)
      // A fault that is shown goes as soon as it is mended; new ones wait until the field is left.
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

/** A form over a person who is stored. A newer version that arrives is merged in, and what differed is told. */
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
    /** After saving: what is on the screen is what is stored. */
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
