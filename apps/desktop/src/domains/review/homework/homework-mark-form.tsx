import type { HomeworkPaper } from '@sands/contract/training/homework.model'
import { HOMEWORK_COMMENT_LENGTH, markFault, scoreOf } from '@sands/rules/training/homework'
import { Button, Input, InputNumber } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../marking.module.css'

export interface GivenMark {
  step: 'pass' | 'return'
  score: number | null
  rubric: Record<string, number> | null
  comment: string
}

interface HomeworkMarkFormProps {
  paper: HomeworkPaper
  isLocked: boolean
  isBusy: boolean
  onMark: (mark: GivenMark) => void
}

/** The score or the rubric, the comment, and the two decisions. A fault is shown after the first try. */
export function HomeworkMarkForm({ paper, isLocked, isBusy, onMark }: HomeworkMarkFormProps) {
  const t = useT()
  const [score, setScore] = useState<number | null>(null)
  const [rubric, setRubric] = useState<Record<string, number>>({})
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState<GivenMark['step']>()
  const given = { score, rubric: paper.rubric.length > 0 ? rubric : null, comment }
  const fault = tried && markFault(paper, { step: tried, ...given })
  const sum = scoreOf(paper, given)

  const decide = (step: GivenMark['step']) => {
    setTried(step)
    if (!markFault(paper, { step, ...given })) onMark({ step, ...given })
  }
  return (
    <div className={styles.mark}>
      {paper.scoring === 'score' && paper.rubric.length === 0 && (
        <Field label={t('review.hand_in_points', { full: paper.fullScore, pass: paper.passScore })}>
          {({ id }) => (
            <InputNumber
              id={id}
              min={0}
              max={paper.fullScore}
              precision={0}
              disabled={isLocked}
              value={score}
              onChange={setScore}
            />
          )}
        </Field>
      )}
      {paper.scoring === 'score' &&
        paper.rubric.map(({ key, text, points }) => (
          <Field key={key} label={t('review.hand_in_line', { text, points })}>
            {({ id }) => (
              <InputNumber
                id={id}
                min={0}
                max={points}
                precision={0}
                disabled={isLocked}
                value={rubric[key] ?? null}
                onChange={(value) =>
                  setRubric(({ [key]: _, ...others }) => (value === null ? others : { ...others, [key]: value }))
                }
              />
            )}
          </Field>
        ))}
      {paper.rubric.length > 0 && sum !== null && (
        <p className={styles.sum}>{t('review.hand_in_score', { score: sum, full: paper.fullScore })}</p>
      )}
      <Field label={t('review.comment')} fault={fault ? t(`review.mark_fault_${fault}`) : undefined}>
        {({ id }) => (
          <Input.TextArea
            id={id}
            rows={4}
            maxLength={HOMEWORK_COMMENT_LENGTH}
            disabled={isLocked}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        )}
      </Field>
      <Button type="primary" disabled={isLocked} loading={isBusy} onClick={() => decide('pass')}>
        {t('review.hand_in_pass')}
      </Button>
      <Button disabled={isLocked} loading={isBusy} onClick={() => decide('return')}>
        {t('review.hand_in_return')}
      </Button>
    </div>
  )
}
