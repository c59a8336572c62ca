import type { MarkingPaper } from '@sands/contract/exam/marking.model'
import { MARK_COMMENT_LENGTH } from '@sands/rules/exam/marking'
import { scoreText } from '@sands/web/exam/exam-text'
import { Button, Input } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from '../marking.module.css'
import { openIn, sumOf } from './mark-drafts.ts'
import type { Marking } from './use-marking.ts'

interface MarkingSideProps {
  paper: MarkingPaper
  marking: Marking
  isLocked: boolean
  isMoving: boolean
  onFinish: () => void
  onSkip: () => void
}

/** The sum so far, the comment about the whole paper, and the way on. */
export function MarkingSide({ paper, marking, isLocked, isMoving, onFinish, onSkip }: MarkingSideProps) {
  const t = useT()
  const moments = useMoments()
  const isOpen = paper.state === 'in_review'
  const open = openIn(marking.drafts)
  const sum = isOpen ? paper.objectiveScore + sumOf(marking.drafts) : (paper.score ?? 0)
  return (
    <aside className={styles.side} aria-label={t('review.sum')}>
      <div className={styles.head}>
        <span className={styles.sum}>{`${scoreText(sum)} / ${scoreText(paper.totalScore)}`}</span>
        {isOpen ? (
          <StateTag tone="warning">{t('review.open_answers', { count: open })}</StateTag>
        ) : (
          <StateTag tone={paper.isQualified ? 'success' : 'danger'}>
            {t(paper.isQualified ? 'review.passed' : 'review.failed')}
          </StateTag>
        )}
      </div>
      <dl className={styles.facts}>
        <dt>{t('review.objective')}</dt>
        <dd>{scoreText(paper.objectiveScore)}</dd>
        <dt>{t('review.pass_mark')}</dt>
        <dd>{scoreText(paper.passScore)}</dd>
        <dt>{t('review.submitted')}</dt>
        <dd>{moments.minute(paper.submittedAt)}</dd>
        {paper.leaves > 0 && (
          <>
            <dt>{t('review.leaves')}</dt>
            <dd>{moments.number(paper.leaves)}</dd>
          </>
        )}
        {paper.reviewerName && (
          <>
            <dt>{t('review.reviewer')}</dt>
            <dd>{paper.reviewerName}</dd>
          </>
        )}
      </dl>
      <Field label={t('review.overall')}>
        {({ id }) => (
          <Input.TextArea
            id={id}
            rows={4}
            maxLength={MARK_COMMENT_LENGTH}
            disabled={isLocked}
            value={marking.comment}
            onChange={({ target }) => marking.changeComment(target.value)}
          />
        )}
      </Field>
      {isOpen && (
        <>
          <SaveLine marking={marking} />
          <Button
            type="primary"
            data-finish=""
            disabled={isLocked || open > 0}
            loading={marking.isFinishing || isMoving}
            onClick={onFinish}
          >
            {t('review.finish_next')}
          </Button>
          <span className={styles.quiet}>{t('review.keys')}</span>
        </>
      )}
      <Button loading={isMoving} onClick={onSkip}>
        {t('review.skip')}
      </Button>
    </aside>
  )
}

function SaveLine({ marking: { isSaving, hasFailed, savedAt, lost, retry } }: { marking: Marking }) {
  const t = useT()
  const moments = useMoments()
  if (lost !== undefined) return null
  if (hasFailed)
    return (
      <span className={styles.quiet} role="alert">
        {t('review.save_failed')}{' '}
        <Button size="small" type="link" onClick={retry}>
          {t('kernel.retry')}
        </Button>
      </span>
    )
  return (
    <span className={styles.quiet} role="status">
      {isSaving
        ? t('review.saving')
        : savedAt
          ? t('review.saved', { time: moments.full(savedAt) })
          : t('review.autosave')}
    </span>
  )
}
