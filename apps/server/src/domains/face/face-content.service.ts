import { faceLinks } from '@sands/contract/face/face.links'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { ContentKind } from '../../kernel/content.ts'
import type { MediaService } from '../media/index.ts'
import { faceChoices, faceContentRepo } from './face-content.repo.ts'

/** Sessions in the content registry: targets of jumps and tasks of projects. */
export const faceContent = (media: Pick<MediaService, 'pictures' | 'url'>): ContentKind => ({
  kind: 'face',
  async byIds(db, { collegeId }, ids) {
    const rows = await faceContentRepo.byIds(db, collegeId, ids)
    const covers = await media.pictures(
      db,
      rows.flatMap(({ coverFileId }) => coverFileId ?? []),
    )
    return rows.map(({ id, title, coverFileId }) => ({
      id,
      title,
      coverUrl: (coverFileId && covers.get(coverFileId)?.url) || null,
      link: faceLinks.detail(id),
    }))
  },
  visibleIds: async (db, viewer, ids) => new Set(await faceContentRepo.visible(db, viewer, ids)),
  searchText: (db, id) => faceContentRepo.title(db, asId<Id<'face'>>(id)),
  isCommentable: async () => false,
  choices: faceChoices((fileId) => media.url(fileId, 'w375')),
})
