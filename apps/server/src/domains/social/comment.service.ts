import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { type Comment, SOCIAL_MODULES, type SocialModule } from '@sands/contract/social/social.model'
import type { JumpName } from '@sands/rules/jump'
import type { CommentReportReason } from '@sands/rules/social'
import type { Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { plainText } from '../../kernel/plain-text.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { MediaService } from '../media/index.ts'
import { fromTemplate, type SendMessage } from '../message/index.ts'
import type { OrgService } from '../org/index.ts'
import { commentSubject } from './comment.present.ts'
import { type CommentId, type CommentRow, commentRepo } from './comment.repo.ts'
import { type CommentPages, type CommentParts, createCommentPages } from './comment-page.service.ts'
import { commentEvent, lockThere, takeDown } from './comment-removal.service.ts'
import { commentReportRepo } from './comment-report.repo.ts'
import { createModerationService, type ModerationService } from './moderation.service.ts'
import { createOneComment, type OneComment } from './one-comment.service.ts'
import { socialRepo } from './social.repo.ts'
import { createSocialAccess, type SocialTarget } from './social-access.service.ts'

export interface NewComment extends SocialTarget {
  content: string
  parentId?: CommentId
  replyToId?: CommentId
  fileIds?: readonly FileId[]
}

interface NewReport {
  id: CommentId
  reason: CommentReportReason
  text?: string
}

export interface CommentService extends Omit<CommentPages, 'presentNew' | 'around'> {
  create(tx: Tx, viewer: Viewer, comment: NewComment): Promise<Comment>
  remove(tx: Tx, viewer: Viewer, id: CommentId): Promise<null>
  get: OneComment
  moderation: ModerationService
  report(tx: Tx, viewer: Viewer, report: NewReport): Promise<null>
}

interface Parts extends CommentParts {
  media: Pick<MediaService, 'pictures' | 'own'>
  org: Pick<OrgService, 'colleagues' | 'names'>
  send: SendMessage
}

const JUMPS: Readonly<Partial<Record<SocialModule, JumpName>>> = {
  [SOCIAL_MODULES.course]: 'course',
  [SOCIAL_MODULES.courseware]: 'courseware',
  [SOCIAL_MODULES.article]: 'article',
  [SOCIAL_MODULES.lecturer]: 'lecturer',
  [SOCIAL_MODULES.communityContent]: 'communityContent',
}

export function createCommentService(
  kernel: Pick<Kernel, 'database' | 'clock' | 'content' | 'audit' | 'events'>,
  { media, send, ...parts }: Parts,
): CommentService {
  const { clock, content, events, audit } = kernel
  const pages = createCommentPages(kernel, { media, ...parts })
  const access = createSocialAccess(content)

  async function expectOpen(tx: Tx, viewer: Viewer, target: SocialTarget): Promise<void> {
    await access.expectTarget(tx, viewer, target)
    const isOpen = (await access.kindOf(target.module)?.isCommentable?.(tx, target.id, viewer)) ?? true
    if (!isOpen) throw fail('social.comments_closed')
    await access.expectBought(tx, viewer, target)
  }

  /** The rules of the content about new comments. Returns the words because of which a moderator looks. */
  async function expectAllowed(tx: Tx, viewer: Viewer, { module, id, text }: SocialTarget & { text: string }) {
    const check = await access.kindOf(module)?.checkComment?.(tx, viewer, { id, text })
    if (check?.blockedWord) throw fail('social.word_blocked', { word: check.blockedWord })
    if (check && check.seconds > 0) throw fail('social.too_fast', { seconds: check.seconds })
    return check?.watchedWords ?? []
  }

  /** The comment that is answered, and the comment below which the reply is stored. */
  async function answered(tx: Tx, viewer: Viewer, { module, id, parentId, replyToId }: NewComment) {
    const answeredId = replyToId ?? parentId
    if (!answeredId) return undefined
    const row = await commentRepo.byId(tx, viewer.collegeId, answeredId)
    if (!row || row.removedAt || row.module !== module || row.moduleId !== id) throw fail('social.comment_gone')
    const rootId = row.parentId ?? row.id
    if (parentId && parentId !== rootId) throw fail('social.comment_gone')
    // Counting locks the comment above, so that nobody takes it down meanwhile.
    if (!(await commentRepo.countReply(tx, rootId, 1))) throw fail('social.comment_gone')
    return { row, rootId }
  }

  async function tell(tx: Tx, viewer: Viewer, { to, reply }: { to: CommentRow; reply: CommentRow }): Promise<void> {
    const { module, moduleId, userId } = to
    const jump = JUMPS[module]
    if (userId === viewer.userId || !jump) return
    const [item] = (await access.kindOf(module)?.byIds(tx, viewer, [moduleId])) ?? []
    await send(tx, {
      collegeId: viewer.collegeId,
      category: 'interaction',
      to: { userIds: [userId] },
      texts: fromTemplate('social.reply', { name: viewer.name, title: item?.title ?? '' }),
      jump: { to: jump, moduleId: JSON.stringify({ commentModuleId: moduleId, commentId: reply.id }) },
    })
  }

  return {
    page: pages.page,
    count: pages.count,
    get: createOneComment(kernel, pages),
    moderation: createModerationService(kernel, { around: pages.around, names: parts.org.names, send }),

    async create(tx, viewer, comment) {
      const { module, id, fileIds = [] } = comment
      await expectOpen(tx, viewer, { module, id })
      const text = plainText(comment.content)
      const watched = await expectAllowed(tx, viewer, { module, id, text })
      for (const fileId of fileIds) await media.own(tx, viewer, { id: fileId, purpose: 'image' })
      const to = await answered(tx, viewer, comment)
      const moduleId = asId<CommentRow['moduleId']>(id)
      const row = await commentRepo.add(tx, {
        collegeId: viewer.collegeId,
        module,
        moduleId,
        userId: viewer.userId,
        parentId: to?.rootId ?? null,
        // A reply to the comment itself needs no addressee.
        replyToUserId: to && to.row.id !== to.rootId ? to.row.userId : null,
        text,
        createdAt: clock.now(),
        fileIds,
      })
      const byWord = { commentId: row.id, reason: 'word', text: watched.join(', '), createdAt: row.createdAt } as const
      if (watched.length > 0) await commentReportRepo.add(tx, byWord)
      await socialRepo.count(tx, { module, moduleId }, { comments: 1 })
      const answer = to && { answeredUserId: to.row.userId }
      await events.emit(tx, 'social.commented', { ...commentEvent(row, row.createdAt), ...answer })
      if (to) await tell(tx, viewer, { to: to.row, reply: row })
      return pages.presentNew(tx, viewer, row)
    },

    async report(tx, viewer, { id, reason, text = '' }) {
      const row = await commentRepo.byId(tx, viewer.collegeId, id)
      if (!row || row.removedAt) throw fail('social.comment_gone')
      await access.expectTarget(tx, viewer, { module: row.module, id: row.moduleId })
      const report = { commentId: id, userId: viewer.userId, reason, text: plainText(text), createdAt: clock.now() }
      if (!(await commentReportRepo.add(tx, report))) throw fail('social.reported_already')
      await audit.record(tx, viewer, {
        action: 'social.comment.reported',
        subject: commentSubject(row),
        after: { reason },
      })
      return null
    },

    async remove(tx, viewer, id) {
      const row = await lockThere(tx, viewer, id)
      if (row.userId !== viewer.userId) throw fail('social.not_yours')
      await takeDown(tx, events, { row, removal: { removedAt: clock.now(), removedBy: viewer.userId } })
      await commentRepo.empty(tx, id)
      return null
    },
  }
}
