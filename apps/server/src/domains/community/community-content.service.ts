import { communityLinks } from '@sands/contract/community/community.links'
import { asId } from '@sands/contract/kernel/id'
import { isNewcomer, secondsToComment } from '@sands/rules/community/pace'
import { watchedIn } from '@sands/rules/community/watched-words'
import type { Clock } from '../../kernel/clock.ts'
import type { ContentKind } from '../../kernel/content.ts'
import type { MediaService } from '../media/index.ts'
import { denialOf, mayModerate } from './board/board.policy.ts'
import { type BoardId, boardRepo } from './board/board.repo.ts'
import type { BoardAccess } from './board/board-access.service.ts'
import { boardChoices, contentChoices, pastComments, rollChoices } from './community-content.repo.ts'
import { contentRepo } from './feed/content.repo.ts'
import { contentPlacesRepo } from './feed/content-places.repo.ts'
import { moderationRepo } from './moderation/moderation.repo.ts'

/** Content of the community in the content registry: people who see the board may see it while it is published. */
export const communityContentKind = (
  media: Pick<MediaService, 'url'>,
  { clock, access }: { clock: Clock; access: BoardAccess },
): ContentKind => ({
  kind: 'communityContent',
  shortLinkStatus: 19,
  isTitleWithheld: true,
  async byIds(db, { collegeId }, ids) {
    const rows = await contentRepo.byIds(db, collegeId, ids)
    return rows.map(({ id, title, type, boardId, coverFileId }) => ({
      id,
      title,
      coverUrl: coverFileId ? media.url(coverFileId, 'w750') : null,
      link: communityLinks.content({ id, type, boardId }),
    }))
  },
  async visibleIds(db, viewer, ids) {
    const boards = await access.among(db, viewer, await contentPlacesRepo.boardsOf(db, viewer.collegeId, ids))
    return contentRepo.published(
      db,
      ids,
      boards.map(({ id }) => id),
    )
  },
  async searchText(db, id) {
    const row = await contentRepo.publishedById(db, id)
    return row && [row.title, row.text].join('\n')
  },
  typeOf: async (db, id) => (await contentRepo.publishedById(db, id))?.type ?? null,
  async isCommentable(db, id, viewer) {
    const row = await contentRepo.publishedById(db, id)
    const board = row && (await access.one(db, viewer, row.boardId))
    if (!board) return false
    const mutedUntil = await boardRepo.mutedUntil(db, viewer)
    return denialOf('comment', { viewer, board, mutedUntil, now: clock.now() }) === null
  },
  async checkComment(tx, viewer, { id, text }) {
    const row = await contentRepo.publishedById(tx, id)
    const board = row && (await access.one(tx, viewer, row.boardId))
    const none = { blockedWord: null, seconds: 0, watchedWords: [] }
    if (!board || mayModerate(viewer, board)) return none
    const watched = watchedIn(text, await moderationRepo.words(tx, viewer.collegeId))
    if (watched?.action === 'block') return { ...none, blockedWord: watched.words[0] ?? '' }
    const now = clock.now()
    await contentRepo.takeTurn(tx, viewer.userId)
    const isNew = isNewcomer(await contentRepo.past(tx, viewer, now), now)
    const seconds = isNew ? secondsToComment(await pastComments(tx, viewer, now), now) : 0
    return { ...none, seconds, watchedWords: watched?.words ?? [] }
  },
  choices: contentChoices((fileId) => media.url(fileId, 'w375')),
})

/** Albums and short videos in the content registry, as targets of jumps that open them full screen. */
export const shortVideoKind = (
  media: Pick<MediaService, 'url'>,
  parts: { clock: Clock; access: BoardAccess },
): ContentKind => {
  const { shortLinkStatus: _, ...kind } = communityContentKind(media, parts)
  return { ...kind, kind: 'shortVideo', choices: rollChoices((fileId) => media.url(fileId, 'w375')) }
}

/** Boards in the content registry, as targets of jumps and short links. */
export const boardKind = (media: Pick<MediaService, 'url'>, access: BoardAccess): ContentKind => ({
  kind: 'board',
  shortLinkStatus: 9,
  async byIds(db, { collegeId }, ids) {
    const rows = await boardRepo.byIds(db, collegeId, ids)
    return rows.map(({ id, name, type, coverFileId }) => ({
      id,
      title: name,
      coverUrl: coverFileId ? media.url(coverFileId, 'w750') : null,
      link: communityLinks.board({ id, type }),
    }))
  },
  async visibleIds(db, viewer, ids) {
    const boards = await access.among(db, viewer, ids.map(asId<BoardId>))
    return new Set(boards.map(({ id }): string => id))
  },
  searchText: async () => undefined,
  isCommentable: async () => false,
  choices: boardChoices((fileId) => media.url(fileId, 'w375')),
})
