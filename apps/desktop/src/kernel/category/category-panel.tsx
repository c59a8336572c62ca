import { DeleteOutlined, EditOutlined, PlusOutlined, SwapOutlined } from '@ant-design/icons'
import { MOST_CATEGORY_NAME } from '@sands/rules/category'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useT } from '../text.ts'
import { sumOf, type TreeNode } from '../tree/tree.ts'
import { TreeHint, TreePanel } from '../tree/tree-layout.tsx'
import { TreeMoveDialog } from '../tree/tree-move-dialog.tsx'
import { NameDialog } from '../ui/form/name-dialog.tsx'
import type { EditedCategory } from './category.model.ts'
import { fitsAt, hasRoomBelow } from './category-depth.ts'
import type { CategoryActs } from './use-category-acts.ts'

interface CategoryPanelProps<Kind extends string> {
  node: TreeNode<EditedCategory<Kind>> | undefined
  nodes: readonly TreeNode<EditedCategory<Kind>>[]
  acts: CategoryActs<Kind>
  countText: (count: number) => string
  /** A link to the items of the category. */
  link: (id: string) => ReactNode
  onAdd: (below: EditedCategory<Kind>) => void
  onGone: () => void
}

/** The chosen category, and the actions on it. */
export function CategoryPanel<Kind extends string>(props: CategoryPanelProps<Kind>) {
  const { node, nodes, acts, countText, link, onAdd, onGone } = props
  const t = useT()
  const [act, setAct] = useState<'rename' | 'move' | null>(null)
  if (!node) return <TreeHint lines={[t('manage.category_hint'), t('manage.category_keys')]} />
  const { item: category } = node
  const isEmpty = category.count === 0 && node.children.length === 0
  return (
    <TreePanel
      title={category.name}
      facts={[
        { label: t('manage.category_path'), value: node.path.join(' / ') },
        { label: t('manage.category_here'), value: countText(category.count) },
        { label: t('manage.category_with_below'), value: countText(sumOf(node, ({ count }) => count)) },
      ]}
      notes={[...(isEmpty ? [] : [t('manage.category_not_empty')]), t('manage.category_keys')]}
      acts={
        <>
          {link(category.id)}
          {hasRoomBelow(node.path) && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => onAdd(category)}>
              {t('manage.category_below')}
            </Button>
          )}
          <Button icon={<EditOutlined aria-hidden />} onClick={() => setAct('rename')}>
            {t('manage.category_rename')}
          </Button>
          <Button icon={<SwapOutlined aria-hidden />} onClick={() => setAct('move')}>
            {t('manage.category_move')}
          </Button>
          <Button
            danger
            icon={<DeleteOutlined aria-hidden />}
            disabled={!isEmpty}
            onClick={() => acts.askRemove(category, onGone)}
          >
            {t('manage.category_remove')}
          </Button>
        </>
      }
    >
      <NameDialog
        open={act === 'rename'}
        title={t('manage.category_rename_title', { name: category.name })}
        label={t('manage.category_name')}
        start={category.name}
        mostLetters={MOST_CATEGORY_NAME}
        action={t('manage.category_save')}
        onSave={(name) => acts.rename(category, name)}
        onClose={() => setAct(null)}
      />
      <TreeMoveDialog
        open={act === 'move'}
        item={category}
        nodes={nodes}
        fits={(to) => fitsAt(acts.shown, category, to)}
        words={{
          title: t('manage.category_move_title', { name: category.name }),
          action: t('manage.category_move'),
          under: t('manage.category_under'),
          choose: t('manage.category_choose'),
          top: t('manage.category_top'),
        }}
        onMove={(to) => acts.move(category, to)}
        onClose={() => setAct(null)}
      />
    </TreePanel>
  )
}
