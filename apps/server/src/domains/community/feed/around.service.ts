import { asId } from '@sands/contract/kernel/id'
import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { OrgService } from '../../org/index.ts'
import type { SocialStates } from '../../social/index.ts'
import { boardRepo } from '../board/board.repo.ts'
import type { ContentSurroundings } from './content.present.ts'
import { contentRepo } from './content.repo.ts'
import { feedRepo, type ListedContent } from './feed.repo.ts'

export interface AroundParts {
  media: Pick<MediaService, 'shownResources'>
  org: Pick<OrgService, 'colleagues'>
  social: SocialStates
}

/** Visitors see how many people like a content, and like nothing themselves. */
const VISITOR = { userId: asId<UserId>('0') }

/** Loads what is shown with content, with one query for each table. The caller has checked the access. */
export type LoadAround = (
  db: Db,
  viewer: Pick<Viewer, 'userId'> | undefined,
  rows: readonly ListedContent[],
) => Promise<ContentSurroundings>

export function createAround({ media, org, social }: AroundParts): LoadAround {
  const peopleOf = (rows: readonly ListedContent[]): UserId[] => [
    ...new Set(rows.flatMap(({ authorId, isAnonymous }) => (isAnonymous ? [] : [authorId]))),
  ]

  return async (db, viewer, rows) => {
    const ids = rows.map(({ id }) => id)
    const [first] = rows
    const collegeId: CollegeId | undefined = first?.collegeId
    const files = ids.length > 0 ? await contentRepo.files(db, ids) : []
    const fileIds: FileId[] = [
      ...new Set([...files.map(({ fileId }) => fileId), ...rows.flatMap(({ coverFileId }) => coverFileId ?? [])]),
    ]
    const boardIds = [...new Set(rows.map(({ boardId }) => boardId))]
    const boards = collegeId ? await boardRepo.byIds(db, collegeId, boardIds) : []
    const pins = ids.length > 0 ? await feedRepo.pinsOf(db, ids) : []
    const pinsOf = Map.groupBy(pins, ({ contentId }) => contentId)
    return {
      viewerId: viewer?.userId,
      boards: new Map(boards.map(({ id, name }) => [id, name])),
      people: collegeId ? await org.colleagues(db, collegeId, peopleOf(rows)) : new Map(),
      files: Map.groupBy(files, ({ contentId }) => contentId),
      resources: await media.shownResources(db, fileIds),
      social: await social.byIds(db, viewer ?? VISITOR, SOCIAL_MODULES.communityContent, ids),
      pins: new Map([...pinsOf].map(([id, own]) => [id, own.map(({ scope }) => scope)])),
    }
  }
}
