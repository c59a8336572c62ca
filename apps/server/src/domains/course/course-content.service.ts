import { courseLinks } from '@sands/contract/course/course.links'
import { asId } from '@sands/contract/kernel/id'
import type { FileId, Id } from '@sands/contract/kernel/schema'
import type { ContentKind } from '../../kernel/content.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { MediaService } from '../media/index.ts'
import { coursewareRepo } from './browse/courseware.repo.ts'
import { contentRepo, courseChoices, coursewareChoices } from './course-content.repo.ts'
import type { SaleSource } from './sale.kind.ts'

type Pictures = Pick<MediaService, 'pictures' | 'url'>

async function covers(db: Db, media: Pictures, ids: readonly (FileId | null)[]) {
  const pictures = await media.pictures(
    db,
    ids.flatMap((id) => id ?? []),
  )
  return (id: FileId | null): string | null => (id && pictures.get(id)?.url) || null
}

/** Courses in the content registry. */
export const courseContent = (media: Pictures, { closed }: Pick<SaleSource, 'closed'>): ContentKind => ({
  kind: 'course',
  shortLinkStatus: 1,
  async byIds(db, { collegeId }, ids) {
    const rows = await contentRepo.courses(db, collegeId, ids)
    const coverOf = await covers(
      db,
      media,
      rows.map(({ coverFileId }) => coverFileId),
    )
    return rows.map(({ id, title, coverFileId }) => ({
      id,
      title,
      coverUrl: coverOf(coverFileId),
      link: courseLinks.course(id),
    }))
  },
  visibleIds: async (db, viewer, ids) => new Set(await contentRepo.visibleCourses(db, viewer, ids)),
  searchText: (db, id) => contentRepo.courseText(db, asId<Id<'course'>>(id)),
  isCommentable: (db, id) => contentRepo.isCommentable(db, asId<Id<'course'>>(id)),
  isTried: async (db, viewer, id) => (await closed(db, viewer, [id])).has(id),
  isStarted: (db, { userId }, id) => contentRepo.isStarted(db, userId, asId<Id<'course'>>(id)),
  choices: courseChoices((fileId) => media.url(fileId, 'w375')),
})

/** Courseware in the content registry: visible through a course or by itself. */
export const coursewareContent = (media: Pictures): ContentKind => ({
  kind: 'courseware',
  shortLinkStatus: 2,
  async byIds(db, viewer, ids) {
    const rows = await coursewareRepo.described(db, viewer, ids)
    const coverOf = await covers(
      db,
      media,
      rows.map(({ cover_id }) => cover_id),
    )
    return rows
      .filter(({ removed }) => !removed)
      .map(({ id, title, cover_id }) => ({ id, title, coverUrl: coverOf(cover_id), link: courseLinks.courseware(id) }))
  },
  async visibleIds(db, viewer, ids) {
    const rows = await coursewareRepo.described(db, viewer, ids)
    return new Set(rows.filter(({ removed, alone, course_id }) => !removed && (alone || course_id)).map(({ id }) => id))
  },
  searchText: (db, id) => contentRepo.coursewareText(db, asId<Id<'courseware'>>(id)),
  isCommentable: (db, id) => contentRepo.isCoursewareCommentable(db, asId<Id<'courseware'>>(id)),
  isStarted: (db, { userId }, id) => contentRepo.isCoursewareStarted(db, userId, id),
  typeOf: (db, id) => contentRepo.coursewareType(db, asId<Id<'courseware'>>(id)),
  choices: coursewareChoices((fileId) => media.url(fileId, 'w375')),
})
