import { createHash, createHmac } from 'node:crypto'
import type { CommunityDetail } from '@sands/contract/community/community.model'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { networkOf } from '../../../kernel/http/network.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Caller, Viewer } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { denialOf, mayModerate } from '../board/board.policy.ts'
import { boardRepo, type SeenBoard } from '../board/board.repo.ts'
import type { BoardAccess } from '../board/board-access.service.ts'
import { ownMute } from '../moderation/own-mute.service.ts'
import { followRepo } from '../publish/follow.repo.ts'
import { presentPoll } from '../publish/parts.present.ts'
import { partsRepo } from '../publish/parts.repo.ts'
import type { LoadAround } from './around.service.ts'
import { rescore } from './attention.service.ts'
import { presentDetail } from './content.present.ts'
import { type ContentId, type ContentRow, contentRepo } from './content.repo.ts'
import { deletedContentRepo } from './deleted-content.repo.ts'

export interface ContentService {
  get(viewer: Viewer, id: ContentId): Promise<CommunityDetail>
  /** For visitors: public content only. */
  shared(id: ContentId): Promise<CommunityDetail>
  view(viewer: Viewer | undefined, id: ContentId, caller: Caller): Promise<{ viewCount: number }>
  /** Published content that the person sees, with its board. Throws otherwise. */
  expectSeen(db: Db, viewer: Viewer, id: ContentId): Promise<{ row: ContentRow; board: SeenBoard }>
}

interface Parts {
  around: LoadAround
  org: Pick<OrgService, 'names'>
  access: BoardAccess
}

/** Visitors of one network are told apart only this far: invented devices must not push the number of views. */
const DEVICE_GROUPS = 16
const deviceGroup = (userAgent: string): number =>
  createHash('sha256').update(userAgent).digest().readUInt8(0) % DEVICE_GROUPS

export function createContentService(
  { database, clock, secrets }: Pick<Kernel, 'database' | 'clock' | 'secrets'>,
  { around, org, access }: Parts,
): ContentService {
  const db = database.primary
  const viewKey = secrets.keyFor('community-views')

  /**
   * Published content for everybody who sees the board; in other states for its author and the moderators. Deleted
   * content is there only for the moderators who still have to decide about it.
   */
  async function find(from: Db, viewer: Viewer, id: ContentId): Promise<{ row: ContentRow; board: SeenBoard }> {
    const row =
      (await contentRepo.byId(from, viewer.collegeId, id)) ??
      (await deletedContentRepo.withCase(from, viewer.collegeId, id))
    const board = row && (await access.one(from, viewer, row.boardId))
    if (!row || !board) throw fail('community.gone')
    const isOwn = row.authorId === viewer.userId
    if (row.state === 'deleted' && isOwn) throw fail('community.gone')
    if (row.state !== 'published' && !isOwn && !mayModerate(viewer, board)) throw fail('community.gone')
    return { row, board }
  }

  async function expectSeen(from: Db, viewer: Viewer, id: ContentId) {
    const found = await find(from, viewer, id)
    if (found.row.state !== 'published') throw fail('community.gone')
    return found
  }

  async function publishedFor(viewer: Viewer, id: ContentId): Promise<ContentRow | undefined> {
    const row = await contentRepo.byId(db, viewer.collegeId, id)
    const board = row?.state === 'published' && (await access.one(db, viewer, row.boardId))
    return board ? row : undefined
  }

  async function mentionsOf(id: ContentId) {
    const userIds = await partsRepo.mentions(db, id)
    const names = await org.names(db, userIds)
    return userIds.map((userId) => ({ userId, name: names.get(userId) ?? '' }))
  }

  return {
    expectSeen,

    async get(viewer, id) {
      const { row, board } = await find(db, viewer, id)
      const mutedUntil = await boardRepo.mutedUntil(db, viewer)
      const denial = denialOf('comment', { viewer, board, mutedUntil, now: clock.now() })
      const poll = await partsRepo.poll(db, id, viewer.userId)
      return presentDetail(row, await around(db, viewer, [row]), {
        topics: await partsRepo.topics(db, id),
        mentions: await mentionsOf(id),
        poll: poll ? presentPoll(poll) : null,
        isCommentable: denial === null,
        mute: denial === 'muted' && mutedUntil ? await ownMute(db, viewer, mutedUntil) : null,
        canModerate: mayModerate(viewer, board),
        // Following the author of anonymous content would say who they are.
        isFollowed: !row.isAnonymous && (await followRepo.isFollowing(db, viewer, row.authorId)),
      })
    },

    async shared(id) {
      const row = await contentRepo.shared(db, id)
      if (!row) throw fail('community.gone')
      return presentDetail(row, await around(db, undefined, [row]), {
        topics: await partsRepo.topics(db, id),
        // Visitors see neither the names of colleagues nor the poll.
        mentions: [],
        poll: null,
        mute: null,
        isCommentable: false,
        canModerate: false,
        isFollowed: false,
      })
    },

    async view(viewer, contentId, { ip, userAgent }) {
      const seen = viewer && (await publishedFor(viewer, contentId))
      const isSeen = seen !== undefined
      // A shared address is open to everybody, also to people who are signed in to another college.
      const row = seen ?? (await contentRepo.shared(db, contentId))
      if (!row) throw fail('community.gone')
      // Authors cannot push their own content.
      if (viewer?.userId === row.authorId) return { viewCount: row.views }
      const day = clock.now().toISOString().slice(0, 10)
      const who = viewer ? `person ${viewer.userId}` : `device ${networkOf(ip)} ${deviceGroup(userAgent)}`
      const viewerHash = createHmac('sha256', viewKey).update(`${day} ${who}`).digest()
      return database.transaction(async (tx) => {
        const viewCount = await contentRepo.view(tx, { contentId, day, viewerHash, isPerson: isSeen })
        if (isSeen && viewCount !== row.views) await rescore(tx, contentId)
        return { viewCount }
      })
    },
  }
}
