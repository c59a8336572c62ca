import type { FeedbackItem } from '@sands/contract/feedback/feedback.model'
import type { FeedbackState } from '@sands/rules/feedback'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import type { OutboxItem } from '@sands/web/outbox/outbox'
import { PictureGrid } from '../../../kernel/ui/picture-grid.tsx'
import { contentOf } from '../use-pending.ts'
import styles from './feedback-card.module.css'
import { type StateTone, StateWord } from './state-word.tsx'

const TONES: Readonly<Record<FeedbackState, StateTone>> = {
  new: 'waiting',
  in_progress: 'going',
  answered: 'done',
  closed: 'over',
}

/** Feedback that the person has sent: its text, its state, and its answers. */
export function FeedbackCard({ feedback }: { feedback: FeedbackItem }) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const { categoryName, content, contact, pictures, state, answers, createTime } = feedback
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.category}>{categoryName}</span>
        <StateWord tone={TONES[state]}>{t(`feedback.state_${state}`)}</StateWord>
      </div>
      <p className={styles.content}>{content}</p>
      <PictureGrid pictures={pictures} />
      <p className={styles.meta}>
        <time dateTime={createTime}>{timeAgo(createTime)}</time>
        {contact && <span>{t('feedback.contact_line', { contact })}</span>}
      </p>
      {answers.map((answer) => (
        <div key={answer.id} className={styles.answer}>
          <p className={styles.who}>
            <span>{t('feedback.answer_by', { name: answer.authorName })}</span>
            <time dateTime={answer.createTime}>{timeAgo(answer.createTime)}</time>
          </p>
          <p className={styles.content}>{answer.content}</p>
        </div>
      ))}
    </li>
  )
}

/** Feedback that the server does not have yet, and why, if it was refused. */
export function PendingFeedback({ item }: { item: OutboxItem }) {
  const t = useT()
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.category}>{item.reason}</span>
        <StateWord tone="over">{t('feedback.waiting')}</StateWord>
      </div>
      <p className={styles.content}>{contentOf(item)}</p>
    </li>
  )
}
