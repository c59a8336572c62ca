import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { HomeworkSettings } from '@sands/contract/training/own-task.model'
import { MAX_RUBRIC, MAX_SCORE } from '@sands/rules/training/homework'
import { Button, Checkbox, Input, InputNumber } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { MomentField } from './moment-field.tsx'
import { newKey } from './new-project.ts'
import styles from './training.module.css'

type Line = HomeworkSettings['rubric'][number]

interface HomeworkFieldsProps {
  own: HomeworkSettings
  onChange: (own: HomeworkSettings) => void
}

/** How homework is marked, and until when it is taken. */
export function HomeworkFields({ own, onChange }: HomeworkFieldsProps) {
  const t = useT()
  const isScored = own.scoring === 'score'
  const score = (name: 'fullScore' | 'passScore') => (
    <Field label={t(`training.homework_${name}`)}>
      {(field) => (
        <InputNumber
          {...field}
          min={name === 'fullScore' ? 1 : 0}
          max={MAX_SCORE}
          precision={0}
          value={own[name]}
          onChange={(value) => onChange({ ...own, [name]: value ?? 1 })}
        />
      )}
    </Field>
  )
  return (
    <>
      <MomentField
        label={t('training.homework_cut_off_field')}
        value={own.cutOff}
        onChange={(cutOff) => onChange({ ...own, cutOff })}
      />
      <Checkbox
        checked={isScored}
        onChange={({ target }) => onChange({ ...own, scoring: target.checked ? 'score' : 'pass' })}
      >
        {t('training.homework_scored')}
      </Checkbox>
      {isScored && (
        <>
          <div className={styles.columns}>
            {score('fullScore')}
            {score('passScore')}
          </div>
          <Rubric lines={own.rubric} onChange={(rubric) => onChange({ ...own, rubric })} />
        </>
      )}
    </>
  )
}

function Rubric({ lines, onChange }: { lines: readonly Line[]; onChange: (lines: Line[]) => void }) {
  const t = useT()
  const change = (key: string, patch: Partial<Line>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...patch } : line)))
  return (
    <fieldset className={styles.tasks}>
      <legend>{t('training.rubric')}</legend>
      {lines.map((line, index) => (
        <div key={line.key} className={styles.cells}>
          <Input
            className={styles.name}
            aria-label={t('training.rubric_text', { number: index + 1 })}
            maxLength={200}
            value={line.text}
            onChange={({ target }) => change(line.key, { text: target.value })}
          />
          <InputNumber
            aria-label={t('training.rubric_line_points', { number: index + 1 })}
            min={0}
            max={MAX_SCORE}
            precision={0}
            value={line.points}
            onChange={(points) => change(line.key, { points: points ?? 0 })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('training.rubric_remove', { number: index + 1 })}
            onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        </div>
      ))}
      {lines.length < MAX_RUBRIC && (
        <Button
          icon={<PlusOutlined aria-hidden />}
          onClick={() => onChange([...lines, { key: newKey(), text: '', points: 0 }])}
        >
          {t('training.rubric_add')}
        </Button>
      )}
      <span className={styles.quiet}>{t('training.rubric_hint')}</span>
    </fieldset>
  )
}
