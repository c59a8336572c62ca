import type { CourseDocument, ManagedCourse } from '@sands/contract/course/manage.model'
import { showToast } from '@sands/web/toast/toast'
import { useEffect, useEffectEvent } from 'react'
import { useT } from '../../../kernel/text.ts'
import type { CourseEdit } from './course-edit.ts'
import type { CourseSaver } from './use-course-draft.ts'

interface CourseSync {
  course: ManagedCourse
  document: CourseDocument
  saver: CourseSaver
  edit: (edit: CourseEdit) => void
  /** Asks for what is stored now; undefined when that failed, which is told. */
  reload: () => Promise<ManagedCourse | undefined>
}

const isSame = (one: CourseDocument, other: CourseDocument) => JSON.stringify(one) === JSON.stringify(other)

/** Follows what others do to the draft while nothing waits to be stored here. What comes is a step that can be taken back. */
export function useCourseSync({ course, document, saver, edit, reload }: CourseSync) {
  const t = useT()
  const take = (theirs: ManagedCourse): boolean => {
    const isNews = !isSame(theirs.draft, document)
    const next = isNews ? theirs.draft : document
    saver.take({ draft: theirs, version: theirs.version }, next)
    edit(() => next)
    return isNews
  }
  const follow = useEffectEvent((theirs: ManagedCourse) => {
    const { status, version } = saver.state.get()
    // An answer that was on its way while something was stored here is older than what is known.
    if (status !== 'saved' || theirs.version <= version) return
    const isOther = !isSame(theirs.draft, saver.state.get().draft?.draft ?? document)
    saver.take({ draft: theirs, version: theirs.version }, document)
    if (isOther && take(theirs)) showToast(t('manage.draft_news'))
  })
  useEffect(() => follow(course), [course])
  return {
    take,
    loadTheirs: async () => {
      const fresh = await reload()
      if (fresh) take(fresh)
    },
    keepMine: async () => {
      const fresh = await reload()
      if (fresh) await saver.overwrite({ draft: fresh, version: fresh.version })
    },
  }
}
