import { examLinks } from '@sands/contract/exam/exam.links'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { ContentKind } from '../../../kernel/content.ts'
import { practiceChoices, practiceContentRepo } from './practice-content.repo.ts'

/** Practices in the content registry: targets of jumps, shared by their link. */
export const practiceContent = (): ContentKind => ({
  kind: 'practice',
  async byIds(db, { collegeId }, ids) {
    const rows = await practiceContentRepo.byIds(db, collegeId, ids)
    return rows.map(({ id, title }) => ({ id, title, coverUrl: null, link: examLinks.practice(id) }))
  },
  visibleIds: async (db, viewer, ids) => new Set(await practiceContentRepo.visible(db, viewer, ids)),
  searchText: (db, id) => practiceContentRepo.title(db, asId<Id<'practice'>>(id)),
  isCommentable: async () => false,
  isStarted: (db, { userId }, id) => practiceContentRepo.isStarted(db, userId, asId<Id<'practice'>>(id)),
  choices: practiceChoices,
})
