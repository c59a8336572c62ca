import type { PageOf, UserId } from '@sands/contract/kernel/schema'
import type { ManagedComment, SocialModule } from '@sands/contract/social/social.model'
import type { ContentItem } from '../../kernel/content.ts'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../message/index.ts'
import { commentSubject, presentManagedComment } from './comment.present.ts'
import { type CommentFilter, type CommentId, type CommentRow, commentRepo } from './comment.repo.ts'
import type { CommentPages } from './comment-page.service.ts'
import { lockThere, putBack, takeDown } from './comment-removal.service.ts'
import { commentReportRepo } from './comment-report.repo.ts'
import { createSocialAccess } from './social-access.service.ts'

type Filter = Omit<CommentFilter, 'collegeId'>

export interface ModerationService {
  managed(viewer: Viewer, request: PageRequest & Filter): Promise<PageOf<ManagedComment>>
  takeDown(tx: Tx, viewer: Viewer, removal: { id: CommentId; reason: string }): Promise<null>
  putBack(tx: Tx, viewer: Viewer, id: CommentId): Promise<null>
  /** The comment stays as it is, and its reports are settled. */
  settle(tx: Tx, viewer: Viewer, id: CommentId): Promise<null>
}

interface Parts {
  around: CommentPages['around']
  names: (db: Db, userIds: readonly UserId[]) => Promise<ReadonlyMap<UserId, string>>
  send: SendMessage
}

const targetKey = (module: SocialModule, id: string): string => `${module} ${id}`

/** For moderators of comments. */
export function createModerationService(
  { database, clock, content, audit, events }: Pick<Kernel, 'database' | 'clock' | 'content' | 'audit' | 'events'>,
  { around, names, send }: Parts,
): ModerationService {
  const access = createSocialAccess(content)

  /** The content of the comments of a page, with one query for each kind. */
  async function targetsOf(viewer: Viewer, rows: readonly CommentRow[]): Promise<ReadonlyMap<string, ContentItem>> {
    const targets = new Map<string, ContentItem>()
    for (const [module, own] of Map.groupBy(rows, (row) => row.module)) {
      const ids = [...new Set(own.map(({ moduleId }) => moduleId))]
      const items = (await access.kindOf(module)?.byIds(database.primary, viewer, ids)) ?? []
      for (const item of items) targets.set(targetKey(module, item.id), item)
    }
    return targets
  }

  const tell = (tx: Tx, row: CommentRow, { template, reason }: { template: 'removed' | 'restored'; reason: string }) =>
    send(tx, {
      collegeId: row.collegeId,
      category: 'interaction',
      to: { userIds: [row.userId] },
      texts: fromTemplate(`social.${template}`, { content: row.text, reason }),
      dedupeKey: `social.${template} ${row.id} ${clock.now().getTime()}`,
    })

  return {
    async managed(viewer, { module, moduleId, parentId, words, author, isThere, isReported, from, until, ...request }) {
      const db = database.primary
      const { collegeId } = viewer
      const filter = {
        collegeId,
        module,
        moduleId,
        parentId,
        words: words?.trim(),
        author: author?.trim(),
        isThere,
        isReported,
        from,
        until,
      }
      const [rows, total] = await Promise.all([
        commentRepo.managed(db, filter, pageWindow(request)),
        commentRepo.managedTotal(db, filter),
      ])
      const parents = await commentRepo.byIds(
        db,
        collegeId,
        rows.flatMap((row) => row.parentId ?? []),
      )
      const parentOf = new Map(parents.map((row) => [row.id, row]))
      const targets = await targetsOf(viewer, rows)
      const surroundings = await around(db, viewer, [...rows, ...parents])
      const removers = await names(
        db,
        rows.flatMap(({ removedBy }) => removedBy ?? []),
      )
      const reports = Map.groupBy(
        await commentReportRepo.open(
          db,
          rows.map(({ id }) => id),
        ),
        ({ commentId }) => commentId,
      )
      const present = (row: CommentRow) =>
        presentManagedComment(row, {
          ...surroundings,
          target: targets.get(targetKey(row.module, row.moduleId)),
          parent: row.parentId ? parentOf.get(row.parentId) : undefined,
          removerName: (row.removedBy && removers.get(row.removedBy)) ?? '',
          reports: reports.get(row.id) ?? [],
        })
      return pageOf(rows.map(present), total, request)
    },

    async takeDown(tx, viewer, { id, reason: said }) {
      const row = await lockThere(tx, viewer, id)
      const reason = said.trim()
      const removal = { removedAt: clock.now(), removedBy: viewer.userId, removeReason: reason }
      await takeDown(tx, events, { row, removal })
      await commentReportRepo.settle(tx, id, removal.removedAt)
      await audit.record(tx, viewer, {
        action: 'social.comment.removed',
        subject: commentSubject(row),
        before: { content: row.text, author: row.userId },
        after: { reason },
      })
      await tell(tx, row, { template: 'removed', reason })
      return null
    },

    async settle(tx, viewer, id) {
      const row = await lockThere(tx, viewer, id)
      await commentReportRepo.settle(tx, id, clock.now())
      await audit.record(tx, viewer, { action: 'social.comment.reviewed', subject: commentSubject(row) })
      return null
    },

    async putBack(tx, viewer, id) {
      const row = await commentRepo.lock(tx, viewer.collegeId, id)
      if (!row) throw fail('social.comment_gone')
      if (!row.removedAt) throw fail('social.comment_there')
      // The text of a comment that its author took back was deleted.
      if (row.removeReason === null) throw fail('social.taken_back')
      await putBack(tx, events, { row, at: clock.now() })
      await audit.record(tx, viewer, {
        action: 'social.comment.restored',
        subject: commentSubject(row),
        before: { reason: row.removeReason },
        after: { content: row.text, author: row.userId },
      })
      await tell(tx, row, { template: 'restored', reason: '' })
      return null
    },
  }
}
