import type { MessageCategoryCode } from '@sands/contract/message/message.model'
import { useCall } from '@sands/web/call/use-call'
import { useInboxNews } from '@sands/web/unread/unread'
import { Button, Segmented, Skeleton } from 'antd'
import { useEffect } from 'react'
import { choiceValue, pageValues } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { Pager } from '../../../kernel/ui/list/pager.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import styles from './inbox.module.css'
import { InboxMessage } from './inbox-message.tsx'
import { useInboxActs } from './use-inbox-acts.ts'

const SHELVES = ['all', 'notice', 'study', 'interaction', 'teaching', 'order', 'system'] as const satisfies readonly (
  | MessageCategoryCode
  | 'all'
)[]
const ADDRESS = { ...pageValues, shelf: choiceValue(SHELVES, 'all') }

/** The messages of the person in their college, newest first. New messages appear automatically. */
export function InboxPage() {
  const t = useT()
  const [{ current, size, shelf }, setAddress] = useAddressQuery(ADDRESS)
  const code = shelf === 'all' ? undefined : shelf
  const page = useCall('GET /sands-system/api/v1/message/page', { query: { current, size, code } }, { staleTime: 0 })
  const { refetch } = page
  const news = useInboxNews()
  const acts = useInboxActs(() => void refetch())
  useEffect(() => {
    if (news > 0) void refetch()
  }, [news, refetch])
  const messages = page.data?.records ?? []

  return (
    <ManagePage
      title={t('message.title')}
      actions={
        <Button disabled={!messages.some(({ isRead }) => isRead === 0)} onClick={() => acts.askReadAll(code)}>
          {t('message.read_all')}
        </Button>
      }
    >
      <Segmented
        aria-label={t('message.title')}
        value={shelf}
        options={SHELVES.map((value) => ({
          value,
          label: value === 'all' ? t('message.all_shelves') : t(`message.category_${value}`),
        }))}
        onChange={(value) => setAddress({ shelf: value, current: 1 })}
      />
      {page.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {page.isError && !page.data && <FailureBlock error={page.error} onRetry={() => void refetch()} />}
      {page.data && messages.length === 0 && (
        <StateBlock kind="empty" title={t('message.none_title')} text={t('message.none_text')} />
      )}
      {messages.length > 0 && (
        <ul className={styles.list}>
          {messages.map((message) => (
            <li key={message.id}>
              <InboxMessage message={message} acts={acts} />
            </li>
          ))}
        </ul>
      )}
      {page.data && page.data.total > 0 && (
        <Pager paging={{ current, size }} total={page.data.total} onTurn={setAddress} />
      )}
    </ManagePage>
  )
}
