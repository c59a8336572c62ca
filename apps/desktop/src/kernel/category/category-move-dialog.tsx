import { Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../text.ts'
import { familyOf, flatten, type Spot, type TreeNode } from '../tree/tree.ts'
import { Choice, type Option } from '../ui/choice.tsx'
import { Field } from '../ui/field.tsx'
import type { EditedCategory } from './category.model.ts'
import { fitsAt } from './category-depth.ts'

const TOP = 'top'

interface CategoryMoveDialogProps<Kind extends string> {
  open: boolean
  category: EditedCategory<Kind>
  nodes: readonly TreeNode<EditedCategory<Kind>>[]
  onMove: (to: Spot<EditedCategory<Kind>>) => Promise<void>
  onClose: () => void
}

/** A category's new parent by name. Only those below which there is room are offered. */
export function CategoryMoveDialog<Kind extends string>(props: CategoryMoveDialogProps<Kind>) {
  const { open, category, nodes, onMove, onClose } = props
  const t = useT()
  const [parent, setParent] = useState('')
  const [isBusy, setBusy] = useState(false)
  const every = flatten(nodes)
  const things = every.map(({ thing }) => thing)
  const closed = familyOf(nodes, category.id)
  const parents = every.filter(
    ({ thing }) => !closed.has(thing.id) && fitsAt(things, category, { parentId: thing.id, beforeId: null }),
  )
  const options: Option<string>[] = [
    { value: TOP, label: t('manage.category_top') },
    ...parents.map(({ thing, path }) => ({ value: thing.id, label: path.join(' / ') })),
  ]
  const run = async () => {
    setBusy(true)
    const below = parents.find(({ thing }) => thing.id === parent)
    await onMove({ parentId: below?.thing.id ?? null, beforeId: null })
    setBusy(false)
    onClose()
  }
  return (
    <Modal
      open={open}
      title={t('manage.category_move_title', { name: category.name })}
      okText={t('manage.category_move')}
      cancelText={t('kernel.cancel')}
      okButtonProps={{ disabled: !parent }}
      confirmLoading={isBusy}
      onOk={() => void run()}
      onCancel={onClose}
      afterClose={() => setParent('')}
      destroyOnHidden
    >
      <Field label={t('manage.category_under')} required>
        {(field) => (
          <Choice
            field={field}
            options={options}
            value={parent}
            onChange={setParent}
            placeholder={t('manage.category_choose')}
          />
        )}
      </Field>
    </Modal>
  )
}
