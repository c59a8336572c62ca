import { examLinks } from '@sands/contract/exam/exam.links'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { ContentKind } from '../../kernel/content.ts'
import type { MediaService } from '../media/index.ts'
import { examChoices, examContentRepo } from './exam-content.repo.ts'

/** Exams in the content registry: targets of jumps, short links of type 6. */
export const examContent = (media: Pick<MediaService, 'pictures' | 'url'>): ContentKind => ({
  kind: 'exam',
  shortLinkStatus: 6,
  async byIds(db, { collegeId }, ids) {
    const rows = await examContentRepo.byIds(db, collegeId, ids)
    const covers = await media.pictures(
      db,
      rows.flatMap(({ coverFileId }) => coverFileId ?? []),
    )
    return rows.map(({ id, title, coverFileId }) => ({
      id,
      title,
      coverUrl: (coverFileId && covers.get(coverFileId)?.url) || null,
      link: examLinks.info(id),
    }))
  },
  visibleIds: async (db, viewer, ids) => new Set(await examContentRepo.visible(db, viewer, ids)),
  searchText: (db, id) => examContentRepo.title(db, asId<Id<'exam'>>(id)),
  // People talk about an exam after it, elsewhere: comments would give answers away.
  isCommentable: async () => false,
  isStarted: (db, { userId }, id) => examContentRepo.isStarted(db, userId, asId<Id<'exam'>>(id)),
  choices: examChoices((fileId) => media.url(fileId, 'w375')),
})
