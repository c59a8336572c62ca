import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { trainingLinks } from '@sands/contract/training/training.links'
import type { ContentKind } from '../../kernel/content.ts'
import type { MediaService } from '../media/index.ts'
import { trainingChoices, trainingContentRepo } from './training-content.repo.ts'

/** Projects in the content registry: targets of jumps, short links of type 5. */
export const trainingContent = (media: Pick<MediaService, 'pictures' | 'url'>): ContentKind => ({
  kind: 'training',
  shortLinkStatus: 5,
  async byIds(db, { collegeId }, ids) {
    const rows = await trainingContentRepo.byIds(db, collegeId, ids)
    const covers = await media.pictures(
      db,
      rows.flatMap(({ coverFileId }) => coverFileId ?? []),
    )
    return rows.map(({ id, title, coverFileId }) => ({
      id,
      title,
      coverUrl: (coverFileId && covers.get(coverFileId)?.url) || null,
      link: trainingLinks.detail(id),
    }))
  },
  visibleIds: async (db, viewer, ids) => new Set(await trainingContentRepo.visible(db, viewer, ids)),
  searchText: (db, id) => trainingContentRepo.title(db, asId<Id<'training'>>(id)),
  isCommentable: async () => false,
  choices: trainingChoices((fileId) => media.url(fileId, 'w375')),
})
