import type { CourseImpact } from '@sands/contract/course/manage.model'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { choiceOf } from '../../org/index.ts'
import { coursewaresOf } from '../edit/course-document.service.ts'
import { type CourseId, courseEditRepo } from '../edit/course-edit.repo.ts'
import type { CoursewareEditService } from '../edit/courseware-edit.service.ts'
import { faultsOf } from '../edit/fault.service.ts'
import { impactRepo } from './impact.repo.ts'

export interface ImpactService {
  forCourse(viewer: Viewer, id: CourseId): Promise<CourseImpact>
}

export const createImpactService = ({ database }: Kernel, coursewares: CoursewareEditService): ImpactService => ({
  async forCourse(viewer, id) {
    const db = database.primary
    const { collegeId } = viewer
    const course = await courseEditRepo.get(db, collegeId, id)
    if (!course) throw fail('course.unknown')
    const { draft } = course
    const draftCoursewares = coursewaresOf(draft)
    const required = draftCoursewares.filter(({ isRequired }) => isRequired).map(({ courseWareId }) => courseWareId)
    const [shifts, shown, titles, faults] = await Promise.all([
      impactRepo.shifts(db, id, required),
      impactRepo.publishedCoursewares(db, id),
      courseEditRepo.titles(
        db,
        collegeId,
        draftCoursewares.map(({ courseWareId }) => courseWareId),
      ),
      faultsOf(db, viewer, { document: draft, coursewares }),
    ])
    const shownAudience = await choiceOf(db, course.audienceId)
    const access = { courseId: id, collegeId, shown: shownAudience, wanted: draft.audience }
    const isShown = new Set(shown.map((courseware) => courseware.id))
    const isNamed = new Set(draftCoursewares.map(({ courseWareId }) => courseWareId))
    const titleOf = new Map(titles.map((courseware) => [courseware.id, courseware.title]))
    return {
      learners: shifts.learners,
      finishedKept: shifts.finished,
      percentUp: shifts.up,
      percentDown: shifts.down,
      wouldFinish: shifts.through,
      loseSight: shifts.learners > 0 ? await impactRepo.loseSight(db, access) : 0,
      addedItems: draftCoursewares.flatMap(({ courseWareId }) =>
        isShown.has(courseWareId) ? [] : (titleOf.get(courseWareId) ?? []),
      ),
      removedItems: shown.filter((courseware) => !isNamed.has(courseware.id)).map((courseware) => courseware.title),
      faults,
    }
  },
})
