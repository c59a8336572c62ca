import { DeleteOutlined } from '@ant-design/icons'
import { QUESTION_TYPES } from '@sands/rules/exam/question'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './bank.module.css'
import { PartFields } from './part-fields.tsx'
import { type Part, partOfType } from './question-edit.ts'
import { StemField } from './stem-field.tsx'

interface ChildFieldsProps {
  child: Part
  number: number
  onChange: (part: Part) => void
  onBusy: (isBusy: boolean) => void
  onRemove: () => void
}

/** One question below a material. */
export function ChildFields({ child, number, onChange, onBusy, onRemove }: ChildFieldsProps) {
  const t = useT()
  const name = t('exam.question_child', { number })
  return (
    <section className={styles.child} aria-label={name}>
      <div className={styles.childHead}>
        <Field label={name}>
          {(field) => (
            <Choice
              field={field}
              clearable={false}
              placeholder={t('exam.bank_type')}
              value={child.type}
              options={QUESTION_TYPES.flatMap((value) =>
                value === 'material' ? [] : [{ value, label: t(`exam.type_${value}`) }],
              )}
              onChange={(type) => type && onChange(partOfType(type, child))}
            />
          )}
        </Field>
        <Button type="text" icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {t('exam.question_child_remove')}
        </Button>
      </div>
      <StemField part={child} label={t('exam.question_stem')} onBusy={onBusy} onChange={onChange} />
      <PartFields part={child} onBusy={onBusy} onChange={onChange} />
    </section>
  )
}
