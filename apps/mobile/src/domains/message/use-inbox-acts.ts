import type { Message, MessageCategoryCode } from '@sands/contract/message/message.model'
import { useT } from '@sands/web/i18n/i18n'
import { enqueue } from '@sands/web/outbox/outbox'
import { getSession } from '@sands/web/session/session'
import { setUnread } from '@sands/web/unread/unread'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { inboxCache } from './inbox-cache.ts'
import { DELETE, READ, READ_ALL } from './pending-acts.ts'

/** The maximum number of ids in one call. */
const AT_ONCE = 100

const countUnread = (messages: readonly Message[]) => messages.filter(({ isRead }) => isRead === 0).length

function* slices<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += AT_ONCE) yield all.slice(start, start + AT_ONCE)
}

/** Pairs of person and message that were marked as read since the app was opened. */
const noted = new Set<string>()

/** An answer from before the message was read still says that it is unread; it must not be counted a second time. */
function isFirstReading({ id }: Message): boolean {
  const reading = `${getSession()?.userId} ${id}`
  if (noted.has(reading)) return false
  noted.add(reading)
  return true
}

/** Marks messages as read and deletes them: visible at once, and in the outbox until the server has it. */
export function useInboxActs() {
  const queries = useQueryClient()
  const t = useT()
  return useMemo(
    () => ({
      async read(message: Message) {
        if (message.isRead === 1 || !isFirstReading(message)) return
        inboxCache.markRead(queries, [message])
        setUnread((count) => count - 1)
        await enqueue({
          key: READ,
          body: { ids: [message.id] },
          label: t('message.read_act', { title: message.title }),
        })
      },

      /** Without a shelf, all shelves are marked. */
      async readAll(shelf?: { code: MessageCategoryCode; name: string }) {
        // When the person came straight to a shelf, the list of shelves is not cached: the server will send the count.
        const onShelf = shelf && (inboxCache.unreadOn(queries, shelf.code) ?? 0)
        inboxCache.markAllRead(queries, shelf?.code)
        setUnread((count) => (onShelf === undefined ? 0 : count - onShelf))
        const label = shelf ? t('message.read_shelf_act', { shelf: shelf.name }) : t('message.read_all_act')
        const collegeId = getSession()?.collegeId
        // Includes everything on the screen, even when the clock of the phone is slow.
        const until = new Date(Math.max(Date.now(), inboxCache.newest(queries))).toISOString()
        const body = { ...(shelf && { code: shelf.code }), ...(collegeId && { collegeId }), until }
        await enqueue({ key: READ_ALL, body, label })
      },

      async remove(messages: readonly Message[]) {
        inboxCache.remove(queries, messages)
        setUnread((count) => count - countUnread(messages))
        for (const slice of slices(messages)) {
          const label = t('message.delete_act', { count: slice.length })
          await enqueue({ key: DELETE, body: { ids: slice.map(({ id }) => id) }, label })
        }
      },
    }),
    [queries, t],
  )
}
