import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { RubricLine } from '@sands/contract/exam/question.model'
import { randomId } from '@sands/web/device/random-id'
import { Button, Input } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './bank.module.css'

interface RubricFieldsProps {
  value: readonly RubricLine[]
  onChange: (value: RubricLine[]) => void
}

const MOST_LINES = 20
const ALL = 100

/** What earns how many of a hundred points of an essay. */
export function RubricFields({ value, onChange }: RubricFieldsProps) {
  const t = useT()
  const sum = value.reduce((all, { percent }) => all + percent, 0)
  const set = (key: string, patch: Partial<RubricLine>) =>
    onChange(value.map((line) => (line.key === key ? { ...line, ...patch } : line)))
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{t('exam.question_rubric')}</legend>
      <p className={styles.quiet}>{t('exam.rubric_hint')}</p>
      {value.map(({ key, title, percent }, place) => (
        <div key={key} className={styles.line}>
          <Input
            aria-label={t('exam.rubric_line', { number: place + 1 })}
            placeholder={t('exam.rubric_line', { number: place + 1 })}
            maxLength={200}
            value={title}
            onChange={({ target }) => set(key, { title: target.value })}
          />
          <Input
            className={styles.score ?? ''}
            type="number"
            min={1}
            max={ALL}
            suffix="%"
            aria-label={t('exam.rubric_percent', { number: place + 1 })}
            value={percent}
            onChange={({ target }) =>
              set(key, { percent: Math.min(ALL, Math.max(1, Math.round(Number(target.value)) || 1)) })
            }
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('exam.rubric_remove', { number: place + 1 })}
            onClick={() => onChange(value.filter((line) => line.key !== key))}
          />
        </div>
      ))}
      <div className={styles.line}>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={value.length >= MOST_LINES}
          onClick={() => onChange([...value, { key: randomId(), title: '', percent: Math.max(1, ALL - sum) }])}
        >
          {t('exam.rubric_add')}
        </Button>
        {value.length > 0 && (
          <span className={sum === ALL ? styles.good : styles.fault} role="status">
            {t('exam.rubric_sum', { sum })}
          </span>
        )}
      </div>
    </fieldset>
  )
}
