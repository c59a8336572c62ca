import { asId } from '@sands/contract/kernel/id'
import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import type { ContentKind } from '../../kernel/content.ts'
import { cleanHtml } from '../../kernel/html/clean-html.ts'
import type { MediaService } from '../media/index.ts'
import { lecturerRepo } from './lecturer.repo.ts'
import { lecturerChoices } from './lecturer-content.repo.ts'
import type { LecturerId } from './teaching.kind.ts'

/** Lecturers as content: everyone in their college may see them. */
export const lecturerContent = (media: Pick<MediaService, 'url'>): ContentKind => ({
  kind: 'lecturer',
  async byIds(db, { collegeId }, ids) {
    const rows = await lecturerRepo.byIds(db, collegeId, ids.map(asId<LecturerId>))
    return rows.map(({ id, name, avatarFileId }) => ({
      id,
      title: name,
      coverUrl: avatarFileId ? media.url(avatarFileId, 'w375') : null,
      link: lecturerLinks.detail(id),
    }))
  },
  async visibleIds(db, { collegeId }, ids) {
    const rows = await lecturerRepo.byIds(db, collegeId, ids.map(asId<LecturerId>))
    return new Set(rows.map(({ id }) => id))
  },
  async searchText(db, id) {
    const row = await lecturerRepo.byId(db, asId<LecturerId>(id))
    return (
      row && [row.name, row.gradeName, row.companyName, row.experience, cleanHtml(row.introduction).text].join('\n')
    )
  },
  choices: lecturerChoices((fileId) => media.url(fileId, 'w375')),
})
