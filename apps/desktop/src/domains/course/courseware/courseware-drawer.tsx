import type { CoursewareDraft, ManagedCourseware } from '@sands/contract/course/manage.model'
import { Drawer } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { useAskLeave } from '../../../kernel/use-ask-leave.ts'
import { CoursewareEditor } from './courseware-editor.tsx'
import { COURSEWARE_TEXTS } from './courseware-kinds.ts'
import { isStored } from './use-courseware-form.ts'

interface CoursewareDrawerProps {
  /** Stored courseware, or a draft of new courseware. */
  courseware: ManagedCourseware | CoursewareDraft | null
  onClose: () => void
  onStored: (courseware: ManagedCourseware) => void
}

/** Creates or changes courseware. */
export function CoursewareDrawer({ courseware, onClose, onStored }: CoursewareDrawerProps) {
  const t = useT()
  const { setDirty, leave, askLeave } = useAskLeave({
    title: t('course.manage_ware_leave_ask'),
    text: t('course.manage_ware_leave_text'),
    action: t('course.manage_ware_leave'),
    onClose,
  })
  const title =
    courseware &&
    (isStored(courseware)
      ? courseware.title
      : t('course.manage_ware_new', { type: t(COURSEWARE_TEXTS[courseware.courseWareType]) }))
  return (
    <Drawer open={courseware !== null} onClose={askLeave} size={640} title={title} destroyOnHidden>
      {courseware && (
        <CoursewareEditor
          key={isStored(courseware) ? `${courseware.id} ${courseware.version}` : 'new'}
          courseware={courseware}
          onDirty={setDirty}
          onCancel={askLeave}
          onStored={(stored) => {
            leave()
            onStored(stored)
          }}
        />
      )}
    </Drawer>
  )
}
