import type { ManagedFeedback } from '@sands/contract/feedback/feedback.model'
import { srcSetOf } from '@sands/web/picture/src-set'
import { Drawer, Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { AnswerForm } from './answer-form.tsx'
import { AssigneeField } from './assignee-field.tsx'
import { CloseButton } from './close-button.tsx'
import styles from './feedback.module.css'
import { FeedbackStateTag } from './feedback-state-tag.tsx'

interface FeedbackDrawerProps {
  isOpen: boolean
  answer: { data: ManagedFeedback | undefined; error: Error | null; refetch: () => unknown }
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** One feedback in full: its text, its assignee, its answers, and a field to answer. */
export function FeedbackDrawer({ isOpen, answer, onClose, onChanged }: FeedbackDrawerProps) {
  const t = useT()
  const { data: feedback, error, refetch } = answer
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size={560}
      title={feedback && t('feedback.manage_one_of', { name: feedback.author.name })}
      destroyOnHidden
      extra={feedback && <CloseButton feedback={feedback} onChanged={onChanged} />}
    >
      {feedback ? (
        <Whole key={feedback.id} feedback={feedback} onChanged={onChanged} />
      ) : error ? (
        <FailureBlock error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </Drawer>
  )
}

function Whole({ feedback, onChanged }: { feedback: ManagedFeedback; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const { full } = useMoments()
  const { author, content, contact, categoryName, pictures, answers, state, createTime } = feedback
  return (
    <div className={styles.whole}>
      <p className={styles.full}>{content}</p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a href={picture.url} target="_blank" rel="noopener">
                <img
                  src={picture.url}
                  srcSet={srcSetOf(picture)}
                  sizes="160px"
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  alt={t('feedback.manage_picture', { number: index + 1 })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          { label: t('feedback.manage_author'), value: [author.name, author.postName].filter(Boolean).join(' · ') },
          { label: t('feedback.manage_time'), value: full(createTime) },
          { label: t('feedback.manage_category'), value: categoryName },
          { label: t('feedback.manage_state'), value: <FeedbackStateTag state={state} /> },
          { label: t('feedback.manage_contact'), value: contact || t('feedback.manage_contact_none') },
        ]}
      />
      <AssigneeField feedback={feedback} onChanged={onChanged} />
      {answers.length > 0 && (
        <section aria-label={t('feedback.manage_answers')}>
          <h2 className={styles.heading}>{t('feedback.manage_answers')}</h2>
          <ul className={styles.answers}>
            {answers.map((answer) => (
              <li key={answer.id} className={styles.answer}>
                <p className={styles.quiet}>{[answer.authorName, full(answer.createTime)].join(' · ')}</p>
                <p className={styles.full}>{answer.content}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {state !== 'closed' && <AnswerForm feedback={feedback} onChanged={onChanged} />}
    </div>
  )
}
