import type { Message, MessageCategoryCode } from '@sands/contract/message/message.model'
import { call } from '@sands/web/call/call'
import { setUnread } from '@sands/web/unread/unread'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'

export interface InboxActs {
  read(message: Message): Promise<void>
  askReadAll(code: MessageCategoryCode | undefined): void
  askDelete(message: Message): void
}

/** The actions on messages. The call layer shows errors; afterwards the list is fetched again. */
export function useInboxActs(onDone: () => void): InboxActs {
  const t = useT()
  const confirm = useConfirm()
  const done = () => onDone()
  return {
    async read({ id }) {
      setUnread((count) => count - 1)
      await call('POST /sands-system/api/v1/message/read', { body: { ids: [id] } }).catch(() => undefined)
      done()
    },
    askReadAll: (code) =>
      confirm({
        title: code ? t('message.read_shelf_ask', { shelf: t(`message.category_${code}`) }) : t('message.read_all_ask'),
        text: t('message.read_all_hint'),
        action: t('message.read_all'),
        run: () =>
          call('POST /sands-system/api/v1/message/read-all', { body: code ? { code } : {} }).then(
            done,
            () => undefined,
          ),
      }),
    askDelete: ({ id, isRead }) =>
      confirm({
        title: t('message.delete_one_ask'),
        text: t('message.delete_text'),
        action: t('message.delete'),
        danger: true,
        run: () =>
          call('POST /sands-system/api/v1/message/delete', { body: { ids: [id] } }).then(
            () => {
              if (isRead === 0) setUnread((count) => count - 1)
              done()
            },
            () => undefined,
          ),
      }),
  }
}
