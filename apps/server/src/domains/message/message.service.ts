import type { CollegeId, MessageId, PageOf } from '@sands/contract/kernel/schema'
import type { Message, MessageCategory, MessageCategoryCode } from '@sands/contract/message/message.model'
import { MESSAGE_CATEGORIES } from '@sands/rules/message'
import type { Tx } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { presentMessage, textOf } from './message.present.ts'
import { messageRepo } from './message.repo.ts'
import type { UnreadService } from './unread.service.ts'

export interface MessageService {
  shelves(viewer: Viewer): Promise<MessageCategory[]>
  page(viewer: Viewer, request: PageRequest & { code?: MessageCategoryCode }): Promise<PageOf<Message>>
  get(viewer: Viewer, id: MessageId): Promise<Message>
  read(tx: Tx, viewer: Viewer, ids: readonly MessageId[]): Promise<{ unreadCount: number }>
  readAll(
    tx: Tx,
    viewer: Viewer,
    which: { code?: MessageCategoryCode; collegeId?: CollegeId; until?: string },
  ): Promise<{ unreadCount: number }>
  remove(tx: Tx, viewer: Viewer, ids: readonly MessageId[]): Promise<null>
}

export function createMessageService({ database, clock }: Kernel, unread: UnreadService): MessageService {
  const db = database.primary

  /** Notifies every device that shows one of these inboxes, and returns the count of the viewer's current college. */
  async function told(tx: Tx, viewer: Viewer, changed: readonly { collegeId: CollegeId }[]) {
    for (const collegeId of new Set(changed.map((row) => row.collegeId)))
      await unread.announce(tx, collegeId, [viewer.userId])
    return { unreadCount: await unread.countIn(tx, viewer) }
  }

  return {
    async shelves(viewer) {
      const [newest, counts] = await Promise.all([
        messageRepo.newest(db, viewer, MESSAGE_CATEGORIES),
        messageRepo.unreadByShelf(db, viewer),
      ])
      return newest
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .map((row) => ({
          code: row.category,
          unreadCount: counts.find(({ category }) => category === row.category)?.unread ?? 0,
          latest: { title: textOf(row.texts, viewer.language).title, createTime: row.createdAt.toISOString() },
        }))
    },

    async page(viewer, request) {
      const { code } = request
      const [rows, total] = await Promise.all([
        messageRepo.page(db, viewer, { ...pageWindow(request), ...(code ? { code } : {}) }),
        messageRepo.total(db, viewer, code),
      ])
      return pageOf(
        rows.map((row) => presentMessage(row, viewer.language)),
        total,
        request,
      )
    },

    async get(viewer, id) {
      const row = await messageRepo.get(db, viewer, id)
      if (!row) throw fail('message.gone')
      return presentMessage(row, viewer.language)
    },

    async read(tx, viewer, ids) {
      const changed = await messageRepo.read(tx, viewer.userId, { ids, now: clock.now() })
      return told(tx, viewer, changed)
    },

    async readAll(tx, viewer, { code, collegeId = viewer.collegeId, until }) {
      const now = clock.now()
      const owner = { userId: viewer.userId, collegeId }
      await messageRepo.readAll(tx, owner, { code, until: until ? new Date(until) : now, now })
      return told(tx, viewer, [owner])
    },

    async remove(tx, viewer, ids) {
      await told(tx, viewer, await messageRepo.remove(tx, viewer.userId, { ids, now: clock.now() }))
      return null
    },
  }
}
