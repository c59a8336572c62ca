import type { ApplyField } from '@sands/contract/apply/apply.model'
import { idIn } from '@sands/contract/kernel/id'
import { ANSWER_LENGTH, answerFault, MAX_ANSWER_FILES, TEXT_LENGTH } from '@sands/rules/apply/form'
import type { useApplyForm } from '@sands/web/apply/use-apply-form'
import { AttachmentField } from '@sands/web/exam/question/attachment-field.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { useId } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import styles from '../pages/apply.module.css'

interface ApplyFormProps {
  fields: readonly ApplyField[]
  form: ReturnType<typeof useApplyForm>
  isTried: boolean
}

/** The fields that the owner of the sign-up chose. Faults are shown after the first try. */
export function ApplyForm({ fields, form, isTried }: ApplyFormProps) {
  const t = useT()
  return (
    <section className={styles.card}>
      <h2 className={styles.section}>{t('apply.form')}</h2>
      {fields.map((field) => {
        const fault = isTried ? answerFault(field, form.valuesOf(field.key)) : null
        return (
          <OneField key={field.key} field={field} form={form} error={fault ? t(`apply.fault_${fault}`) : undefined} />
        )
      })}
    </section>
  )
}

interface OneFieldProps {
  field: ApplyField
  form: ApplyFormProps['form']
  error: string | undefined
}

const INPUTS = { text: 'text', number: 'text', date: 'date' } as const

function OneField({ field, form, error }: OneFieldProps) {
  const t = useT()
  const id = useId()
  const { key, kind, isRequired } = field
  const values = form.valuesOf(key)
  const label = isRequired ? field.label : `${field.label} (${t('apply.optional')})`
  const change = (value: string) => form.change(key, value === '' ? [] : [value])
  if (kind === 'paragraph')
    return (
      <AreaField
        label={label}
        rows={4}
        maxLength={ANSWER_LENGTH}
        value={values[0] ?? ''}
        error={error}
        onChange={change}
      />
    )
  if (kind === 'text' || kind === 'number' || kind === 'date')
    return (
      <TextField
        label={label}
        type={INPUTS[kind]}
        {...(kind === 'number' && { inputMode: 'decimal' as const })}
        {...(kind === 'date' && { max: '9999-12-31' })}
        maxLength={TEXT_LENGTH}
        autoComplete="off"
        value={values[0] ?? ''}
        error={error}
        onChange={change}
      />
    )
  return (
    <fieldset className={styles.options} aria-describedby={error && `${id}-error`}>
      <legend className={styles.label}>{label}</legend>
      {kind === 'file' ? (
        <AttachmentField
          words="apply"
          fileIds={values.flatMap((value) => idIn<'file'>(value) ?? [])}
          limit={MAX_ANSWER_FILES}
          tag={form.tagOf(key)}
          isLocked={false}
          onChange={(fileIds) => form.change(key, fileIds)}
        />
      ) : (
        <Options field={field} values={values} onChange={(next) => form.change(key, next)} />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface OptionsProps {
  field: ApplyField
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

function Options({ field: { key, kind, options }, values, onChange }: OptionsProps) {
  const toggle = (option: string) => {
    if (kind === 'choice') return onChange([option])
    onChange(values.includes(option) ? values.filter((each) => each !== option) : [...values, option])
  }
  return options.map((option) => (
    <label key={option} className={styles.option}>
      <input
        type={kind === 'choice' ? 'radio' : 'checkbox'}
        name={key}
        checked={values.includes(option)}
        onChange={() => toggle(option)}
      />
      <span className={styles.word}>{option}</span>
    </label>
  ))
}
