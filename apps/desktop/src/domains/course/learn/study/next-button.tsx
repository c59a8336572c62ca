import { RightOutlined } from '@ant-design/icons'
import type { CatalogueItem } from '@sands/contract/course/course.model'
import { showToast } from '@sands/web/toast/toast'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'

interface NextButtonProps {
  next: CatalogueItem | undefined
  onOpen: (id: CatalogueItem['id']) => void
}

/** On to the next piece; a locked one says what comes first. */
export function NextButton({ next, onOpen }: NextButtonProps) {
  const t = useT()
  if (!next) return null
  const { id, lock } = next
  const go = () => (lock ? showToast(t('course.locked', { title: lock.beforeTitle })) : onOpen(id))
  return (
    <Button icon={<RightOutlined aria-hidden />} iconPlacement="end" aria-disabled={lock !== null} onClick={go}>
      {t('course.act_next')}
    </Button>
  )
}
