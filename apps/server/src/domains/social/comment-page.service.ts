import type { PageOf, UserId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { Comment } from '@sands/contract/social/social.model'
import type { Db } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { MediaService } from '../media/index.ts'
import type { OrgService } from '../org/index.ts'
import { type CommentSurroundings, presentComment } from './comment.present.ts'
import { type CommentId, type CommentOrder, type CommentRow, commentRepo } from './comment.repo.ts'
import type { SocialStates } from './social.kind.ts'
import { createSocialAccess, type SocialTarget } from './social-access.service.ts'

/** How many replies are returned with a comment. */
export const REPLIES_SHOWN = 2
const ORDERS: Readonly<Record<number, CommentOrder>> = { 1: 'newest', 2: 'liked' }

export interface CommentPages {
  page(
    viewer: Viewer,
    request: SocialTarget & PageRequest & { parentId?: CommentId; sortType?: number },
  ): Promise<PageOf<Comment>>
  count(viewer: Viewer, target: SocialTarget): Promise<{ count: number }>
  /** The related data of comments. */
  around(db: Db, viewer: Viewer, rows: readonly CommentRow[]): Promise<CommentSurroundings>
  /** A new comment as its author sees it. */
  presentNew(db: Db, viewer: Viewer, row: CommentRow): Promise<Comment>
}

export interface CommentParts {
  media: Pick<MediaService, 'pictures'>
  org: Pick<OrgService, 'colleagues'>
  social: SocialStates
}

export function createCommentPages(
  { database, content }: Pick<Kernel, 'database' | 'content'>,
  { media, org, social }: CommentParts,
): CommentPages {
  const access = createSocialAccess(content)

  async function picturesOf(db: Db, rows: readonly CommentRow[]): Promise<ReadonlyMap<CommentId, Picture[]>> {
    const shown = await commentRepo.pictures(
      db,
      rows.map(({ id }) => id),
    )
    const pictures = await media.pictures(
      db,
      shown.map(({ fileId }) => fileId),
    )
    const byComment = Map.groupBy(shown, ({ commentId }) => commentId)
    return new Map([...byComment].map(([id, own]) => [id, own.flatMap(({ fileId }) => pictures.get(fileId) ?? [])]))
  }

  const peopleOf = (rows: readonly CommentRow[]): UserId[] => [
    ...new Set(rows.flatMap(({ userId, replyToUserId }) => (replyToUserId ? [userId, replyToUserId] : [userId]))),
  ]

  async function around(db: Db, viewer: Viewer, rows: readonly CommentRow[]): Promise<CommentSurroundings> {
    const ids = rows.map(({ id }) => id)
    return {
      viewerId: viewer.userId,
      people: await org.colleagues(db, viewer.collegeId, peopleOf(rows)),
      pictures: await picturesOf(db, rows),
      liked: await commentRepo.liked(db, viewer.userId, ids),
    }
  }

  return {
    async page(viewer, { module, id, parentId, sortType, ...request }) {
      const db = database.primary
      await access.expectTarget(db, viewer, { module, id })
      if (parentId) {
        const parent = await commentRepo.byId(db, viewer.collegeId, parentId)
        if (parent?.module !== module || parent.moduleId !== id) throw fail('social.gone')
      }
      // Replies are sorted oldest first, comments on content newest first.
      const order = ORDERS[sortType ?? 0] ?? (parentId ? 'oldest' : 'newest')
      const thread = { module, moduleId: id, parentId: parentId ?? null }
      const [rows, total] = await Promise.all([
        commentRepo.page(db, thread, { order, ...pageWindow(request) }),
        commentRepo.total(db, thread),
      ])
      const withReplies = rows.filter(({ replies }) => replies > 0).map((row) => row.id)
      const replies = withReplies.length > 0 ? await commentRepo.firstReplies(db, withReplies, REPLIES_SHOWN) : []
      const below = Map.groupBy(replies, (reply) => reply.parentId)
      const surroundings = await around(db, viewer, [...rows, ...replies])
      return pageOf(
        rows.map((row) => presentComment(row, below.get(row.id) ?? [], surroundings)),
        total,
        request,
      )
    },

    async count(viewer, target) {
      await access.expectTarget(database.primary, viewer, target)
      const states = await social.byIds(database.primary, viewer, target.module, [target.id])
      return { count: states.get(target.id)?.comments ?? 0 }
    },

    around,

    presentNew: async (db, viewer, row) => presentComment(row, [], await around(db, viewer, [row])),
  }
}
