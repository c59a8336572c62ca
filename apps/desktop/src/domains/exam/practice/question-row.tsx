import { DeleteOutlined, WarningOutlined } from '@ant-design/icons'
import type { PracticeFault } from '@sands/contract/exam/edit-practice.calls'
import type { ManagedQuestionItem } from '@sands/contract/exam/question.model'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import type { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import styles from '../bank/bank.module.css'

interface QuestionRowProps {
  place: number
  /** Undefined for a question that was deleted. */
  question: ManagedQuestionItem | undefined
  faults: readonly PracticeFault[]
  handle: (name: string) => ReturnType<ReturnType<typeof useDragSort>['handle']>
  onRemove: (name: string) => void
}

/** One question that the practice names. */
export function QuestionRow({ place, question, faults, handle, onRemove }: QuestionRowProps) {
  const t = useT()
  const name = question ? question.title || t('exam.bank_untitled') : t('exam.practice_fault_question_gone')
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
            <WarningOutlined aria-hidden /> {t(`exam.practice_fault_${kind}`)}
          </span>
        ))}
      </div>
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
