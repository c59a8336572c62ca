import type { PageCategory } from '@sands/contract/home/decoration.model'
import type { FeedContent } from '@sands/rules/decoration'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { useEditor } from '../editor-context.ts'
import type { FeedBlock } from '../modules/block-kinds.ts'
import styles from '../settings.module.css'
import { FeedCategoryField } from './feed-category-field.tsx'
import { chooseCategories, pickContents } from './feed-edit.ts'
import { FeedPicked } from './feed-picked.tsx'

interface FeedPartProps {
  block: FeedBlock
  category: PageCategory
  feedContent: FeedContent
  /** The part is named after the first category chosen for it. */
  takesName?: boolean
}

/** Chooses the content of a part: all content of some categories, or content picked one by one. */
export function FeedPart({ block, category, feedContent, takesName = false }: FeedPartProps) {
  const t = useT()
  const { edit, remove } = useEditor()
  const [wantsToPick, setWantsToPick] = useState(false)
  const path = { block: block.key, category: category.key }
  const isPicked = category.jumpIds.length > 0
  const byHand = isPicked || wantsToPick
  const change = (way: 'auto' | 'hand') => {
    setWantsToPick(way === 'hand')
    if (way === 'auto' && isPicked) remove(pickContents(path, []), t('home.change_picked'))
  }
  return (
    <fieldset className={`${styles.group} ${styles.feedPart}`}>
      <legend className={styles.legend}>{t(`home.edit_feed_${feedContent}`)}</legend>
      <Segmented<'auto' | 'hand'>
        block
        aria-label={t(`home.edit_feed_${feedContent}`)}
        value={byHand ? 'hand' : 'auto'}
        options={[
          {
            value: 'auto',
            label: t(feedContent === 'lecturer' ? 'home.edit_feed_all_lecturer' : 'home.edit_feed_by_category'),
          },
          { value: 'hand', label: t('home.edit_feed_by_hand') },
        ]}
        onChange={change}
      />
      {byHand && <FeedPicked block={block} category={category} feedContent={feedContent} />}
      {!byHand && feedContent !== 'lecturer' && (
        <FeedCategoryField
          source={feedContent}
          value={category.jumpCategoryIds}
          onChange={(ids, name) => edit(chooseCategories(path, ids, takesName ? name : undefined))}
        />
      )}
    </fieldset>
  )
}
