import type { PageBlock } from '@sands/contract/home/decoration.model'
import { feedAmount } from '@sands/rules/block'
import type { ReactNode } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { SortHandle } from '../../../../kernel/ui/list/sort-handle.tsx'
import { useDragSort } from '../../../../kernel/ui/list/use-drag-sort.ts'
import { BUTTON } from '../../publish/page-difference.ts'
import { usePartName } from '../../publish/use-part-name.ts'
import { useEditor } from '../editor-context.ts'
import { FaultDot } from '../fault-dot.tsx'
import { faultCountOf } from '../faults.ts'
import { PartPicture } from '../items/part-picture.tsx'
import { itemCount, moveBlock } from '../page-edit.ts'
import { AddModule } from './add-module.tsx'
import { isFeed } from './block-kinds.ts'
import { entryId } from './module-entry.ts'
import styles from './modules.module.css'

/** The modules from top to bottom; the floating button has no position on the page and comes last. */
export function ModuleList() {
  const t = useT()
  const { page, edit } = useEditor()
  const { blocks } = page
  const partName = usePartName()
  const sort = useDragSort({ count: blocks.length, onMove: (from, to) => edit(moveBlock(from, to)) })
  return (
    <nav className={styles.modules} aria-label={t('home.edit_modules')}>
      <ol className={styles.list}>
        {blocks.map((block, index) => (
          <li key={block.key} className={styles.row} {...sort.row(index)}>
            <SortHandle {...sort.handle(index, partName({ part: block.code, title: block.title.trim() }))} />
            <ModuleEntry id={block.key} part={block.code} words={<BlockWords block={block} />} />
          </li>
        ))}
      </ol>
      <AddModule />
      <div className={styles.row} data-fixed>
        <ModuleEntry
          id={BUTTON}
          part={BUTTON}
          words={page.floatingButton ? page.floatingButton.name || t('home.edit_on') : t('home.edit_off')}
        />
      </div>
    </nav>
  )
}

interface ModuleEntryProps {
  id: string
  part: PageBlock['code'] | typeof BUTTON
  words: ReactNode
}

function ModuleEntry({ id, part, words }: ModuleEntryProps) {
  const t = useT()
  const { faults, chosen, choose } = useEditor()
  return (
    <button
      type="button"
      id={entryId(id)}
      className={styles.entry}
      aria-current={chosen === id ? 'true' : undefined}
      onClick={() => choose(id)}
    >
      <PartPicture part={part} />
      <span className={styles.words}>
        <span className={styles.name}>{t(`home.part_${part}`)}</span>
        <span className={styles.meta}>{words}</span>
      </span>
      <FaultDot count={faultCountOf(faults, id)} />
    </button>
  )
}

function BlockWords({ block }: { block: PageBlock }) {
  const t = useT()
  if (block.code === 'app-notice') return t('home.edit_notice_source')
  if (block.code === 'app-learn-task') return block.title.trim() || t('home.edit_tasks_source')
  if (block.code === 'app-community') return block.title.trim() || t('home.edit_community_source')
  const count = isFeed(block)
    ? t('home.edit_feed_count', { count: feedAmount(block) })
    : t('home.edit_items', { count: itemCount(block) })
  return block.title.trim() ? `${block.title} · ${count}` : count
}
