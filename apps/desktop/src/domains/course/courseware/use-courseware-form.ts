import type { CoursewareDraft, CoursewareImpact, ManagedCourseware } from '@sands/contract/course/manage.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { type CoursewareFault, coursewareFaults } from './courseware-faults.ts'

export const isStored = (courseware: ManagedCourseware | CoursewareDraft): courseware is ManagedCourseware =>
  'version' in courseware

const draftOf = (courseware: ManagedCourseware | CoursewareDraft): CoursewareDraft => ({
  title: courseware.title,
  courseWareType: courseware.courseWareType,
  fileId: courseware.fileId,
  pictureFileIds: courseware.pictureFileIds,
  link: courseware.link,
  introduction: courseware.introduction,
  threshold: courseware.threshold,
  minSeconds: courseware.minSeconds,
  audience: courseware.audience,
})

/**
 * The state of the courseware form. The typed values survive every failure. When courseware is in a published course,
 * the impact on learners is shown before it is stored.
 */
export function useCoursewareForm(
  courseware: ManagedCourseware | CoursewareDraft,
  onStored: (courseware: ManagedCourseware) => void,
) {
  const t = useT()
  const mayPublish = may(useViewer(), 'course.publish')
  const create = useAct('POST /sands-lms/api/v1/manage/course-ware/create')
  const ask = useAct('POST /sands-lms/api/v1/manage/course-ware/impact')
  const update = useAct('POST /sands-lms/api/v1/manage/course-ware/update')
  const [draft, setDraft] = useState(() => draftOf(courseware))
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<'conflict' | { words: string }>()
  const [impact, setImpact] = useState<CoursewareImpact>()
  const faults = coursewareFaults(draft)
  const content = { ...draft, title: draft.title.trim(), link: draft.link?.trim() ?? null }
  const body = isStored(courseware) ? { ...content, id: courseware.id, version: courseware.version } : undefined
  const noRight = (count: number) => t('course.manage_ware_no_right', { count, right: t('org.right.course.publish') })

  const store = async (): Promise<void> => {
    const stored = body
      ? await update.mutateAsync({ body, quiet: true })
      : await create.mutateAsync({ body: content, quiet: true })
    showToast(t('course.manage_ware_saved', { name: stored.title }), { kind: 'success' })
    onStored(stored)
  }

  const tryTo = async (work: () => Promise<void>): Promise<void> => {
    setFailure(undefined)
    const { error } = await attempt(work)
    if (!error) return
    setImpact(undefined)
    setFailure(isConflict(error) ? 'conflict' : { words: error.msg || t('app_network_error') })
  }

  const save = async (): Promise<void> => {
    setTried(true)
    if (faults.length > 0) return
    await tryTo(async () => {
      const effect = body && (await ask.mutateAsync({ body, quiet: true }))
      if (!effect || effect.courses === 0) return store()
      if (!mayPublish) return setFailure({ words: noRight(effect.courses) })
      setImpact(effect)
    })
  }
  return {
    draft,
    failure,
    impact,
    /** The reason why this person cannot store it at all. */
    hold:
      isStored(courseware) && courseware.liveCourses > 0 && !mayPublish ? noRight(courseware.liveCourses) : undefined,
    isBusy: create.isPending || ask.isPending || update.isPending,
    change: (patch: Partial<CoursewareDraft>) => setDraft((before) => ({ ...before, ...patch })),
    faultOf: (fault: CoursewareFault): string | undefined =>
      tried && faults.includes(fault) ? t(`course.manage_ware_fault_${fault}`) : undefined,
    save: () => void save(),
    saveKnowing: () => void tryTo(store),
    goBack: () => setImpact(undefined),
  }
}
