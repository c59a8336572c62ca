import { PlusOutlined } from '@ant-design/icons'
import type { PageCategory } from '@sands/contract/home/decoration.model'
import { blockKind } from '@sands/rules/decoration'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { useDragSort } from '../../../../kernel/ui/list/use-drag-sort.ts'
import { usePromotionWords } from '../../promotions/use-promotion-words.ts'
import { useEditor } from '../editor-context.ts'
import type { ItemBlock } from '../modules/block-kinds.ts'
import { itemCount } from '../page-edit.ts'
import { AddMany } from './add-many.tsx'
import { addItem, holdsAll, moveItem } from './item-edit.ts'
import { ItemRow } from './item-row.tsx'
import styles from './items.module.css'
import { newItem } from './new-parts.ts'

interface ItemListProps {
  block: ItemBlock
  category: PageCategory
}

/** The items of a category in order; one of them may be open. */
export function ItemList({ block, category }: ItemListProps) {
  const t = useT()
  const { edit, beginItem } = useEditor()
  const { items } = category
  const words = usePromotionWords(items)
  const path = { block: block.key, category: category.key }
  const sort = useDragSort({ count: items.length, onMove: (from, to) => edit(moveItem(path, from, to)) })
  const { mostItems, items: needs } = blockKind(block.code)
  const full = holdsAll(block)
  const add = () => {
    const item = newItem()
    edit(addItem(path, item))
    beginItem(item.key)
  }
  return (
    <div className={styles.items}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.key} className={styles.item} {...sort.row(index)}>
            <ItemRow
              block={block}
              category={category}
              item={item}
              index={index}
              words={words}
              handle={(name) => sort.handle(index, name)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.adds}>
        <Button type="dashed" icon={<PlusOutlined aria-hidden />} disabled={full} onClick={add}>
          {t(`home.edit_add_${block.code}`)}
        </Button>
        {needs === 'picture' && <AddMany path={path} room={Math.max(0, mostItems - itemCount(block))} />}
      </div>
      {full && <p className={styles.meta}>{t('home.edit_items_full', { count: mostItems })}</p>}
    </div>
  )
}
