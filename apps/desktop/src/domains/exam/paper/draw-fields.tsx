import { CheckCircleOutlined, DeleteOutlined, WarningOutlined } from '@ant-design/icons'
import type { PaperSupply } from '@sands/contract/exam/paper.calls'
import type { PaperDraw } from '@sands/contract/exam/paper.model'
import { idIn } from '@sands/contract/kernel/id'
import { DIFFICULTIES, QUESTION_TYPES } from '@sands/rules/exam/question'
import { useCall } from '@sands/web/call/use-call'
import { Button, Select } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import type { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import styles from '../bank/bank.module.css'
import { useQuestionCategories } from '../bank/use-question-categories.ts'
import { MOST_POINTS } from './score-input.tsx'

interface DrawFieldsProps {
  /** Draws of a practice have no score. */
  draw: Omit<PaperDraw, 'score'> & { score?: number }
  place: number
  /** Undefined until the draw was stored. */
  supply: PaperSupply['draws'][number] | undefined
  handle: (name: string) => ReturnType<ReturnType<typeof useDragSort>['handle']>
  onChange: (patch: Partial<PaperDraw>, about?: string) => void
  onRemove: (name: string) => void
}

const MOST_TAG = 30

/** A rule by which questions are drawn for each learner, and whether the bank has enough of them. */
export function DrawFields({ draw, place, supply, handle, onChange, onRemove }: DrawFieldsProps) {
  const t = useT()
  const { options, isPending } = useQuestionCategories()
  const tags = useCall('GET /sands-lms/api/v1/manage/question/tags', undefined, { silent: true })
  const name = t('exam.paper_draw', { number: place })
  const isMissing = supply !== undefined && supply.missing > 0
  return (
    <fieldset className={styles.draw}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles.drawHead}>
        <SortHandle low {...handle(name)} />
        <strong aria-hidden="true">{name}</strong>
        {supply && (
          <span className={isMissing ? styles.fault : styles.good} role="status">
            {isMissing ? <WarningOutlined aria-hidden /> : <CheckCircleOutlined aria-hidden />}{' '}
            {isMissing
              ? t('exam.paper_missing', { available: supply.available, missing: supply.missing })
              : t('exam.paper_available', { available: supply.available })}
          </span>
        )}
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('exam.paper_take_out_of', { name })}
          title={t('exam.paper_take_out')}
          onClick={() => onRemove(name)}
        />
      </div>
      <div className={styles.row}>
        <Field label={t('exam.bank_type')}>
          {(field) => (
            <Choice
              field={field}
              placeholder={t('exam.bank_type_any')}
              value={draw.type ?? ''}
              options={QUESTION_TYPES.map((value) => ({ value, label: t(`exam.type_${value}`) }))}
              onChange={(type) => onChange({ type: type || null })}
            />
          )}
        </Field>
        <Field label={t('exam.bank_category')}>
          {(field) => (
            <Choice
              field={field}
              placeholder={t('exam.bank_category_any')}
              loading={isPending}
              value={draw.categoryId ?? ''}
              options={options}
              onChange={(next) => onChange({ categoryId: idIn<'questionCategory'>(next) ?? null })}
            />
          )}
        </Field>
        <Field label={t('exam.bank_difficulty')}>
          {(field) => (
            <Choice
              field={field}
              placeholder={t('exam.bank_difficulty_any')}
              value={draw.difficulty ?? ''}
              options={DIFFICULTIES.map((value) => ({ value, label: t(`exam.difficulty_${value}`) }))}
              onChange={(difficulty) => onChange({ difficulty: difficulty || null })}
            />
          )}
        </Field>
        <Field label={t('exam.bank_tags')}>
          {(field) => (
            <Select
              {...field}
              mode="tags"
              placeholder={t('exam.bank_tag_any')}
              maxCount={20}
              value={draw.tags}
              options={(tags.data ?? []).map((value) => ({ value, label: value }))}
              onChange={(next: string[]) => onChange({ tags: next.map((tag) => tag.trim().slice(0, MOST_TAG)) })}
            />
          )}
        </Field>
        <NumberField
          label={t('exam.paper_count')}
          least={1}
          most={200}
          value={draw.count}
          onChange={(count) => onChange({ count: Math.round(count) }, `count ${draw.key}`)}
        />
        {draw.score !== undefined && (
          <NumberField
            label={t('exam.paper_score')}
            least={0}
            most={MOST_POINTS}
            step={0.5}
            value={draw.score / 100}
            onChange={(score) => onChange({ score: Math.round(score * 100) }, `score ${draw.key}`)}
          />
        )}
      </div>
    </fieldset>
  )
}
