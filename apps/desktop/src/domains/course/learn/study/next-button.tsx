import { LockOutlined, RightOutlined } from '@ant-design/icons'
import type { CatalogueCourseware } from '@sands/contract/course/course.model'
import { useLockText } from '@sands/web/course/use-courseware-facts'
import { showToast } from '@sands/web/toast/toast'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'

interface NextButtonProps {
  next: CatalogueCourseware | undefined
  onOpen: (id: CatalogueCourseware['id']) => void
}

/**
 * Opens the next courseware. If it is locked, the button looks disabled but can be hovered and pressed, to tell what
 * comes first.
 */
export function NextButton({ next, onOpen }: NextButtonProps) {
  const t = useT()
  const lockText = useLockText()
  if (!next) return null
  const { id, lock } = next
  if (!lock) {
    return (
      <Button icon={<RightOutlined aria-hidden />} iconPlacement="end" onClick={() => onOpen(id)}>
        {t('course.act_next')}
      </Button>
    )
  }
  const reason = lockText(lock)
  return (
    <Button
      icon={<LockOutlined aria-hidden />}
      iconPlacement="end"
      aria-disabled
      className="ant-btn-disabled"
      title={reason}
      onClick={() => showToast(reason)}
    >
      {t('course.act_next')}
    </Button>
  )
}
