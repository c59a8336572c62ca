import { PlusOutlined } from '@ant-design/icons'
import type { PageCategory } from '@sands/contract/home/decoration.model'
import { feedAmount } from '@sands/rules/block'
import { DECORATION_LIMITS, type FeedContent } from '@sands/rules/decoration'
import { Button } from 'antd'
import { useState } from 'react'
import { useContentKind } from '../../../../kernel/content/use-content-kind.ts'
import { lazyPage } from '../../../../kernel/lazy-page.tsx'
import { useT } from '../../../../kernel/text.ts'
import fieldStyles from '../../../../kernel/ui/form/field.module.css'
import { moved } from '../../../../kernel/ui/list/drag-sort.ts'
import { useDragSort } from '../../../../kernel/ui/list/use-drag-sort.ts'
import { useWhenFetched } from '../../../../kernel/use-when-fetched.ts'
import { useEditor } from '../editor-context.ts'
import styles from '../items/items.module.css'
import type { FeedBlock } from '../modules/block-kinds.ts'
import { pickContents } from './feed-edit.ts'
import { PickedRow } from './feed-picked-row.tsx'

const ContentsPicker = lazyPage(() => import('../../../../kernel/content/contents-picker.tsx'), 'ContentsPicker')

interface FeedPickedProps {
  block: FeedBlock
  category: PageCategory
  feedContent: FeedContent
}

/** Content picked one by one, in the order in which people see it. */
export function FeedPicked({ block, category, feedContent }: FeedPickedProps) {
  const t = useT()
  const { edit, remove } = useEditor()
  const content = useContentKind(feedContent)
  const [open, setOpen] = useState<boolean>()
  const whenFetched = useWhenFetched(ContentsPicker)
  const { jumpIds } = category
  const pick = (ids: readonly string[]) => pickContents({ block: block.key, category: category.key }, ids)
  const sort = useDragSort({ count: jumpIds.length, onMove: (from, to) => edit(pick(moved(jumpIds, from, to))) })
  const most = DECORATION_LIMITS.sources
  const shown = feedAmount(block)
  const hint = () => {
    if (jumpIds.length === 0) return t('home.edit_feed_picked_none')
    return jumpIds.length > shown ? t('home.edit_feed_picked_more', { count: shown }) : t('home.edit_feed_picked_hint')
  }
  return (
    <div className={styles.items}>
      <ol className={styles.list} aria-label={t('home.edit_feed_by_hand')}>
        {jumpIds.map((id, index) => (
          <li key={id} className={styles.item} {...sort.row(index)}>
            <PickedRow
              feedContent={feedContent}
              id={id}
              place={index + 1}
              handle={(name) => sort.handle(index, name)}
              onRemove={(name) => remove(pick(jumpIds.filter((each) => each !== id)), name)}
            />
          </li>
        ))}
      </ol>
      <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => void whenFetched(() => setOpen(true))}>
        {t(`home.edit_feed_pick_${feedContent}`)}
      </Button>
      <p className={fieldStyles.hint}>{hint()}</p>
      {content && open !== undefined && (
        <ContentsPicker
          content={content}
          title={t(`home.edit_feed_pick_${feedContent}`)}
          open={open}
          value={jumpIds}
          most={most}
          onChange={(ids) => edit(pick(ids), `${category.key} picked`)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
