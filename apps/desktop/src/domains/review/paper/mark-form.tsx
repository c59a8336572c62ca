import type { RubricLine } from '@sands/contract/exam/question.model'
import { MARK_COMMENT_LENGTH } from '@sands/rules/exam/marking'
import { scoreText } from '@sands/web/exam/exam-text'
import { Button, Input, InputNumber } from 'antd'
import type { KeyboardEvent } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../marking.module.css'
import { type MarkDraft, withLine, withScore } from './mark-drafts.ts'

interface MarkFormProps {
  draft: MarkDraft
  maxScore: number
  rubric: readonly RubricLine[]
  isLocked: boolean
  onChange: (draft: MarkDraft) => void
  /** Enter in the field of the points: on to the next answer. */
  onNext: (from: HTMLElement) => void
}

/** Points, rubric and comment of one answer. */
export function MarkForm({ draft, maxScore, rubric, isLocked, onChange, onNext }: MarkFormProps) {
  const t = useT()
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onNext(event.currentTarget)
  }
  return (
    <div className={styles.mark}>
      {rubric.map(({ key, title, percent }) => (
        <Field key={key} label={title}>
          {({ id }) => (
            <div className={styles.points}>
              <InputNumber
                id={id}
                min={0}
                max={percent}
                precision={0}
                suffix="%"
                disabled={isLocked}
                value={draft.rubric?.[key] ?? null}
                onChange={(value) => onChange(withLine(draft, { key, percent: value ?? 0 }, maxScore))}
              />
              <span className={styles.quiet}>{t('review.rubric_most', { percent })}</span>
              <Button
                size="small"
                disabled={isLocked}
                onClick={() => onChange(withLine(draft, { key, percent }, maxScore))}
              >
                {t('review.rubric_full')}
              </Button>
            </div>
          )}
        </Field>
      ))}
      <Field label={t('review.points')}>
        {({ id }) => (
          <div className={styles.points}>
            <InputNumber
              id={id}
              data-points=""
              min={0}
              max={maxScore / 100}
              step={0.5}
              disabled={isLocked}
              value={draft.score === null ? null : draft.score / 100}
              onChange={(value) => onChange(withScore(draft, value === null ? null : Number(value), maxScore))}
              onKeyDown={onKey}
            />
            <span className={styles.quiet}>{t('review.points_of', { points: scoreText(maxScore) })}</span>
            {[0, 0.5, 1].map((share) => (
              <Button
                key={share}
                size="small"
                disabled={isLocked}
                onClick={() => onChange(withScore(draft, (maxScore / 100) * share, maxScore))}
              >
                {scoreText(Math.round(maxScore * share))}
              </Button>
            ))}
          </div>
        )}
      </Field>
      <Field label={t('review.comment')}>
        {(field) => (
          <Input.TextArea
            id={field.id}
            rows={2}
            maxLength={MARK_COMMENT_LENGTH}
            disabled={isLocked}
            value={draft.comment}
            onChange={({ target }) => onChange({ ...draft, comment: target.value })}
          />
        )}
      </Field>
    </div>
  )
}
