import type { ContentDraft, PublishResult } from '@sands/contract/community/community.model'
import type { FileId, UserId } from '@sands/contract/kernel/schema'
import { type ContentState, contentStateAfter, mayEdit } from '@sands/rules/community/content'
import { type CaseCause, ENDED_BY_CHANGE, ENDED_BY_DELETION } from '@sands/rules/community/moderation'
import { isNewcomer, type PastPosts, secondsToWait } from '@sands/rules/community/pace'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { TrimVideo } from '../../media/index.ts'
import { choiceOf } from '../../org/index.ts'
import { authorActor } from '../author-actor.ts'
import { denialOf, mayModerate } from '../board/board.policy.ts'
import { boardRepo, type SeenBoard } from '../board/board.repo.ts'
import type { BoardService } from '../board/board.service.ts'
import { contentRecord, contentSubject } from '../feed/content.present.ts'
import { type ContentId, type ContentRow, contentRepo } from '../feed/content.repo.ts'
import { contentPlacesRepo } from '../feed/content-places.repo.ts'
import type { Decide } from '../moderation/decision.service.ts'
import { moderationRepo } from '../moderation/moderation.repo.ts'
import type { CheckDraft, CheckedDraft } from './draft.service.ts'
import { partsRepo } from './parts.repo.ts'
import type { Visibility } from './visibility.service.ts'

export interface PublishService {
  create(tx: Tx, viewer: Viewer, draft: ContentDraft): Promise<PublishResult>
  update(tx: Tx, viewer: Viewer, change: ContentDraft & { id: ContentId; version: number }): Promise<PublishResult>
  /** Moderators give a reason, which the author reads. */
  remove(tx: Tx, viewer: Viewer, removal: { id: ContentId; reason?: string }): Promise<null>
}

interface Parts {
  boards: Pick<BoardService, 'expect' | 'among'>
  check: CheckDraft
  visibility: Visibility
  trim: TrimVideo
  decide: Decide
}

interface Storing {
  viewer: Viewer
  checked: CheckedDraft
  draft: ContentDraft
  board: SeenBoard
  /** Files that the content used before. */
  known: readonly FileId[]
}

/** Why a moderator looks at the content first; undefined when everybody sees it at once. */
function causeOfReview(
  board: SeenBoard,
  { words, past, now }: { words: readonly string[]; past: PastPosts; now: Date },
): CaseCause | undefined {
  if (words.length > 0) return 'word'
  if (board.reviewMode === 'all') return 'board'
  return board.reviewMode === 'newcomers' && isNewcomer(past, now) ? 'newcomer' : undefined
}

/** A moderator looks again at what was refused, and at what is not shown because of reports or an appeal. */
function causeOfChange({ state }: ContentRow, open: CaseCause | undefined): CaseCause | undefined {
  const isHeld = state === 'review' && open !== undefined && !ENDED_BY_CHANGE.includes(open)
  return state === 'refused' || isHeld ? 'resubmit' : undefined
}

const AN_HOUR_S = 3600

/** The video whose part is set: a change without a part leaves a video that was there before as it is. */
const videoToCut = ({ video }: CheckedDraft, known: readonly FileId[]) =>
  video && (video.part || !known.includes(video.id)) ? video : undefined

const partOf = (video: CheckedDraft['video'] | undefined) =>
  video ? { trimStart: video.part?.start ?? null, trimEnd: video.part?.end ?? null } : {}

const presented = ({ id, state, version }: ContentRow): PublishResult => ({ id, state, version })

export function createPublishService(
  { clock, audit }: Pick<Kernel, 'clock' | 'audit'>,
  { boards, check, visibility, trim, decide }: Parts,
): PublishService {
  async function expectMayPost(tx: Tx, viewer: Viewer, board: SeenBoard): Promise<void> {
    const mutedUntil = await boardRepo.mutedUntil(tx, viewer)
    const reason = denialOf('post', { viewer, board, mutedUntil, now: clock.now() })
    if (reason === 'gone') throw fail('community.board_gone')
    if (reason) throw fail('community.may_not_post', { reason })
  }

  function expectAllowed(board: SeenBoard, { isAnonymous, isPublic }: ContentDraft): void {
    if (isAnonymous === 1 && !board.isAnonymousAllowed) throw fail('community.not_anonymous')
    if (isPublic === 1 && (!board.isPublicAllowed || board.sourceType !== null)) throw fail('community.not_public')
  }

  /** People who do not see the board are not mentioned: the message would tell them what is written there. */
  async function mentioned(tx: Tx, { collegeId, audienceId, sourceType }: SeenBoard, { mentions = [] }: ContentDraft) {
    if (mentions.length === 0 || sourceType !== null) return []
    const audience = await choiceOf(tx, audienceId)
    return boardRepo.membersAmong(tx, collegeId, { userIds: mentions, audience })
  }

  /** One person's same video is stored once, so a part of it must not change another content. */
  async function cut(tx: Tx, viewer: Viewer, { row, video }: { row: ContentRow; video: Parameters<TrimVideo>[2] }) {
    const isChanged = await trim(tx, viewer, video)
    if (isChanged && (await contentPlacesRepo.isUsedElsewhere(tx, video.id, row.id))) throw fail('community.video_used')
  }

  async function storeParts(
    tx: Tx,
    row: ContentRow,
    { viewer, checked, draft, board, known }: Storing,
  ): Promise<UserId[]> {
    await contentRepo.setFiles(tx, row.id, checked)
    const video = videoToCut(checked, known)
    if (video) await cut(tx, viewer, { row, video })
    await partsRepo.setTopics(tx, { contentId: row.id, collegeId: row.collegeId }, checked.topics)
    return partsRepo.setMentions(tx, row.id, await mentioned(tx, board, draft))
  }

  /** The values of the row that a draft sets. */
  const valuesOf = ({ draft, checked, known }: Pick<Storing, 'draft' | 'checked' | 'known'>) => ({
    boardId: draft.boardId,
    type: draft.type,
    title: checked.title,
    html: checked.html,
    text: checked.text,
    link: checked.link,
    coverFileId: checked.coverFileId,
    ...partOf(videoToCut(checked, known)),
    isPublic: draft.isPublic === 1,
  })

  async function openCase(tx: Tx, row: ContentRow, { cause, words }: { cause: CaseCause; words: readonly string[] }) {
    const { id: contentId, collegeId, boardId } = row
    const values = { collegeId, boardId, contentId, cause, words: [...words], createdAt: clock.now() }
    await moderationRepo.openCase(tx, values)
  }

  return {
    async create(tx, viewer, draft) {
      const board = await boards.expect(tx, viewer, draft.boardId)
      await expectMayPost(tx, viewer, board)
      expectAllowed(board, draft)
      const checked = await check(tx, viewer, { draft, board, known: [] })
      const now = clock.now()
      const isTrusted = mayModerate(viewer, board)
      await contentRepo.takeTurn(tx, viewer.userId)
      const past = await contentRepo.past(tx, viewer, now)
      const seconds = isTrusted ? 0 : secondsToWait(past, now)
      if (seconds > AN_HOUR_S) throw fail('community.too_many', { hours: Math.ceil(seconds / AN_HOUR_S) })
      if (seconds > 0) throw fail('community.too_fast', { seconds })
      const cause = isTrusted ? undefined : causeOfReview(board, { words: checked.words, past, now })
      const state: ContentState = cause ? 'review' : 'published'
      const row = await contentRepo.add(tx, {
        ...valuesOf({ draft, checked, known: [] }),
        collegeId: viewer.collegeId,
        authorId: viewer.userId,
        isAnonymous: draft.isAnonymous === 1,
        state,
        createdAt: now,
        updatedAt: now,
        publishedAt: cause ? null : now,
      })
      await storeParts(tx, row, { viewer, checked, draft, board, known: [] })
      if (checked.poll) await partsRepo.addPoll(tx, row.id, checked.poll)
      if (cause) await openCase(tx, row, { cause, words: checked.words })
      else await visibility.appeared(tx, row)
      return presented(row)
    },

    async update(tx, viewer, { id, version, ...draft }) {
      const before = await contentRepo.lock(tx, viewer.collegeId, id)
      if (before?.authorId !== viewer.userId) throw fail('community.gone')
      if (before.version !== version) throw fail('kernel.changed_meanwhile')
      if (!mayEdit(before.state)) throw fail('community.wrong_state')
      const board = await boards.expect(tx, viewer, draft.boardId)
      await expectMayPost(tx, viewer, board)
      expectAllowed(board, { ...draft, isAnonymous: before.isAnonymous ? 1 : 0 })
      const files = await contentRepo.files(tx, [id])
      const known: FileId[] = [
        ...files.map(({ fileId }) => fileId),
        ...(before.coverFileId ? [before.coverFileId] : []),
      ]
      const checked = await check(tx, viewer, { draft, board, known })
      const now = clock.now()
      const past = await contentRepo.past(tx, viewer, now)
      const open = await moderationRepo.openCaseOf(tx, id)
      const cause = mayModerate(viewer, board)
        ? undefined
        : (causeOfReview(board, { words: checked.words, past, now }) ?? causeOfChange(before, open?.cause))
      const state = contentStateAfter(before.state, cause ? 'hold' : 'resubmit')
      if (!state) throw fail('community.wrong_state')
      await contentRepo.addVersion(tx, {
        contentId: id,
        version: before.version,
        title: before.title,
        html: before.html,
        text: before.text,
        link: before.link,
        fileIds: files.map(({ fileId }) => fileId),
        editedBy: viewer.userId,
        editedAt: now,
      })
      const byAuthor = { contentId: id, by: viewer.userId, at: now }
      // A changed content keeps its place in the feed.
      const publishedAt = before.publishedAt ?? (state === 'published' ? now : null)
      const values = { ...valuesOf({ draft, checked, known }), state, publishedAt, updatedAt: now, isEdited: true }
      const row = await contentRepo.change(tx, id, values)
      const named = await storeParts(tx, row, { viewer, checked, draft, board, known })
      if (cause) await openCase(tx, row, { cause, words: checked.words })
      else await moderationRepo.closeCase(tx, { ...byAuthor, decision: null, causes: ENDED_BY_CHANGE })
      if (before.boardId !== row.boardId) {
        await contentRepo.unpinFromBoard(tx, id)
        await moderationRepo.moveCase(tx, id, row.boardId)
      }
      await visibility.changed(tx, { before, row, named })
      return presented(row)
    },

    async remove(tx, viewer, { id, reason = '' }) {
      const row = await contentRepo.lock(tx, viewer.collegeId, id)
      const board = row && (await boards.among(tx, viewer, [row.boardId]))[0]
      const isOwn = row?.authorId === viewer.userId
      const isModerated = board !== undefined && mayModerate(viewer, board)
      if (!row || !(isOwn || isModerated)) throw fail('community.gone')
      if (!isOwn) {
        if (plainText(reason) === '') throw fail('community.reason_needed')
        await decide(tx, viewer, { row, decision: 'delete', reason: plainText(reason) })
        return null
      }
      const now = clock.now()
      const gone = await contentRepo.change(tx, id, {
        state: 'deleted',
        updatedAt: now,
        removedAt: now,
        removedBy: viewer.userId,
      })
      await contentRepo.unpin(tx, id)
      await moderationRepo.closeCase(tx, {
        ...{ contentId: id, by: viewer.userId, at: now, decision: 'delete' },
        causes: ENDED_BY_DELETION,
      })
      await visibility.changed(tx, { before: row, row: gone })
      await audit.record(tx, authorActor(viewer, row), {
        action: 'community.content.removed',
        subject: contentSubject(row),
        before: contentRecord(row),
        after: { state: gone.state },
        collegeId: row.collegeId,
      })
      return null
    },
  }
}
