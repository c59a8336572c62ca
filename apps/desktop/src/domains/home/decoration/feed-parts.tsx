import type { PageCategory } from '@sands/contract/home/decoration.model'
import { blockKind } from '@sands/rules/decoration'
import { useT } from '../../../kernel/text.ts'
import type { FeedBlock } from './block-kinds.ts'
import { CategoryList } from './category-list.tsx'
import { useEditor } from './editor-context.ts'
import { FeedCategoryField } from './feed-category-field.tsx'
import { chooseCategory, setPartRule } from './feed-edit.ts'
import { FeedOrderField } from './feed-order-field.tsx'
import { setShowRule } from './page-edit.ts'
import styles from './settings.module.css'

/** Which things a module shows, and in which order. */
export function FeedParts({ block }: { block: FeedBlock }) {
  const { edit } = useEditor()
  const t = useT()
  const { feed, categories, showRules } = blockKind(block.code)
  if (categories) {
    return (
      <CategoryList block={block} heading={t('home.edit_feed_course')}>
        {(category, place) => <SortedPart block={block} category={category} place={place} />}
      </CategoryList>
    )
  }
  if (!showRules) return null
  return (
    <>
      {block.categories.map((category) => (
        <FeedCategoryField
          key={category.key}
          source={feed === 'both' ? (category.source ?? 'course') : feed === 'article' ? 'article' : 'course'}
          value={category.jumpCategoryIds[0] ?? ''}
          onChange={(id) => edit(chooseCategory({ block: block.key, category: category.key }, id))}
        />
      ))}
      <FeedOrderField
        source={feed === 'both' || feed === 'article' ? feed : 'course'}
        value={block.categories[0]?.showRule ?? 0}
        onChange={(rule) => edit(setShowRule(block.key, rule))}
      />
    </>
  )
}

interface SortedPartProps {
  block: FeedBlock
  category: PageCategory
  place: number
}

/** One of several categories. It is named after what was chosen for it, unless somebody has named it. */
function SortedPart({ block, category, place }: SortedPartProps) {
  const t = useT()
  const { edit } = useEditor()
  const path = { block: block.key, category: category.key }
  const unnamed = ['', t('home.edit_category_default', { place })]
  const isNamed = !unnamed.includes(category.name.trim())
  return (
    <div className={styles.body}>
      <FeedCategoryField
        source="course"
        value={category.jumpCategoryIds[0] ?? ''}
        onChange={(id, name) => edit(chooseCategory(path, id, isNamed ? undefined : name))}
      />
      <FeedOrderField source="course" value={category.showRule} onChange={(rule) => edit(setPartRule(path, rule))} />
    </div>
  )
}
