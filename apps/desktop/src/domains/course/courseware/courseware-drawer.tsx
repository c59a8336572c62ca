import type { CoursewareDraft, ManagedCourseware } from '@sands/contract/course/manage.model'
import { Drawer } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { useAskLeave } from '../../../kernel/use-ask-leave.ts'
import { CoursewareEditor } from './courseware-editor.tsx'
import { isStored } from './use-courseware-form.ts'
import { WARE_TEXTS } from './ware-kinds.ts'

interface CoursewareDrawerProps {
  /** A piece that is there, or one that is to be made. */
  ware: ManagedCourseware | CoursewareDraft | null
  onClose: () => void
  onStored: (ware: ManagedCourseware) => void
}

/** A piece of courseware, made or changed. */
export function CoursewareDrawer({ ware, onClose, onStored }: CoursewareDrawerProps) {
  const t = useT()
  const { setDirty, leave, askLeave } = useAskLeave({
    title: t('course.manage_ware_leave_ask'),
    text: t('course.manage_ware_leave_text'),
    action: t('course.manage_ware_leave'),
    onClose,
  })
  const title =
    ware && (isStored(ware) ? ware.title : t('course.manage_ware_new', { type: t(WARE_TEXTS[ware.courseWareType]) }))
  return (
    <Drawer open={ware !== null} onClose={askLeave} size={640} title={title} destroyOnHidden>
      {ware && (
        <CoursewareEditor
          key={isStored(ware) ? `${ware.id} ${ware.version}` : 'new'}
          ware={ware}
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
