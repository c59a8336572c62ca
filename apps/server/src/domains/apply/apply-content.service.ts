import { applyLinks } from '@sands/contract/apply/apply.links'
import { asId } from '@sands/contract/kernel/id'
import type { ContentKind } from '../../kernel/content.ts'
import type { MediaService } from '../media/index.ts'
import { applyChoices } from './apply-content.repo.ts'
import { type ApplyId, signUpRepo } from './sign-up/sign-up.repo.ts'

/** Sign-ups in the content registry: targets of jumps. */
export const applyContent = (media: Pick<MediaService, 'pictures' | 'url'>): ContentKind => ({
  kind: 'apply',
  async byIds(db, { collegeId }, ids) {
    const rows = await signUpRepo.byIds(db, collegeId, ids)
    const covers = await media.pictures(
      db,
      rows.flatMap(({ coverFileId }) => coverFileId ?? []),
    )
    return rows.map(({ id, title, coverFileId }) => ({
      id,
      title,
      coverUrl: (coverFileId && covers.get(coverFileId)?.url) || null,
      link: applyLinks.detail(id),
    }))
  },
  visibleIds: async (db, viewer, ids) => new Set(await signUpRepo.visible(db, viewer, ids)),
  searchText: (db, id) => signUpRepo.title(db, asId<ApplyId>(id)),
  isCommentable: async () => false,
  choices: applyChoices((fileId) => media.url(fileId, 'w375')),
})
