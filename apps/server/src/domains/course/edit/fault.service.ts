import type { CourseDocument, CourseFault } from '@sands/contract/course/manage.model'
import { courseFaults } from '@sands/rules/course'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { coursewaresOf } from './course-document.service.ts'
import { courseEditRepo } from './course-edit.repo.ts'
import type { CoursewareEditService } from './courseware-edit.service.ts'

/** The faults that an author should know before publishing the document. */
export async function faultsOf(
  db: Db,
  viewer: Pick<Viewer, 'collegeId'>,
  { document, coursewares }: { document: CourseDocument; coursewares: CoursewareEditService },
): Promise<CourseFault[]> {
  const { categoryId, lecturerIds } = document
  const ids = coursewaresOf(document).map(({ courseWareId }) => courseWareId)
  const found = await coursewares.byIds(db, viewer, ids)
  const category = categoryId ? await courseEditRepo.category(db, viewer.collegeId, categoryId) : undefined
  const lecturers = await courseEditRepo.lecturers(db, viewer.collegeId, lecturerIds)
  const coursewareOf = new Map<string, (typeof found)[number]>(found.map((courseware) => [courseware.id, courseware]))
  return courseFaults(document, {
    coursewareOf: (id) => coursewareOf.get(id),
    isCategoryThere: (id) => category?.id === id,
    isLecturerThere: (id) => lecturers.some((lecturer) => lecturer.id === id),
  })
}
