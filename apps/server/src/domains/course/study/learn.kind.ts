import { courseLinks } from '@sands/contract/course/course.links'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { COURSEWARE_TYPES, type FinishTerms, LEARN_TYPES, type LearnForm, learnForm } from '@sands/rules/study'
import { FILE_STATUS } from '@sands/rules/upload'
import { AppError, fail } from '../../../kernel/errors.ts'
import type { MediaService } from '../../media/index.ts'
import type { LearnKind, LearnTerms } from '../../study/index.ts'
import { type Locks, openCourseware } from '../browse/access.service.ts'
import { type CoursewareRow, coursewareRepo } from '../browse/courseware.repo.ts'

type CoursewareLengths = Pick<CoursewareRow, 'type' | 'threshold' | 'minSeconds' | 'duration' | 'pages' | 'pictures'>

/** The terms of completion of a courseware. They are the same in every course. */
export function finishTerms({
  type,
  threshold,
  minSeconds,
  duration,
  pages,
  pictures,
}: CoursewareLengths): FinishTerms {
  const form = learnForm(type)
  const lengths: Readonly<Record<LearnForm, number>> = {
    media: Math.round((duration ?? 0) * 1000),
    pages: pages ?? 0,
    pictures,
    link: 1,
    text: 1,
  }
  return { form, total: lengths[form], threshold, minSeconds }
}

/** Whether learners may seek ahead depends on the course. */
const termsOf = (courseware: CoursewareRow, seekAhead: boolean): LearnTerms => ({
  ...finishTerms(courseware),
  seekAhead,
  isSound: courseware.type === COURSEWARE_TYPES.audio,
})

const REFUSALS: ReadonlySet<string> = new Set(['course.deleted', 'course.not_published', 'course.not_for_you'])

/** Courseware as learnable content. */
export const coursewareLearnKind = (media: Pick<MediaService, 'pictures'>, gates: Locks): LearnKind => ({
  type: LEARN_TYPES.courseware,

  async terms(db, viewer, { id, courseId }) {
    const wanted = { id: asId<Id<'courseware'>>(id), courseId: courseId ? asId<Id<'course'>>(courseId) : undefined }
    const { courseware, course, locks } = await openCourseware(db, viewer, wanted, gates).catch((error: unknown) => {
      throw error instanceof AppError && REFUSALS.has(error.errorName) ? fail('study.gone') : error
    })
    if (locks.get(courseware.id)) throw fail('study.locked')
    const terms = termsOf(courseware, course?.seekAhead ?? true)
    const isReady = courseware.fileId === null || courseware.status === FILE_STATUS.ready
    if (!isReady || terms.total <= 0) throw fail('study.not_ready')
    return { ...terms, courseId: course?.id }
  },

  async describe(db, viewer, ids) {
    const rows = await coursewareRepo.described(db, viewer, ids)
    const covers = await media.pictures(
      db,
      rows.flatMap(({ cover_id }) => cover_id ?? []),
    )
    return rows.map(({ id, title, type, removed, alone, course_id, cover_id }) => ({
      id,
      title,
      coverUrl: (cover_id && covers.get(cover_id)?.url) || null,
      form: learnForm(type),
      link: !removed && (alone || course_id) ? courseLinks.courseware(id) : null,
    }))
  },
})
