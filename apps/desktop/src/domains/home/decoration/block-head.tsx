import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import type { PageBlock } from '@sands/contract/home/decoration.model'
import { useT } from '../../../kernel/text.ts'
import { announce } from '../../../kernel/ui/announce.ts'
import { usePartName } from '../publish/use-part-name.ts'
import { useEditor } from './editor-context.ts'
import { copyOfBlock } from './items/new-parts.ts'
import { PartActs } from './items/part-acts.tsx'
import { duplicateBlock, isFull, moveBlock, removeBlock } from './page-edit.ts'
import styles from './settings.module.css'

/** The title of the module, and the actions on it. */
export function BlockHead({ block }: { block: PageBlock }) {
  const t = useT()
  const { page, edit, remove, choose } = useEditor()
  const { blocks } = page
  const count = blocks.length
  const place = blocks.findIndex(({ key }) => key === block.key)
  const name = usePartName()({ part: block.code, title: block.title.trim() })
  const move = (to: number) => {
    edit(moveBlock(place, to))
    announce(t('manage.sort_moved', { place: to + 1, count }))
  }
  return (
    <header className={styles.head}>
      <div>
        <h2 className={styles.title}>{t(`home.part_${block.code}`)}</h2>
        <p className={styles.meta}>{t('home.edit_place', { place: place + 1, count })}</p>
      </div>
      <PartActs
        name={name}
        acts={[
          { text: 'home.edit_up', icon: ArrowUpOutlined, run: place > 0 ? () => move(place - 1) : undefined },
          {
            text: 'home.edit_down',
            icon: ArrowDownOutlined,
            run: place < count - 1 ? () => move(place + 1) : undefined,
          },
          {
            text: 'home.edit_duplicate',
            icon: CopyOutlined,
            run: isFull(page)
              ? undefined
              : () => {
                  const copy = copyOfBlock(block)
                  edit(duplicateBlock(block.key, () => copy))
                  choose(copy.key)
                  announce(t('home.edit_added', { name }))
                },
          },
          {
            text: 'home.edit_remove',
            icon: DeleteOutlined,
            run: () => {
              const next = blocks[place + 1] ?? blocks[place - 1]
              remove(removeBlock(block.key), name)
              choose(next?.key ?? '')
            },
          },
        ]}
      />
    </header>
  )
}
