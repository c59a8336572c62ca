import type { CourseEditors } from '@sands/contract/course/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import { EDITOR_SEEN_MS } from '@sands/rules/course'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { courseEditRepo } from './course-edit.repo.ts'
import { editorsRepo } from './editors.repo.ts'

export interface EditorsService {
  /** Says that this person has the course open, or has left it, and who else has it open. */
  tell(viewer: Viewer, told: { id: Id<'course'>; isOpen: boolean }): Promise<CourseEditors>
}

export const createEditorsService = ({ database, clock }: Kernel): EditorsService => ({
  async tell({ collegeId, userId }, { id, isOpen }) {
    const db = database.primary
    if (!(await courseEditRepo.get(db, collegeId, id))) throw fail('course.unknown')
    const at = clock.now()
    const since = new Date(at.getTime() - EDITOR_SEEN_MS)
    const editor = { courseId: id, userId }
    await (isOpen ? editorsRepo.seen(db, { ...editor, at }) : editorsRepo.left(db, editor))
    await editorsRepo.forget(db, since)
    return { others: await editorsRepo.others(db, { ...editor, since }) }
  },
})
