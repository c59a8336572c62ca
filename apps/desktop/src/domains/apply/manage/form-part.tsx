import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { ApplyField } from '@sands/contract/apply/apply.model'
import {
  CHOICES,
  FIELD_KINDS,
  FIELD_LABEL_LENGTH,
  type FieldKind,
  MAX_FIELDS,
  MAX_OPTIONS,
  OPTION_LENGTH,
} from '@sands/rules/apply/form'
import { Button, Checkbox, Input } from 'antd'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../apply.module.css'

const OPTION_ROWS = 3
const OPTIONS_LENGTH = MAX_OPTIONS * (OPTION_LENGTH + 1)

interface FormPartProps {
  fields: readonly ApplyField[]
  /** Fields that people have seen: their kind stays. */
  seen: readonly ApplyField[]
  onChange: (fields: ApplyField[]) => void
}

/** A key that no other field has. */
function nextKey(fields: readonly ApplyField[]): string {
  let number = fields.length + 1
  while (fields.some(({ key }) => key === `f${number}`)) number += 1
  return `f${number}`
}

/** The fields that people fill in when they sign up. */
export function FormPart({ fields, seen, onChange }: FormPartProps) {
  const t = useT()
  const change = (key: string, patch: Partial<ApplyField>) =>
    onChange(fields.map((field) => (field.key === key ? { ...field, ...patch } : field)))
  const up = (index: number) =>
    onChange(fields.toSpliced(index - 1, 2, ...fields.slice(index - 1, index + 1).toReversed()))
  const add = () =>
    onChange([
      ...fields,
      { key: nextKey([...fields, ...seen]), kind: 'text', label: '', isRequired: false, options: [] },
    ])
  return (
    <PartCard title={t('apply.part_form')} intro={t('apply.part_form_text', { most: MAX_FIELDS })}>
      {fields.map((field, index) => {
        const name = field.label.trim() || t('apply.form_number', { number: index + 1 })
        return (
          <fieldset key={field.key} className={styles.field} aria-label={name}>
            <div className={styles.columns}>
              <Field label={t('apply.form_label')} required>
                {(control) => (
                  <Input
                    {...control}
                    maxLength={FIELD_LABEL_LENGTH}
                    value={field.label}
                    onChange={({ target }) => change(field.key, { label: target.value })}
                  />
                )}
              </Field>
              <Field label={t('apply.form_kind')}>
                {(control) => (
                  <Choice<FieldKind>
                    field={control}
                    placeholder={t('apply.form_kind')}
                    clearable={false}
                    disabled={seen.some(({ key }) => key === field.key)}
                    value={field.kind}
                    options={FIELD_KINDS.map((value) => ({ value, label: t(`apply.kind_of_${value}`) }))}
                    onChange={(kind) => kind && change(field.key, { kind })}
                  />
                )}
              </Field>
            </div>
            {CHOICES.includes(field.kind) && (
              <Field label={t('apply.form_options')} required>
                {(control) => (
                  <Input.TextArea
                    {...control}
                    rows={OPTION_ROWS}
                    maxLength={OPTIONS_LENGTH}
                    value={field.options.join('\n')}
                    onChange={({ target }) =>
                      change(field.key, {
                        options: target.value
                          .split('\n')
                          .slice(0, MAX_OPTIONS)
                          .map((option) => option.slice(0, OPTION_LENGTH)),
                      })
                    }
                  />
                )}
              </Field>
            )}
            <div className={styles.acts}>
              <Checkbox
                checked={field.isRequired}
                onChange={({ target }) => change(field.key, { isRequired: target.checked })}
              >
                {t('apply.form_required')}
              </Checkbox>
              <Button
                icon={<ArrowUpOutlined aria-hidden />}
                disabled={index === 0}
                aria-label={t('apply.form_up', { name })}
                onClick={() => up(index)}
              />
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('apply.form_remove', { name })}
                onClick={() => onChange(fields.filter(({ key }) => key !== field.key))}
              />
            </div>
          </fieldset>
        )
      })}
      <span>
        <Button icon={<PlusOutlined aria-hidden />} disabled={fields.length >= MAX_FIELDS} onClick={add}>
          {t('apply.form_add')}
        </Button>
      </span>
    </PartCard>
  )
}
