import { DeleteOutlined, WarningOutlined } from '@ant-design/icons'
import type { PaperItem } from '@sands/contract/exam/paper.model'
import type { ManagedQuestionItem } from '@sands/contract/exam/question.model'
import type { PaperFault } from '@sands/rules/exam/paper'
import { Button, Checkbox } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import type { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import styles from '../bank/bank.module.css'
import { ScoreInput } from './score-input.tsx'

interface ItemRowProps {
  item: PaperItem
  place: number
  /** Undefined for a question that was deleted. */
  question: ManagedQuestionItem | undefined
  faults: readonly PaperFault[]
  handle: (name: string) => ReturnType<ReturnType<typeof useDragSort>['handle']>
  onChange: (patch: Partial<PaperItem>, about?: string) => void
  onRemove: (name: string) => void
}

/** One question of a fixed paper. */
export function ItemRow({ item, place, question, faults, handle, onChange, onRemove }: ItemRowProps) {
  const t = useT()
  const name = question ? question.title || t('exam.bank_untitled') : t('exam.paper_fault_question_gone')
  return (
    <div className={styles.item}>
      <SortHandle low {...handle(name)} />
      <span className={styles.place}>{place}</span>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          {question &&
            [t(`exam.type_${question.type}`), t(`exam.difficulty_${question.difficulty}`), question.categoryName]
              .filter(Boolean)
              .join(' · ')}
        </span>
        {faults.map(({ kind }) => (
          <span key={kind} className={styles.fault}>
            <WarningOutlined aria-hidden /> {t(`exam.paper_fault_${kind}`)}
          </span>
        ))}
      </div>
      <Checkbox checked={item.isRequired} onChange={({ target }) => onChange({ isRequired: target.checked })}>
        {t('exam.paper_required')}
        <span className="visually-hidden">{name}</span>
      </Checkbox>
      <ScoreInput
        label={t('exam.paper_score_of', { name })}
        value={item.score}
        onChange={(score) => onChange({ score }, `score ${item.key}`)}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('exam.paper_take_out_of', { name })}
        title={t('exam.paper_take_out')}
        onClick={() => onRemove(name)}
      />
    </div>
  )
}
