import type { Banner, Board, BoardDetail, Moderator } from '@sands/contract/community/community.model'
import type { ManagedBanner, ManagedBoard } from '@sands/contract/community/manage.model'
import type { FileId, UserId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import type { BoardDenial } from '@sands/rules/community/board-access'
import { jumpNameOf } from '@sands/rules/jump'
import type { Colleague } from '../../org/index.ts'
import type { communityBanners } from '../community.tables.ts'
import type { BoardRow } from './board.repo.ts'

export type Pictures = ReadonlyMap<FileId, Picture>
type BannerRow = typeof communityBanners.$inferSelect

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

export function presentBoard(row: BoardRow, pictures: Pictures): Board {
  const cover = (row.coverFileId && pictures.get(row.coverFileId)) || null
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    coverUrl: cover?.url ?? null,
    cover,
    introduction: row.introduction,
    contentCount: row.contents,
  }
}

export const presentBoardDetail = (
  row: BoardRow,
  {
    pictures,
    denial,
    mute,
    isFollowed,
    canModerate,
  }: {
    pictures: Pictures
    denial: BoardDenial | null
    mute: BoardDetail['mute']
    isFollowed: boolean
    canModerate: boolean
  },
): BoardDetail => ({
  ...presentBoard(row, pictures),
  rules: row.rules,
  isAPublishPost: flag(denial === null),
  isNotesOnly: flag(row.isNotesOnly),
  isEnablePShare: flag(row.isPublicAllowed),
  isAnonymousAllowed: flag(row.isAnonymousAllowed),
  denial,
  mute,
  isFollowed: flag(isFollowed),
  followers: row.followers,
  canModerate: flag(canModerate),
})

/** A board in the list of boards where a person may publish. */
export const presentBoardName = (row: BoardRow) => ({
  id: row.id,
  name: row.name,
  isNotesOnly: flag(row.isNotesOnly),
  isShortVideo: flag(row.type === 2),
  isAnonymousAllowed: flag(row.isAnonymousAllowed),
  isEnablePShare: flag(row.isPublicAllowed),
})

export const presentModerator = (userId: UserId, people: ReadonlyMap<UserId, Colleague>): Moderator => {
  const { name = '', postName = '', avatarFileUrl = null } = people.get(userId) ?? {}
  return { userId, name, postName, avatarFileUrl }
}

export const presentBanner = (row: BannerRow, pictures: Pictures): Banner => ({
  id: row.id,
  title: row.title,
  imgUrl: pictures.get(row.fileId)?.url ?? '',
  picture: pictures.get(row.fileId) ?? null,
  linkStatus: row.jumpType,
  moduleId: row.moduleId,
  appUrl: row.link,
})

export const presentManagedBanner = (row: BannerRow, pictures: Pictures): ManagedBanner => ({
  id: row.id,
  title: row.title,
  fileId: row.fileId,
  jump: { to: jumpNameOf(row.jumpType), moduleId: row.moduleId, link: row.link },
  sort: row.sort,
  isShown: row.isShown,
  picture: pictures.get(row.fileId) ?? null,
})

export const presentManagedBoard = (
  row: BoardRow,
  { pictures, audience, moderators }: { pictures: Pictures; audience: AudienceChoice; moderators: Moderator[] },
): ManagedBoard => ({
  id: row.id,
  name: row.name,
  type: row.type,
  introduction: row.introduction,
  rules: row.rules,
  coverFileId: row.coverFileId,
  isColumn: row.isColumn,
  sort: row.sort,
  postPolicy: row.postPolicy,
  reviewMode: row.reviewMode,
  isNotesOnly: row.isNotesOnly,
  isCommentable: row.isCommentable,
  isAnonymousAllowed: row.isAnonymousAllowed,
  isPublicAllowed: row.isPublicAllowed,
  isClosed: row.isClosed,
  audience,
  cover: (row.coverFileId && pictures.get(row.coverFileId)) || null,
  sourceType: row.sourceType,
  contentCount: row.contents,
  moderators,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
})

export const boardSubject = ({ id, name }: Pick<BoardRow, 'id' | 'name'>) => ({ kind: 'board', id, name })

export const boardRecord = (row: BoardRow) => ({
  name: row.name,
  type: row.type,
  introduction: row.introduction,
  rules: row.rules,
  coverFileId: row.coverFileId,
  isColumn: row.isColumn,
  sort: row.sort,
  postPolicy: row.postPolicy,
  reviewMode: row.reviewMode,
  isNotesOnly: row.isNotesOnly,
  isCommentable: row.isCommentable,
  isAnonymousAllowed: row.isAnonymousAllowed,
  isPublicAllowed: row.isPublicAllowed,
  isClosed: row.isClosed,
})
