import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { PaperSupply } from '@sands/contract/exam/paper.calls'
import type { PaperDocument, PaperSection } from '@sands/contract/exam/paper.model'
import type { ManagedQuestionItem } from '@sands/contract/exam/question.model'
import { type PaperFault, paperTotals } from '@sands/rules/exam/paper'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import styles from '../bank/bank.module.css'
import { DrawFields } from './draw-fields.tsx'
import { ItemRow } from './item-row.tsx'
import {
  addDraw,
  addItem,
  moveItem,
  namedQuestions,
  removeItem,
  setDraw,
  setItem,
  setScores,
  setSection,
} from './paper-edit.ts'
import { QuestionPicker } from './question-picker.tsx'
import { MOST_POINTS } from './score-input.tsx'
import { useScoreText } from './use-score-text.ts'

interface SectionCardProps {
  number: number
  section: PaperSection
  document: PaperDocument
  known: readonly ManagedQuestionItem[]
  /** What the bank had for the draws when the paper was stored last. */
  supply: PaperSupply
  faults: readonly PaperFault[]
  /** `about` names the changed field: letters typed into one field count as one step. */
  onChange: (document: PaperDocument, about?: string) => void
  onRemove: (document: PaperDocument, name: string) => void
  onPicked: (questions: readonly ManagedQuestionItem[]) => void
}

/** One section: questions that are named, or rules by which they are drawn. */
export function SectionCard(props: SectionCardProps) {
  const { number, section, document, known, supply, faults, onChange, onRemove, onPicked } = props
  const t = useT()
  const points = useScoreText()
  const [isPicking, setPicking] = useState(false)
  const isFixed = document.kind === 'fixed'
  const { items, draws } = section
  const sort = useDragSort({
    count: Math.max(items.length, draws.length),
    onMove: (from, to) => onChange(moveItem(document, section.key, { from, to })),
  })
  const faultsOf = (key: string) => faults.filter((fault) => fault.key === key)
  const { questionNum, totalScore } = paperTotals({ sections: [section] })
  const name = section.title || t('exam.paper_section', { number })
  const [first] = items
  const isEven = items.every(({ score }) => score === first?.score)
  return (
    <PartCard
      title={name}
      intro={t('exam.paper_sum', { count: questionNum, score: points(totalScore) })}
      action={
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('exam.paper_section_remove', { number })}
          title={t('exam.paper_section_remove', { number })}
          disabled={document.sections.length === 1}
          onClick={() =>
            onRemove({ ...document, sections: document.sections.filter(({ key }) => key !== section.key) }, name)
          }
        />
      }
    >
      <div className={styles.row}>
        <Field label={t('exam.paper_section_title')} hint={t('exam.paper_section_title_hint')}>
          {(field) => (
            <Input
              {...field}
              maxLength={60}
              value={section.title}
              onChange={({ target }) =>
                onChange(setSection(document, section.key, { title: target.value }), `title ${section.key}`)
              }
            />
          )}
        </Field>
        <Field label={t('exam.paper_section_remark')} hint={t('exam.paper_section_remark_hint')}>
          {(field) => (
            <Input
              {...field}
              maxLength={500}
              value={section.remark}
              onChange={({ target }) =>
                onChange(setSection(document, section.key, { remark: target.value }), `remark ${section.key}`)
              }
            />
          )}
        </Field>
        {items.length > 1 && (
          <NumberField
            label={t('exam.paper_score_all')}
            hint={isEven ? t('exam.paper_score_even') : t('exam.paper_score_uneven')}
            least={0}
            most={MOST_POINTS}
            step={0.5}
            value={(first?.score ?? 0) / 100}
            onChange={(score) =>
              onChange(setScores(document, section.key, Math.round(score * 100)), `scores ${section.key}`)
            }
          />
        )}
      </div>
      {items.length > 0 && (
        <ol className={styles.items} aria-label={name}>
          {items.map((item, place) => (
            <li key={item.key} {...sort.row(place)}>
              <ItemRow
                item={item}
                place={place + 1}
                question={known.find(({ id }) => id === item.questionId)}
                faults={faultsOf(item.key)}
                handle={(title) => sort.handle(place, title)}
                onChange={(patch, about) => onChange(setItem(document, item.key, patch), about)}
                onRemove={(title) => onRemove(removeItem(document, item.key), title)}
              />
            </li>
          ))}
        </ol>
      )}
      {draws.length > 0 && (
        <ol className={styles.draws} aria-label={name}>
          {draws.map((draw, place) => (
            <li key={draw.key} {...sort.row(place)}>
              <DrawFields
                draw={draw}
                place={place + 1}
                supply={supply.draws.find(({ key }) => key === draw.key)}
                handle={(title) => sort.handle(place, title)}
                onChange={(patch, about) => onChange(setDraw(document, draw.key, patch), about)}
                onRemove={(title) => onRemove(removeItem(document, draw.key), title)}
              />
            </li>
          ))}
        </ol>
      )}
      {questionNum === 0 && (
        <p className={styles.quiet}>{t(isFixed ? 'exam.paper_section_empty' : 'exam.paper_section_empty_random')}</p>
      )}
      <div>
        <Button
          icon={<PlusOutlined aria-hidden />}
          onClick={() => (isFixed ? setPicking(true) : onChange(addDraw(document, section.key)))}
        >
          {isFixed ? t('exam.paper_add_question') : t('exam.paper_add_draw')}
        </Button>
      </div>
      <QuestionPicker
        open={isPicking}
        taken={new Set<string>(namedQuestions(document))}
        onClose={() => setPicking(false)}
        onChoose={(questions) => {
          onPicked(questions)
          onChange(questions.reduce((before, { id }) => addItem(before, section.key, id), document))
          setPicking(false)
        }}
      />
    </PartCard>
  )
}
