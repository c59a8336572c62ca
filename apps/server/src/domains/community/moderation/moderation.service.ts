import type { CommunityContent } from '@sands/contract/community/community.model'
import type { ModerationCase } from '@sands/contract/community/moderation.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import { MOST_PINS, PIN_SCOPES, type PinScope } from '@sands/rules/community/content'
import { AGAINST_AUTHOR, type CaseDecision, CLAIM_MINUTES, type ReportReason } from '@sands/rules/community/moderation'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { authorActor } from '../author-actor.ts'
import { mayModerate } from '../board/board.policy.ts'
import { type BoardId, boardRepo } from '../board/board.repo.ts'
import type { BoardAccess } from '../board/board-access.service.ts'
import type { LoadAround } from '../feed/around.service.ts'
import { contentSubject, isTakenDown, presentContent } from '../feed/content.present.ts'
import { type ContentId, type ContentRow, contentRepo } from '../feed/content.repo.ts'
import type { ContentService } from '../feed/content.service.ts'
import { feedRepo } from '../feed/feed.repo.ts'
import { postsRepo } from '../posts/posts.repo.ts'
import type { Decide } from './decision.service.ts'
import { presentCase } from './moderation.present.ts'
import { type ActionId, type CaseId, type CaseRow, moderationRepo } from './moderation.repo.ts'

interface DecisionOnCase {
  id: CaseId
  version: number
  decision: CaseDecision
  reason: string
}

export interface ModerationService {
  report(tx: Tx, viewer: Viewer, report: { id: ContentId; reason: ReportReason; text?: string }): Promise<null>
  appeal(tx: Tx, viewer: Viewer, appeal: { actionId: ActionId; text: string }): Promise<null>
  cases(viewer: Viewer, request: PageRequest & { boardId?: BoardId; isMine?: 0 | 1 }): Promise<PageOf<ModerationCase>>
  hidden(viewer: Viewer, request: PageRequest & { boardId: BoardId }): Promise<PageOf<CommunityContent>>
  claim(tx: Tx, viewer: Viewer, id: CaseId): Promise<ModerationCase>
  /** Gives a claimed case back. Nothing happens to a case of somebody else, or one that is over. */
  release(tx: Tx, viewer: Viewer, id: CaseId): Promise<null>
  decide(tx: Tx, viewer: Viewer, decision: DecisionOnCase): Promise<null>
  act(tx: Tx, viewer: Viewer, act: { id: ContentId; decision: 'hide' | 'restore'; reason: string }): Promise<null>
  pin(tx: Tx, viewer: Viewer, pin: { id: ContentId; scope: PinScope; isTop: 0 | 1 }): Promise<null>
}

interface Parts {
  around: LoadAround
  contents: Pick<ContentService, 'expectSeen'>
  org: Pick<OrgService, 'names'>
  decide: Decide
  access: BoardAccess
}

export function createModerationService(
  { database, clock, audit }: Pick<Kernel, 'database' | 'clock' | 'audit'>,
  { around, contents, org, decide, access }: Parts,
): ModerationService {
  /** The boards that the person moderates; undefined means all. Throws for everybody else. */
  async function moderated(db: Db, viewer: Viewer): Promise<BoardId[] | undefined> {
    if (viewer.rights.has('community.moderate')) return undefined
    const own = await boardRepo.moderatedBy(db, viewer)
    if (own.length === 0) throw fail('kernel.no_permission')
    return own
  }

  async function expectModerator(tx: Tx, viewer: Viewer, row: ContentRow): Promise<void> {
    const board = await access.one(tx, viewer, row.boardId)
    if (!board) throw fail('community.gone')
    if (!mayModerate(viewer, board)) throw fail('kernel.no_permission')
  }

  /** Nobody decides about their own content. */
  function expectAnother({ userId }: Viewer, { authorId }: ContentRow): void {
    if (userId === authorId) throw fail('kernel.no_permission')
  }

  async function presented(db: Db, viewer: Viewer, rows: readonly CaseRow[]): Promise<ModerationCase[]> {
    const ids = rows.map(({ contentId }) => contentId)
    const contentRows = ids.length > 0 ? await contentRepo.anyByIds(db, viewer.collegeId, ids) : []
    const surroundings = await around(db, viewer, contentRows)
    const reports = Map.groupBy(await moderationRepo.reports(db, ids), ({ contentId }) => contentId)
    const actions = await moderationRepo.lastActions(db, ids, AGAINST_AUTHOR)
    const names = await org.names(
      db,
      rows.flatMap(({ claimedBy }) => claimedBy ?? []),
    )
    const byId = new Map(contentRows.map((row) => [row.id, row]))
    return rows.flatMap((row) => {
      const content = byId.get(row.contentId)
      if (!content) return []
      const own = { reports: reports.get(row.contentId) ?? [], action: actions.get(row.contentId) }
      return [presentCase(row, { content, around: surroundings, ...own, names, now: clock.now() })]
    })
  }

  /** An open case of a board that the person moderates, locked; nobody else may have claimed it. */
  async function expectCase(tx: Tx, viewer: Viewer, id: CaseId): Promise<CaseRow> {
    const boards = await moderated(tx, viewer)
    const known = await moderationRepo.openCaseById(tx, viewer.collegeId, id)
    // The content is locked before its case, in the order in which an author changes both.
    if (known) await contentRepo.lockAny(tx, viewer.collegeId, known.contentId)
    const row = await moderationRepo.lockCase(tx, viewer.collegeId, id)
    if (!row || (boards && !boards.includes(row.boardId))) throw fail('community.case_gone')
    const isClaimed = row.claimedUntil !== null && row.claimedUntil > clock.now()
    if (row.claimedBy && isClaimed && row.claimedBy !== viewer.userId) {
      const names = await org.names(tx, [row.claimedBy])
      throw fail('community.case_claimed', { name: names.get(row.claimedBy) ?? '' })
    }
    return row
  }

  return {
    async report(tx, viewer, { id: contentId, reason, text = '' }) {
      const { row } = await contents.expectSeen(tx, viewer, contentId)
      const createdAt = clock.now()
      const report = { contentId, userId: viewer.userId, reason, text: plainText(text), createdAt }
      if (!(await moderationRepo.report(tx, report))) throw fail('community.reported_already')
      const { collegeId, boardId } = row
      await moderationRepo.openCase(tx, { collegeId, boardId, contentId, cause: 'report', createdAt })
      await audit.record(tx, viewer, {
        action: 'community.content.reported',
        subject: contentSubject(row),
        after: { reason },
      })
      return null
    },

    async appeal(tx, viewer, { actionId, text }) {
      const at = clock.now()
      const appeal = { id: actionId, userId: viewer.userId, text: plainText(text), at }
      const action = await moderationRepo.appeal(tx, appeal)
      // Whoever ends mutes reads the appeal in their list.
      if (action?.action === 'mute' && action.collegeId === viewer.collegeId) {
        const subject = { kind: 'user', id: viewer.userId, name: viewer.name }
        await audit.record(tx, viewer, { action: 'community.person.appealed', subject })
        return null
      }
      const row = action?.contentId ? await contentRepo.lockAny(tx, viewer.collegeId, action.contentId) : undefined
      if (!row || (row.state === 'deleted' && !isTakenDown(row))) throw fail('community.no_appeal')
      const { id: contentId, collegeId, boardId } = row
      await moderationRepo.openCase(tx, { collegeId, boardId, contentId, cause: 'appeal', createdAt: at })
      await audit.record(tx, authorActor(viewer, row), {
        action: 'community.content.appealed',
        subject: contentSubject(row),
        collegeId,
      })
      return null
    },

    async cases(viewer, { boardId, isMine, ...request }) {
      const db = database.primary
      const boards = await moderated(db, viewer)
      const boardIds = boardId ? [boardId].filter((id) => !boards || boards.includes(id)) : boards
      const wanted = {
        collegeId: viewer.collegeId,
        boardIds,
        claimedBy: isMine === 1 ? viewer.userId : undefined,
      }
      const [rows, total] = await Promise.all([
        moderationRepo.cases(db, wanted, pageWindow(request)),
        moderationRepo.caseTotal(db, wanted),
      ])
      return pageOf(await presented(db, viewer, rows), total, request)
    },

    async hidden(viewer, { boardId, ...request }) {
      const db = database.primary
      const boards = await moderated(db, viewer)
      if (boards && !boards.includes(boardId)) throw fail('kernel.no_permission')
      const filter = { collegeId: viewer.collegeId, boardId, state: 'hidden' } as const
      const [rows, total] = await Promise.all([
        postsRepo.page(db, filter, pageWindow(request)),
        postsRepo.total(db, filter),
      ])
      const surroundings = await around(db, viewer, rows)
      return pageOf(
        rows.map((row) => presentContent(row, surroundings)),
        total,
        request,
      )
    },

    async claim(tx, viewer, id) {
      const { contentId, claimedBy, claimedUntil } = await expectCase(tx, viewer, id)
      const content = await contentRepo.lockAny(tx, viewer.collegeId, contentId)
      if (content) expectAnother(viewer, content)
      const isExtended = claimedBy === viewer.userId && claimedUntil !== null && claimedUntil > clock.now()
      const until = new Date(clock.now().getTime() + CLAIM_MINUTES * 60_000)
      const row = await moderationRepo.claim(tx, id, { by: viewer.userId, until })
      const [claimed] = row ? await presented(tx, viewer, [row]) : []
      if (!claimed) throw fail('community.case_gone')
      if (content && !isExtended)
        await audit.record(tx, viewer, { action: 'community.content.claimed', subject: contentSubject(content) })
      return claimed
    },

    async release(tx, viewer, id) {
      await moderated(tx, viewer)
      const contentId = await moderationRepo.release(tx, viewer, id)
      // Only its name is needed. A lock after that of the case would be in the wrong order.
      const [content] = contentId ? await contentRepo.anyByIds(tx, viewer.collegeId, [contentId]) : []
      if (content)
        await audit.record(tx, viewer, { action: 'community.content.released', subject: contentSubject(content) })
      return null
    },

    async decide(tx, viewer, { id, version, decision, reason }) {
      const { contentId } = await expectCase(tx, viewer, id)
      const row = await contentRepo.lockAny(tx, viewer.collegeId, contentId)
      if (!row) throw fail('community.case_gone')
      expectAnother(viewer, row)
      // The author may have changed the content after the moderator has read it.
      if (row.version !== version) throw fail('kernel.changed_meanwhile')
      await decide(tx, viewer, { row, decision, reason: plainText(reason) })
      return null
    },

    async act(tx, viewer, { id, decision, reason }) {
      const row = await contentRepo.lock(tx, viewer.collegeId, id)
      if (!row) throw fail('community.gone')
      await expectModerator(tx, viewer, row)
      expectAnother(viewer, row)
      await decide(tx, viewer, { row, decision, reason: plainText(reason) })
      return null
    },

    async pin(tx, viewer, { id, scope, isTop }) {
      const { row } = await contents.expectSeen(tx, viewer, id)
      await expectModerator(tx, viewer, row)
      const { collegeId, boardId } = row
      if (isTop === 1) {
        // Locking the board lets pins of one board run one after the other.
        await boardRepo.lock(tx, collegeId, boardId)
        if ((await feedRepo.pinCount(tx, { scope, collegeId, boardId })) >= MOST_PINS)
          throw fail('community.too_many_pins', { limit: MOST_PINS })
        await feedRepo.pin(tx, {
          ...{ contentId: id, scope, collegeId, boardId },
          pinnedBy: viewer.userId,
          pinnedAt: clock.now(),
        })
      } else await feedRepo.unpin(tx, id, scope)
      await audit.record(tx, viewer, {
        action: isTop === 1 ? 'community.content.pinned' : 'community.content.unpinned',
        subject: contentSubject(row),
        after: { scope: scope === PIN_SCOPES.all ? 'all' : 'board' },
      })
      return null
    },
  }
}
