import { PictureOutlined } from '@ant-design/icons'
import type { ManagedFeedback } from '@sands/contract/feedback/feedback.model'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './feedback.module.css'
import { FeedbackStateTag } from './feedback-state-tag.tsx'

export function useFeedbackColumns(onOpen: (feedback: ManagedFeedback) => void): readonly Column<ManagedFeedback>[] {
  const t = useT()
  const { minute } = useMoments()
  return [
    {
      key: 'content',
      title: t('feedback.manage_content'),
      cell: (feedback) => (
        <span className={styles.said}>
          <Button type="link" className={styles.words ?? ''} onClick={() => onOpen(feedback)}>
            {feedback.content}
          </Button>
          <span className={styles.quiet}>
            {feedback.categoryName}
            {feedback.pictures.length > 0 && (
              <>
                {' · '}
                <PictureOutlined aria-hidden /> {feedback.pictures.length}
              </>
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'author',
      title: t('feedback.manage_author'),
      keep: 'name',
      cell: ({ author, createTime }) => (
        <span className={styles.stacked}>
          {[author.name, author.postName].filter(Boolean).join(' · ')}
          <time className={styles.quiet} dateTime={createTime}>
            {minute(createTime)}
          </time>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('feedback.manage_state'),
      keep: true,
      cell: ({ state }) => <FeedbackStateTag state={state} />,
    },
    {
      key: 'assignee',
      title: t('feedback.manage_assignee'),
      keep: 'name',
      cell: ({ assignee }) => assignee?.name ?? <span className={styles.quiet}>{t('feedback.manage_nobody')}</span>,
    },
  ]
}
