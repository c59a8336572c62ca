import type {
  BannerDraft,
  BoardDraft,
  ManagedBanner,
  ManagedBoard,
  WordDraft,
} from '@sands/contract/community/manage.model'
import type { Id, PageOf, UserId } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { comparable, MOST_WORDS } from '@sands/rules/community/watched-words'
import { isGoodJump, JUMP } from '@sands/rules/jump'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { audienceOf, audienceWords, choiceOf, choicesOf, type OrgService, removeAudience } from '../../org/index.ts'
import { moderationRepo } from '../moderation/moderation.repo.ts'
import { bannerRepo } from './banner.repo.ts'
import {
  boardRecord,
  boardSubject,
  presentManagedBanner,
  presentManagedBoard,
  presentModerator,
} from './board.present.ts'
import { type BoardId, type BoardRow, boardRepo } from './board.repo.ts'

type BannerId = Id<'communityBanner'>
type WordId = Id<'communityWord'>
interface Seen {
  id: BoardId
  version: number
}

export interface CommunityManageService {
  boards(viewer: Viewer, request: PageRequest & { keyWord?: string }): Promise<PageOf<ManagedBoard>>
  createBoard(tx: Tx, viewer: Viewer, draft: BoardDraft): Promise<ManagedBoard>
  updateBoard(tx: Tx, viewer: Viewer, change: BoardDraft & Seen): Promise<ManagedBoard>
  removeBoard(tx: Tx, viewer: Viewer, seen: Seen): Promise<null>
  setModerators(tx: Tx, viewer: Viewer, moderators: { boardId: BoardId; userIds: UserId[] }): Promise<null>
  banners(viewer: Viewer): Promise<ManagedBanner[]>
  saveBanner(tx: Tx, viewer: Viewer, banner: BannerDraft & { id?: BannerId }): Promise<ManagedBanner>
  removeBanner(tx: Tx, viewer: Viewer, id: BannerId): Promise<null>
  words(viewer: Viewer): Promise<(WordDraft & { id: WordId })[]>
  addWord(tx: Tx, viewer: Viewer, draft: WordDraft): Promise<WordDraft & { id: WordId }>
  removeWord(tx: Tx, viewer: Viewer, id: WordId): Promise<null>
}

interface Parts {
  media: Pick<MediaService, 'pictures' | 'choose'>
  org: Pick<OrgService, 'colleagues'>
}

export function createCommunityManageService(
  { database, clock, audit, content }: Pick<Kernel, 'database' | 'clock' | 'audit' | 'content'>,
  { media, org }: Parts,
): CommunityManageService {
  async function presented(db: Db, viewer: Viewer, rows: readonly BoardRow[]): Promise<ManagedBoard[]> {
    const covers = rows.flatMap(({ coverFileId }) => coverFileId ?? [])
    const pictures = await media.pictures(db, covers)
    const audiences = await choicesOf(
      db,
      rows.map(({ audienceId }) => audienceId),
    )
    const moderators = await boardRepo.moderators(
      db,
      rows.map(({ id }) => id),
    )
    const userIds = [...new Set(moderators.map(({ userId }) => userId))]
    const people = await org.colleagues(db, viewer.collegeId, userIds)
    return rows.map((row) => {
      const own = moderators.filter(({ boardId }) => boardId === row.id)
      return presentManagedBoard(row, {
        pictures,
        audience: audiences(row.audienceId),
        moderators: own.map(({ userId }) => presentModerator(userId, people)),
      })
    })
  }

  async function presentedOne(tx: Tx, viewer: Viewer, row: BoardRow): Promise<ManagedBoard> {
    const [board] = await presented(tx, viewer, [row])
    if (!board) throw fail('community.board_gone')
    return board
  }

  async function lockSeen(tx: Tx, { collegeId }: Viewer, { id, version }: Seen): Promise<BoardRow> {
    const row = await boardRepo.lock(tx, collegeId, id)
    if (!row) throw fail('community.board_gone')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  async function valuesOf(tx: Tx, viewer: Viewer, draft: BoardDraft, before?: BoardRow) {
    const { audience, ...fields } = draft
    const isOfSource = before !== undefined && before.sourceType !== null
    // The board of a course or training is called like it.
    const name = isOfSource ? before.name : plainText(draft.name)
    const others = { name, ...(before && { except: before.id }) }
    if (!isOfSource && (await boardRepo.isNameTaken(tx, viewer.collegeId, others)))
      throw fail('community.board_name_taken')
    if (draft.coverFileId && draft.coverFileId !== before?.coverFileId)
      await media.choose(tx, viewer, { id: draft.coverFileId, kinds: ['image'] })
    return {
      ...fields,
      // Who sees the board of a course or training depends on that content: it is in no list, and never public.
      ...(isOfSource && { isColumn: false, isPublicAllowed: false }),
      name,
      introduction: plainText(draft.introduction),
      rules: plainText(draft.rules),
      audienceId: await audienceOf(tx, viewer, audience),
      updatedBy: viewer.userId,
      updatedAt: clock.now(),
    }
  }

  const recordOf = async (tx: Tx, row: BoardRow) => ({
    ...boardRecord(row),
    ...(await audienceWords(tx, row.collegeId, await choiceOf(tx, row.audienceId))),
  })

  return {
    async boards(viewer, { keyWord, ...request }) {
      const db = database.primary
      const all = await boardRepo.all(db, viewer.collegeId, keyWord?.trim())
      const { offset, size } = pageWindow(request)
      return pageOf(await presented(db, viewer, all.slice(offset, offset + size)), all.length, request)
    },

    async createBoard(tx, viewer, draft) {
      const values = await valuesOf(tx, viewer, draft)
      const row = await boardRepo.add(tx, { ...values, collegeId: viewer.collegeId })
      const after = await recordOf(tx, row)
      await audit.record(tx, viewer, { action: 'community.board.created', subject: boardSubject(row), after })
      return presentedOne(tx, viewer, row)
    },

    async updateBoard(tx, viewer, { id, version, ...draft }) {
      const before = await lockSeen(tx, viewer, { id, version })
      const told = await recordOf(tx, before)
      const row = await boardRepo.change(tx, id, await valuesOf(tx, viewer, draft, before))
      const difference = changed(told, await recordOf(tx, row))
      if (before.audienceId !== null) await removeAudience(tx, before.audienceId)
      await audit.record(tx, viewer, {
        action: 'community.board.updated',
        subject: boardSubject(row),
        ...difference,
      })
      return presentedOne(tx, viewer, row)
    },

    async removeBoard(tx, viewer, seen) {
      const row = await lockSeen(tx, viewer, seen)
      const now = clock.now()
      await boardRepo.change(tx, row.id, { removedAt: now, updatedAt: now, updatedBy: viewer.userId })
      const before = await recordOf(tx, row)
      await audit.record(tx, viewer, { action: 'community.board.removed', subject: boardSubject(row), before })
      return null
    },

    async setModerators(tx, viewer, { boardId, userIds }) {
      const row = await boardRepo.lock(tx, viewer.collegeId, boardId)
      if (!row) throw fail('community.board_gone')
      const members = await boardRepo.membersAmong(tx, viewer.collegeId, { userIds, audience: EVERYONE })
      if (members.length !== userIds.length) throw fail('community.person_unknown')
      const before = (await boardRepo.moderators(tx, [boardId])).map(({ userId }) => userId)
      await boardRepo.setModerators(tx, boardId, userIds, clock.now())
      await audit.record(tx, viewer, {
        action: 'community.board.moderators-changed',
        subject: boardSubject(row),
        before: { userIds: before },
        after: { userIds },
      })
      return null
    },

    async banners({ collegeId }) {
      const db = database.primary
      const rows = await boardRepo.banners(db, collegeId, { onlyShown: false })
      const pictures = await media.pictures(
        db,
        rows.map(({ fileId }) => fileId),
      )
      return rows.map((row) => presentManagedBanner(row, pictures))
    },

    async saveBanner(tx, viewer, { id, jump, fileId, ...fields }) {
      const { collegeId } = viewer
      const before = id ? await bannerRepo.lock(tx, collegeId, id) : undefined
      if (id && !before) throw fail('community.banner_gone')
      const isKnown = before?.jumpType === JUMP[jump.to] && before.moduleId === jump.moduleId
      if (!isGoodJump(jump) || !(await content.mayLead(tx, viewer, { jump, isKnown })))
        throw fail('community.bad_target')
      if (fileId !== before?.fileId) await media.choose(tx, viewer, { id: fileId, kinds: ['image'] })
      const values = {
        ...{ collegeId, title: plainText(fields.title), fileId, sort: fields.sort, isShown: fields.isShown },
        ...{ jumpType: JUMP[jump.to], moduleId: jump.moduleId, link: jump.link },
      }
      const row = before ? await bannerRepo.change(tx, before.id, values) : await bannerRepo.add(tx, values)
      await audit.record(tx, viewer, {
        action: before ? 'community.banner.updated' : 'community.banner.created',
        subject: { kind: 'communityBanner', id: row.id, name: row.title },
        ...(before ? { before } : {}),
        after: row,
      })
      return presentManagedBanner(row, await media.pictures(tx, [row.fileId]))
    },

    async removeBanner(tx, viewer, id) {
      const row = await bannerRepo.remove(tx, viewer.collegeId, id)
      if (!row) throw fail('community.banner_gone')
      await audit.record(tx, viewer, {
        action: 'community.banner.removed',
        subject: { kind: 'communityBanner', id: row.id, name: row.title },
        before: row,
      })
      return null
    },

    words: ({ collegeId }) => moderationRepo.words(database.primary, collegeId),

    async addWord(tx, viewer, draft) {
      const word = plainText(draft.word)
      const known = await moderationRepo.words(tx, viewer.collegeId)
      if (known.length >= MOST_WORDS) throw fail('community.too_many_words', { limit: MOST_WORDS })
      if (known.some((one) => comparable(one.word) === comparable(word))) throw fail('community.word_exists')
      const row = await moderationRepo.addWord(tx, { collegeId: viewer.collegeId, word, action: draft.action })
      if (!row) throw fail('community.word_exists')
      await audit.record(tx, viewer, {
        action: 'community.word.created',
        subject: { kind: 'communityWord', id: row.id, name: row.word },
        after: { word: row.word, action: row.action },
      })
      return row
    },

    async removeWord(tx, viewer, id) {
      const row = await moderationRepo.removeWord(tx, viewer.collegeId, id)
      await audit.record(tx, viewer, {
        action: 'community.word.removed',
        subject: { kind: 'communityWord', id, name: row?.word ?? '' },
        ...(row ? { before: row } : {}),
      })
      return null
    },
  }
}
