import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { Department } from '@sands/contract/org/people.model'
import { Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { familyOf, flatten, type Spot, type TreeNode } from '../../../kernel/tree/tree.ts'
import { Choice, type Option } from '../../../kernel/ui/choice.tsx'
import { Field } from '../../../kernel/ui/field.tsx'

const TOP = 'top'

interface DepartmentMoveDialogProps {
  open: boolean
  department: Department
  nodes: readonly TreeNode<Department>[]
  onMove: (to: Spot<Department>) => Promise<void>
  onClose: () => void
}

/** A department's new parent by name, for trees too long to drag in. */
export function DepartmentMoveDialog({ open, department, nodes, onMove, onClose }: DepartmentMoveDialogProps) {
  const t = useT()
  const [parent, setParent] = useState<DepartmentId | typeof TOP | ''>('')
  const [isBusy, setBusy] = useState(false)
  const closed = familyOf(nodes, department.id)
  const options: Option<DepartmentId | typeof TOP>[] = [
    { value: TOP, label: t('org.department_top') },
    ...flatten(nodes)
      .filter((node) => !closed.has(node.thing.id))
      .map((node) => ({ value: node.thing.id, label: node.path.join(' / ') })),
  ]
  const run = async () => {
    if (!parent) return
    setBusy(true)
    await onMove({ parentId: parent === TOP ? null : parent, beforeId: null })
    setBusy(false)
    onClose()
  }
  return (
    <Modal
      open={open}
      title={t('org.department_move_title', { name: department.name })}
      okText={t('org.move')}
      cancelText={t('kernel.cancel')}
      okButtonProps={{ disabled: !parent }}
      confirmLoading={isBusy}
      onOk={() => void run()}
      onCancel={onClose}
      afterClose={() => setParent('')}
      destroyOnHidden
    >
      <Field label={t('org.department_under')} required>
        {(field) => (
          <Choice
            field={field}
            options={options}
            value={parent}
            onChange={setParent}
            placeholder={t('org.department_choose')}
          />
        )}
      </Field>
    </Modal>
  )
}
