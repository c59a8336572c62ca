import { PlusOutlined } from '@ant-design/icons'
import type { PracticeFault, PracticeSupply } from '@sands/contract/exam/edit-practice.calls'
import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import type { ManagedQuestionItem } from '@sands/contract/exam/question.model'
import { practiceQuestionNum } from '@sands/rules/exam/practice-faults'
import { Button } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useT } from '../../../kernel/text.ts'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import styles from '../bank/bank.module.css'
import { DrawFields } from '../paper/draw-fields.tsx'
import { moved } from '../paper/paper-edit.ts'
import { QuestionPicker } from '../paper/question-picker.tsx'
import { newDraw } from './new-practice.ts'
import { QuestionRow } from './question-row.tsx'

interface QuestionsCardProps {
  document: PracticeDocument
  known: readonly ManagedQuestionItem[]
  /** What the bank had for the draws when the practice was stored last. */
  supply: PracticeSupply
  faults: readonly PracticeFault[]
  onChange: (patch: Partial<PracticeDocument>, about?: string) => void
  onRemove: (patch: Partial<PracticeDocument>, name: string) => void
  onPicked: (questions: readonly ManagedQuestionItem[]) => void
}

const MOST_DRAWS = 20

/** Questions that are named, and rules by which more are drawn for each attempt. */
export function QuestionsCard(props: QuestionsCardProps) {
  const { document, known, supply, faults, onChange, onRemove, onPicked } = props
  const t = useT()
  const [isPicking, setPicking] = useState(false)
  const { questionIds, draws } = document
  const named = useDragSort({
    count: questionIds.length,
    onMove: (from, to) => onChange({ questionIds: moved(questionIds, from, to) }),
  })
  const drawn = useDragSort({
    count: draws.length,
    onMove: (from, to) => onChange({ draws: moved(draws, from, to) }),
  })
  const count = practiceQuestionNum(document)
  return (
    <PartCard title={t('exam.practice_part_questions')} intro={t('exam.learn_questions', { count })}>
      {questionIds.length > 0 && (
        <ol className={styles.items} aria-label={t('exam.practice_field_questionIds')}>
          {questionIds.map((id, place) => (
            <li key={id} {...named.row(place)}>
              <QuestionRow
                place={place + 1}
                question={known.find((question) => question.id === id)}
                faults={faults.filter(({ key }) => key === id)}
                handle={(name) => named.handle(place, name)}
                onRemove={(name) => onRemove({ questionIds: questionIds.filter((each) => each !== id) }, name)}
              />
            </li>
          ))}
        </ol>
      )}
      {draws.length > 0 && (
        <ol className={styles.draws} aria-label={t('exam.practice_field_draws')}>
          {draws.map((draw, place) => (
            <li key={draw.key} {...drawn.row(place)}>
              <DrawFields
                draw={draw}
                place={place + 1}
                supply={supply.draws.find(({ key }) => key === draw.key)}
                handle={(name) => drawn.handle(place, name)}
                onChange={(patch, about) =>
                  onChange(
                    { draws: draws.map((each) => (each.key === draw.key ? { ...each, ...patch } : each)) },
                    about,
                  )
                }
                onRemove={(name) => onRemove({ draws: draws.filter(({ key }) => key !== draw.key) }, name)}
              />
            </li>
          ))}
        </ol>
      )}
      {count === 0 && <p className={styles.quiet}>{t('exam.practice_questions_empty')}</p>}
      <div className={styles.tags}>
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setPicking(true)}>
          {t('exam.paper_add_question')}
        </Button>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={draws.length >= MOST_DRAWS}
          onClick={() => onChange({ draws: [...draws, newDraw()] })}
        >
          {t('exam.paper_add_draw')}
        </Button>
      </div>
      <QuestionPicker
        open={isPicking}
        taken={new Set<string>(questionIds)}
        onClose={() => setPicking(false)}
        onChoose={(questions) => {
          onPicked(questions)
          onChange({ questionIds: [...questionIds, ...questions.map(({ id }) => id)] })
          setPicking(false)
        }}
      />
    </PartCard>
  )
}
