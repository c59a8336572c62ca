import { ClockCircleOutlined, DownOutlined, PictureOutlined, TeamOutlined } from '@ant-design/icons'
import type { PageCategory, PageItem } from '@sands/contract/home/decoration.model'
import { useId } from 'react'
import { JumpWords } from '../../../../kernel/jump/jump-words.tsx'
import { useT } from '../../../../kernel/text.ts'
import { SortHandle } from '../../../../kernel/ui/list/sort-handle.tsx'
import type { useDragSort } from '../../../../kernel/ui/list/use-drag-sort.ts'
import type { PromotionWords } from '../../promotions/use-promotion-words.ts'
import { useEditor } from '../editor-context.ts'
import { FaultDot } from '../fault-dot.tsx'
import { faultsOfItem } from '../faults.ts'
import type { ItemBlock } from '../modules/block-kinds.ts'
import { ItemForm } from './item-form.tsx'
import styles from './items.module.css'

interface ItemRowProps {
  block: ItemBlock
  category: PageCategory
  item: PageItem
  index: number
  words: PromotionWords
  handle: (name: string) => ReturnType<ReturnType<typeof useDragSort>['handle']>
}

/** An item as one line with its content and target; when open, with all its fields. */
export function ItemRow({ block, category, item, index, words, handle }: ItemRowProps) {
  const t = useT()
  const id = useId()
  const { faults, pictureOf, openItem, setOpenItem } = useEditor()
  const isOpen = openItem === item.key
  const picture = pictureOf(item.fileId)
  const name = item.name.trim() || t('home.fault_item', { place: index + 1 })
  const forSome = item.audience.included.length + item.audience.excluded.length > 0
  const hasHours = item.showFrom !== null || item.showUntil !== null
  return (
    <>
      <div className={styles.row}>
        <SortHandle {...handle(name)} />
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpenItem(isOpen ? undefined : item.key)}
        >
          <span className={styles.thumb}>
            {picture ? <img src={picture.sizes[0]?.url ?? picture.url} alt="" /> : <PictureOutlined aria-hidden />}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.meta}>
              <JumpWords jump={item.jump}>{words.jump(item.jump)}</JumpWords>
            </span>
            {hasHours && (
              <span className={styles.meta}>
                <ClockCircleOutlined aria-hidden /> {words.window(item)}
              </span>
            )}
            {forSome && (
              <span className={styles.meta}>
                <TeamOutlined aria-hidden /> {words.audience(item.audience)}
              </span>
            )}
          </span>
          <FaultDot count={faultsOfItem(faults, item.key).length} />
          <DownOutlined aria-hidden className={styles.arrow} />
        </button>
      </div>
      {isOpen && (
        <div id={id} className={styles.form}>
          <ItemForm block={block} category={category} item={item} index={index} name={name} />
        </div>
      )}
    </>
  )
}
