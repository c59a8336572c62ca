import { PlusOutlined } from '@ant-design/icons'
import type { ProjectTaskName } from '@sands/rules/training/task-type'
import { Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import type { ContentMaker, MadeContent } from '../../../kernel/screens.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { PartBoundary } from '../../../kernel/ui/page/part-boundary.tsx'
import { useAskLeave } from '../../../kernel/use-ask-leave.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'

/** How this person can make content of a kind; undefined without the right of its domain. */
export function useContentMaker(kind: ProjectTaskName | undefined): ContentMaker | undefined {
  const viewer = useViewer()
  return useSlots().makers.find((maker) => maker.kind === kind && may(viewer, maker.right))
}

interface MakeContentProps {
  kind: ProjectTaskName
  onMade: (content: MadeContent) => void
}

/** Makes the content of a task in a drawer above the project, which stays as it is. */
export function MakeContent({ kind, onMade }: MakeContentProps) {
  const t = useT()
  const found = useContentMaker(kind)
  const [isOpen, setOpen] = useState(false)
  const { setDirty, leave, askLeave } = useAskLeave({
    title: t('training.make_leave_ask'),
    text: t('training.make_leave_text'),
    action: t('training.make_leave'),
    onClose: () => setOpen(false),
  })
  if (!found) return null
  const { maker: Maker } = found
  return (
    <>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('training.make', { kind: t(`training.type_${kind}`) })}
      </Button>
      <Drawer
        open={isOpen}
        onClose={askLeave}
        size={560}
        title={t('training.make', { kind: t(`training.type_${kind}`) })}
        destroyOnHidden
      >
        <PartBoundary coming={<Skeleton active paragraph={{ rows: 5 }} />}>
          <Maker
            onDirty={setDirty}
            onClose={askLeave}
            onMade={(content) => {
              leave()
              onMade(content)
            }}
          />
        </PartBoundary>
      </Drawer>
    </>
  )
}
