import { Checkbox, Input } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import styles from './bank.module.css'
import { type Part, setBlank } from './question-edit.ts'

interface BlankFieldsProps {
  part: Part
  onChange: (part: Part) => void
}

const MOST_ACCEPTED = 20
const acceptedIn = (typed: string): string[] => {
  const texts = typed
    .split(/[|｜]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
  return texts.length > 0 ? texts.slice(0, MOST_ACCEPTED) : ['']
}

/** What is accepted in each blank, how exactly, and how much it counts. */
export function BlankFields({ part, onChange }: BlankFieldsProps) {
  const t = useT()
  const keys = part.solution.key.blanks ?? {}
  if (part.body.blanks.length === 0) return <p className={styles.quiet}>{t('exam.question_blank_none')}</p>
  return (
    <>
      {part.body.blanks.map((name, place) => {
        const key = keys[name]
        if (!key) return null
        const isNumber = key.tolerance !== null
        return (
          <fieldset key={name} className={styles.child}>
            <legend className={styles.legend}>{t('exam.question_blank', { number: place + 1 })}</legend>
            <Field label={t('exam.question_accepted')} hint={t('exam.question_accepted_hint')} required>
              {(field) => (
                <Input
                  {...field}
                  maxLength={1000}
                  defaultValue={key.accepted.join(' | ')}
                  onChange={({ target }) => onChange(setBlank(part, name, { accepted: acceptedIn(target.value) }))}
                />
              )}
            </Field>
            <div className={styles.row}>
              <NumberField
                label={t('exam.question_weight')}
                least={1}
                most={100}
                value={key.weight}
                onChange={(weight) => onChange(setBlank(part, name, { weight: Math.round(weight) }))}
              />
              {isNumber && (
                <NumberField
                  label={t('exam.question_tolerance')}
                  least={0}
                  most={1_000_000}
                  step={0.01}
                  value={key.tolerance ?? 0}
                  onChange={(tolerance) => onChange(setBlank(part, name, { tolerance }))}
                />
              )}
            </div>
            <Checkbox
              checked={isNumber}
              onChange={({ target }) => onChange(setBlank(part, name, { tolerance: target.checked ? 0 : null }))}
            >
              {t('exam.question_numeric')}
            </Checkbox>
            <Checkbox
              checked={key.isCaseSensitive}
              disabled={isNumber}
              onChange={({ target }) => onChange(setBlank(part, name, { isCaseSensitive: target.checked }))}
            >
              {t('exam.question_case')}
            </Checkbox>
          </fieldset>
        )
      })}
    </>
  )
}
