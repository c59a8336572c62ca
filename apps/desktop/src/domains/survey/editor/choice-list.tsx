import { DeleteOutlined } from '@ant-design/icons'
import { LONGEST_OPTION } from '@sands/rules/survey/question'
import { Button, Input } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { moved } from '../../../kernel/ui/list/drag-sort.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import styles from './editor.module.css'
import { addChoice, type EditedChoice } from './questionnaire-edit.ts'

interface ChoiceListProps {
  label: string
  letter: string
  most: number
  choices: readonly EditedChoice[]
  onChange: (choices: EditedChoice[], about?: string) => void
}

/** Options, rows or columns: sorted by dragging, added and removed. */
export function ChoiceList({ label, letter, most, choices, onChange }: ChoiceListProps) {
  const t = useT()
  const sort = useDragSort({ count: choices.length, onMove: (from, to) => onChange([...moved(choices, from, to)]) })
  const nameOf = (index: number) => t('survey.manage_option_number', { label, number: index + 1 })
  return (
    <div>
      <p className={styles.quiet}>{label}</p>
      <ol className={styles.list}>
        {choices.map(({ key, text }, index) => (
          <li key={key} className={styles.choice} {...sort.row(index)}>
            {choices.length > 1 && <SortHandle {...sort.handle(index, text || nameOf(index))} low />}
            <Input
              aria-label={nameOf(index)}
              value={text}
              maxLength={LONGEST_OPTION}
              onChange={({ target }) =>
                onChange(
                  choices.map((choice) => (choice.key === key ? { ...choice, text: target.value } : choice)),
                  key,
                )
              }
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('survey.manage_remove_option', { name: text || nameOf(index) })}
              onClick={() => onChange(choices.filter((choice) => choice.key !== key))}
            />
          </li>
        ))}
      </ol>
      {choices.length < most && (
        <Button type="link" onClick={() => onChange(addChoice(choices, letter))}>
          {t('survey.manage_add_option')}
        </Button>
      )}
    </div>
  )
}
