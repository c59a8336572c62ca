import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import type { PageCategory, PageItem } from '@sands/contract/home/decoration.model'
import { useT } from '../../../../kernel/text.ts'
import { announce } from '../../../../kernel/ui/announce.ts'
import { useEditor } from '../editor-context.ts'
import type { ItemBlock } from '../modules/block-kinds.ts'
import { duplicateItem, holdsAll, moveItem, removeItem } from './item-edit.ts'
import { ItemFields } from './item-fields.tsx'
import styles from './items.module.css'
import { copyOfItem } from './new-parts.ts'
import { PartActs } from './part-acts.tsx'

interface ItemFormProps {
  block: ItemBlock
  category: PageCategory
  item: PageItem
  index: number
  name: string
}

/** All fields of an item, and the actions on it. */
export function ItemForm({ block, category, item, index, name }: ItemFormProps) {
  const t = useT()
  const { edit, remove, setOpenItem } = useEditor()
  const path = { block: block.key, category: category.key }
  const count = category.items.length
  const move = (to: number) => {
    edit(moveItem(path, index, to))
    announce(t('manage.sort_moved', { place: to + 1, count }))
  }
  return (
    <>
      <ItemFields block={block} category={category} item={item} />
      <footer className={styles.formFoot}>
        <PartActs
          name={name}
          acts={[
            { text: 'home.edit_up', icon: ArrowUpOutlined, run: index > 0 ? () => move(index - 1) : undefined },
            {
              text: 'home.edit_down',
              icon: ArrowDownOutlined,
              run: index < count - 1 ? () => move(index + 1) : undefined,
            },
            {
              text: 'home.edit_duplicate',
              icon: CopyOutlined,
              run: holdsAll(block)
                ? undefined
                : () => {
                    const copy = copyOfItem(item)
                    edit(duplicateItem(block.key, item.key, () => copy))
                    setOpenItem(copy.key)
                    announce(t('home.edit_added', { name }))
                  },
            },
            {
              text: 'home.edit_remove',
              icon: DeleteOutlined,
              run: () => {
                remove(removeItem(block.key, item.key), name)
                setOpenItem(undefined)
              },
            },
          ]}
        />
      </footer>
    </>
  )
}
