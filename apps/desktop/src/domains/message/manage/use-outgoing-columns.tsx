import type { OutgoingMessage } from '@sands/contract/message/send.model'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './outgoing.module.css'
import { OutgoingStateTag } from './outgoing-state-tag.tsx'

interface ColumnsInput {
  onOpen: (id: string) => void
  onCancel: (message: OutgoingMessage) => void
}

export function useOutgoingColumns({ onOpen, onCancel }: ColumnsInput): Column<OutgoingMessage>[] {
  const t = useT()
  const moments = useMoments()
  return [
    {
      key: 'title',
      title: t('message.send_column_title'),
      cell: ({ id, title }) => (
        <Button type="link" className={styles.title ?? ''} onClick={() => onOpen(id)}>
          {title}
        </Button>
      ),
    },
    {
      key: 'category',
      title: t('message.send_column_category'),
      cell: ({ category }) => t(`message.category_${category}`),
    },
    {
      key: 'state',
      title: t('message.send_column_state'),
      cell: ({ state }) => <OutgoingStateTag state={state} />,
    },
    {
      key: 'time',
      title: t('message.send_column_time'),
      cell: ({ sendAt }) => <time dateTime={sendAt}>{moments.full(sendAt)}</time>,
    },
    {
      key: 'people',
      title: t('message.send_column_people'),
      align: 'end',
      cell: ({ people }) => (people === null ? '–' : moments.number(people)),
    },
    { key: 'sender', title: t('message.send_column_sender'), keep: 'name', cell: ({ createdBy }) => createdBy },
    {
      key: 'acts',
      title: t('manage.acts'),
      align: 'end',
      cell: (message) =>
        message.state === 'scheduled' && (
          <div className={styles.acts}>
            <LinkButton
              size="small"
              aria-label={t('message.send_change_of', { title: message.title })}
              to={`/manage/message/compose?id=${message.id}`}
            >
              {t('message.send_change')}
            </LinkButton>
            <Button
              size="small"
              type="text"
              danger
              aria-label={t('message.send_cancel_of', { title: message.title })}
              onClick={() => onCancel(message)}
            >
              {t('message.send_cancel')}
            </Button>
          </div>
        ),
    },
  ]
}
