import type { LabelId } from '@sands/contract/kernel/schema'
import type { ManagedUserDetail } from '@sands/contract/org/people.model'
import { Input, Select } from 'antd'
import { type DesktopText, useT } from '../../../../kernel/text.ts'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import styles from './person.module.css'
import { PlaceFields } from './place-fields.tsx'
import { useLabelOptions } from './use-people-lists.ts'
import type { PersonForm } from './use-person-draft.ts'

interface TextField {
  field: 'name' | 'userName' | 'mobile' | 'email'
  label: DesktopText
  hint?: DesktopText
  required?: boolean
  maxLength: number
  type?: 'tel' | 'email'
}

const TEXT_FIELDS: readonly TextField[] = [
  { field: 'name', label: 'org.name', required: true, maxLength: 60 },
  { field: 'userName', label: 'org.user_name', hint: 'org.user_name_hint', required: true, maxLength: 60 },
  { field: 'mobile', label: 'org.mobile', maxLength: 20, type: 'tel' },
  { field: 'email', label: 'org.email', maxLength: 120, type: 'email' },
]

interface PersonFieldsProps {
  form: PersonForm
  /** The stored person; undefined for a new one. */
  person?: ManagedUserDetail
}

export function PersonFields({ form, person }: PersonFieldsProps) {
  const t = useT()
  const { values, faults, change, leave } = form
  return (
    <>
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('org.basics')}</h3>
        <div className={styles.pair}>
          {TEXT_FIELDS.map(({ field, label, hint, required = false, maxLength, type = 'text' }) => (
            <Field key={field} label={t(label)} required={required} hint={hint && t(hint)} fault={faults[field]}>
              {(props) => (
                <Input
                  {...props}
                  type={type}
                  autoComplete="off"
                  maxLength={maxLength}
                  value={values[field]}
                  onChange={({ target }) => change({ [field]: target.value })}
                  onBlur={() => leave(field)}
                />
              )}
            </Field>
          ))}
        </div>
        <LabelField chosen={values.labelIds} onChange={(labelIds) => change({ labelIds })} />
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('org.places')}</h3>
        <PlaceFields
          places={values.places}
          onChange={(places) => change({ places })}
          {...(person && { person })}
          fault={faults.places}
        />
      </section>
    </>
  )
}

interface LabelFieldProps {
  chosen: readonly LabelId[]
  onChange: (ids: LabelId[]) => void
}

function LabelField({ chosen, onChange }: LabelFieldProps) {
  const t = useT()
  const options = useLabelOptions()
  return (
    <Field label={t('org.labels')}>
      {(props) => (
        <Select<LabelId[]>
          {...props}
          mode="multiple"
          value={[...chosen]}
          onChange={onChange}
          options={options}
          placeholder={t('org.labels_choose')}
          showSearch={{ optionFilterProp: 'label' }}
          maxCount={100}
        />
      )}
    </Field>
  )
}
