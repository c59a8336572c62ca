import { Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../text.ts'
import { Choice, type Option } from '../ui/form/choice.tsx'
import { Field } from '../ui/form/field.tsx'
import { familyOf, flatten, type Spot, type TreeItem, type TreeNode } from './tree.ts'

const TOP = 'top'

interface TreeMoveDialogProps<T extends TreeItem> {
  open: boolean
  item: T
  nodes: readonly TreeNode<T>[]
  /** Whether the item fits at a spot. */
  fits?: (to: Spot<T>) => boolean
  words: { title: string; action: string; under: string; choose: string; top: string }
  onMove: (to: Spot<T>) => Promise<void>
  onClose: () => void
}

/** Chooses a new parent by name, for trees too long to drag in. Only parents where the item fits are listed. */
export function TreeMoveDialog<T extends TreeItem>(props: TreeMoveDialogProps<T>) {
  const { open, item, nodes, fits = () => true, words, onMove, onClose } = props
  const t = useT()
  const [parent, setParent] = useState('')
  const [isBusy, setBusy] = useState(false)
  const closed = familyOf(nodes, item.id)
  const parents = flatten(nodes).filter((node) => {
    const { id } = node.item
    return !closed.has(id) && fits({ parentId: id, beforeId: null })
  })
  const options: Option<string>[] = [
    { value: TOP, label: words.top },
    ...parents.map((node) => ({ value: node.item.id, label: node.path.join(' / ') })),
  ]
  const run = async () => {
    setBusy(true)
    const below = parents.find((node) => node.item.id === parent)
    await onMove({ parentId: below?.item.id ?? null, beforeId: null })
    setBusy(false)
    onClose()
  }
  return (
    <Modal
      open={open}
      title={words.title}
      okText={words.action}
      cancelText={t('kernel.cancel')}
      okButtonProps={{ disabled: !parent }}
      confirmLoading={isBusy}
      onOk={() => void run()}
      onCancel={onClose}
      afterClose={() => setParent('')}
      destroyOnHidden
    >
      <Field label={words.under} required>
        {(field) => (
          <Choice field={field} options={options} value={parent} onChange={setParent} placeholder={words.choose} />
        )}
      </Field>
    </Modal>
  )
}
