import { coursewareFaults, isBlocking } from '@sands/rules/course'
import type { Db } from '../../../kernel/database/database.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ReplaceEffect, Replacement } from '../../media/index.ts'
import type { SettlePayload } from '../study/settle.jobs.ts'
import { coursewareEditRepo } from './courseware-edit.repo.ts'
import { createCoursewareEffects, factsOf } from './courseware-effect.service.ts'

/** Courseware that uses a file, as it would be with the other one. */
async function replacedIn(db: Db, { collegeId, id, by }: Replacement) {
  const rows = await coursewareEditRepo.withFile(db, collegeId, id)
  const pictures = await coursewareEditRepo.pictures(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    courseWareType: row.type,
    fileId: row.fileId === id ? by : row.fileId,
    pictureFileIds: pictures.filter(({ coursewareId }) => coursewareId === row.id).map(({ fileId }) => fileId),
    threshold: row.threshold,
    minSeconds: row.minSeconds,
  }))
}

/** A file that learners study is replaced like courseware is changed: by those who may publish. */
export function coursewareReplaceEffect(kernel: Kernel): ReplaceEffect {
  const effects = createCoursewareEffects(kernel)
  return {
    name: 'course.courseware',
    right: 'course.publish',

    async shown(db, replacement) {
      const shown = { courses: 0, faults: 0 }
      for (const courseware of await replacedIn(db, replacement)) {
        const courses = await coursewareEditRepo.shownBy(db, replacement.collegeId, courseware.id)
        if (courses === 0) continue
        const facts = await factsOf(db, replacement.collegeId, courseware)
        shown.courses += courses
        shown.faults += coursewareFaults(facts, courseware.id).filter(isBlocking).length
      }
      return shown
    },

    async numbers(db, replacement) {
      const total = { learners: 0, finishedKept: 0, percentUp: 0, percentDown: 0, wouldFinish: 0 }
      for (const courseware of await replacedIn(db, replacement)) {
        const impact = await effects.impact(replacement, courseware)
        total.learners += impact.learners
        total.finishedKept += impact.finishedKept
        total.percentUp += impact.percentUp
        total.percentDown += impact.percentDown
        total.wouldFinish += impact.wouldFinish
      }
      return total
    },
  }
}

/** Whoever is in the middle of courseware is counted by its new file. */
export function settleReplacedFiles({ events, jobs }: Kernel, settle: JobKind<SettlePayload>): void {
  events.on('media.file.replaced', async (tx, { collegeId, id }) => {
    for (const courseware of await coursewareEditRepo.withFile(tx, collegeId, id))
      await jobs.enqueue(tx, settle, { coursewareId: courseware.id })
  })
}
