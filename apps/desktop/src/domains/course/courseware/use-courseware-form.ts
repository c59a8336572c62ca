import type { CoursewareDraft, ManagedCourseware } from '@sands/contract/course/manage.model'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'
import { type CoursewareFault, coursewareFaults } from './courseware-faults.ts'

export const isStored = (ware: ManagedCourseware | CoursewareDraft): ware is ManagedCourseware => 'version' in ware

const draftOf = (ware: ManagedCourseware | CoursewareDraft): CoursewareDraft => ({
  title: ware.title,
  courseWareType: ware.courseWareType,
  fileId: ware.fileId,
  pictureFileIds: ware.pictureFileIds,
  link: ware.link,
  introduction: ware.introduction,
  threshold: ware.threshold,
  minSeconds: ware.minSeconds,
  audience: ware.audience,
})

/** What is being typed over a piece of courseware. Whatever goes wrong, it stays. */
export function useCoursewareForm(
  ware: ManagedCourseware | CoursewareDraft,
  onStored: (ware: ManagedCourseware) => void,
) {
  const t = useT()
  const create = useAct('POST /sands-lms/api/v1/manage/course-ware/create')
  const update = useAct('POST /sands-lms/api/v1/manage/course-ware/update')
  const [draft, setDraft] = useState(() => draftOf(ware))
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<'conflict' | { words: string }>()
  const faults = coursewareFaults(draft)

  const save = async (): Promise<void> => {
    setTried(true)
    setFailure(undefined)
    if (faults.length > 0) return
    const body = { ...draft, title: draft.title.trim(), link: draft.link?.trim() ?? null }
    try {
      const stored = isStored(ware)
        ? await update.mutateAsync({ body: { ...body, id: ware.id, version: ware.version }, quiet: true })
        : await create.mutateAsync({ body, quiet: true })
      showToast(t('course.manage_ware_saved', { name: stored.title }), { kind: 'success' })
      onStored(stored)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(isConflict(error) ? 'conflict' : { words: error.msg || t('app_network_error') })
    }
  }
  return {
    draft,
    failure,
    isBusy: create.isPending || update.isPending,
    change: (patch: Partial<CoursewareDraft>) => setDraft((before) => ({ ...before, ...patch })),
    faultOf: (fault: CoursewareFault): string | undefined =>
      tried && faults.includes(fault) ? t(`course.manage_ware_fault_${fault}`) : undefined,
    save: () => void save(),
  }
}
