import type { Banner, Board, BoardDetail, Moderator } from '@sands/contract/community/community.model'
import type { FileId, PageOf } from '@sands/contract/kernel/schema'
import type { ContentType } from '@sands/rules/community/content'
import { MOST_MENTIONS, typesOn } from '@sands/rules/community/publishing'
import { JUMP, jumpNameOf } from '@sands/rules/jump'
import type { Db } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { choiceOf, type OrgService } from '../../org/index.ts'
import { ownMute } from '../moderation/own-mute.service.ts'
import { denialOf, mayModerate } from './board.policy.ts'
import { presentBanner, presentBoard, presentBoardDetail, presentBoardName, presentModerator } from './board.present.ts'
import { type BoardId, boardRepo, type SeenBoard } from './board.repo.ts'
import type { BoardAccess } from './board-access.service.ts'

export interface BoardService {
  columns(viewer: Viewer, request: PageRequest & { keyWord?: string; isAll?: 0 | 1 }): Promise<PageOf<Board>>
  get(viewer: Viewer, id: BoardId): Promise<BoardDetail>
  /** `boardId` adds a board of a course or training, which is in no list. */
  names(
    viewer: Viewer,
    wanted: { type?: ContentType; boardId?: BoardId },
  ): Promise<ReturnType<typeof presentBoardName>[]>
  moderators(viewer: Viewer, request: PageRequest & { boardId: BoardId }): Promise<PageOf<Moderator>>
  /** People who can be mentioned on a board. */
  people(viewer: Viewer, wanted: { boardId: BoardId; keyWord: string }): Promise<Moderator[]>
  banners(viewer: Viewer): Promise<Banner[]>
  /** The boards whose content this person sees. */
  seen(db: Db, viewer: Viewer): Promise<SeenBoard[]>
  /** Those of the boards whose content this person sees. */
  among: BoardAccess['among']
  /** Throws unless the person sees the board. */
  expect(db: Db, viewer: Viewer, id: BoardId): Promise<SeenBoard>
}

interface Parts {
  media: Pick<MediaService, 'pictures'>
  org: Pick<OrgService, 'colleagues'>
  access: BoardAccess
}

type BannerRow = Awaited<ReturnType<typeof boardRepo.banners>>[number]
/** Targets of banners within the community. */
const OWN_TARGETS: readonly number[] = [JUMP.board, JUMP.communityContent, JUMP.shortVideo]

/** Whether a type of content fits a board. */
const fits = ({ type, isNotesOnly }: SeenBoard, content: ContentType): boolean =>
  typesOn({ type, notesOnly: isNotesOnly }).includes(content)

export function createBoardService(
  { database, clock, content }: Pick<Kernel, 'database' | 'clock' | 'content'>,
  { media, org, access }: Parts,
): BoardService {
  const db = database.primary

  /** Banners for a board or a content that this person does not see lead nowhere, and are left out. */
  async function leading(viewer: Viewer, rows: readonly BannerRow[]): Promise<BannerRow[]> {
    const closed = new Set<string>()
    for (const [type, own] of Map.groupBy(rows, ({ jumpType }) => jumpType)) {
      if (!OWN_TARGETS.includes(type)) continue
      const ids = own.flatMap(({ moduleId }) => moduleId ?? [])
      const visible = await content.get(jumpNameOf(type))?.visibleIds(db, viewer, ids)
      for (const { id, moduleId } of own) if (!moduleId || !visible?.has(moduleId)) closed.add(id)
    }
    return rows.filter(({ id }) => !closed.has(id))
  }

  const coversOf = (rows: readonly { coverFileId: FileId | null }[]) =>
    media.pictures(
      db,
      rows.flatMap(({ coverFileId }) => coverFileId ?? []),
    )

  async function expect(from: Db, viewer: Viewer, id: BoardId): Promise<SeenBoard> {
    const board = await access.one(from, viewer, id)
    if (!board) throw fail('community.board_gone')
    return board
  }

  return {
    expect,
    seen: boardRepo.seen,
    among: access.among,

    async columns(viewer, { keyWord, isAll, ...request }) {
      const words = keyWord?.trim().toLowerCase() ?? ''
      // Boards of courses, exams and trainings are opened from there.
      const boards = (await boardRepo.seen(db, viewer)).filter(
        ({ isColumn, name }) => (isAll === 1 || isColumn) && name.toLowerCase().includes(words),
      )
      const { offset, size } = pageWindow(request)
      const page = boards.slice(offset, offset + size)
      const covers = await coversOf(page)
      return pageOf(
        page.map((row) => presentBoard(row, covers)),
        boards.length,
        request,
      )
    },

    async get(viewer, id) {
      const board = await expect(db, viewer, id)
      const mutedUntil = await boardRepo.mutedUntil(db, viewer)
      const denial = denialOf('post', { viewer, board, mutedUntil, now: clock.now() })
      return presentBoardDetail(board, {
        pictures: await coversOf([board]),
        denial,
        mute: denial === 'muted' && mutedUntil ? await ownMute(db, viewer, mutedUntil) : null,
        isFollowed: await boardRepo.isFollowed(db, viewer.userId, id),
        canModerate: mayModerate(viewer, board),
      })
    },

    async names(viewer, { type, boardId }) {
      const mutedUntil = await boardRepo.mutedUntil(db, viewer)
      const now = clock.now()
      const own = await boardRepo.seen(db, viewer)
      const named = boardId && !own.some(({ id }) => id === boardId) ? await access.among(db, viewer, [boardId]) : []
      const boards = [...named, ...own].filter(
        (board) =>
          denialOf('post', { viewer, board, mutedUntil, now }) === null && (type === undefined || fits(board, type)),
      )
      return boards.map(presentBoardName)
    },

    async moderators(viewer, { boardId, ...request }) {
      await expect(db, viewer, boardId)
      const all = await boardRepo.moderators(db, [boardId])
      const { offset, size } = pageWindow(request)
      const page = all.slice(offset, offset + size).map(({ userId }) => userId)
      const people = await org.colleagues(db, viewer.collegeId, page)
      return pageOf(
        page.map((userId) => presentModerator(userId, people)),
        all.length,
        request,
      )
    },

    async people(viewer, { boardId, keyWord }) {
      const { audienceId, sourceType } = await expect(db, viewer, boardId)
      // Who else sees the course or training of a board is not known here.
      if (sourceType !== null) return []
      const audience = await choiceOf(db, audienceId)
      const wanted = { words: keyWord.trim(), audience, size: MOST_MENTIONS }
      const found = (await boardRepo.findMembers(db, viewer.collegeId, wanted)).filter((id) => id !== viewer.userId)
      const people = await org.colleagues(db, viewer.collegeId, found)
      return found.map((userId) => presentModerator(userId, people))
    },

    async banners(viewer) {
      const rows = await leading(viewer, await boardRepo.banners(db, viewer.collegeId, { onlyShown: true }))
      const pictures = await media.pictures(
        db,
        rows.map(({ fileId }) => fileId),
      )
      return rows.map((row) => presentBanner(row, pictures))
    },
  }
}
