import type { PageCategory } from '@sands/contract/home/decoration.model'
import { blockKind, type FeedSource, feedContent } from '@sands/rules/decoration'
import { useT } from '../../../../kernel/text.ts'
import { useEditor } from '../editor-context.ts'
import type { FeedBlock } from '../modules/block-kinds.ts'
import { setShowRule } from '../page-edit.ts'
import styles from '../settings.module.css'
import { CategoryList } from './category-list.tsx'
import { putFirst, setPartRule } from './feed-edit.ts'
import { FeedFirstField, FeedOrderField } from './feed-order-field.tsx'
import { FeedPart } from './feed-part.tsx'

const isPicked = ({ jumpIds }: PageCategory): boolean => jumpIds.length > 0

/** Chooses the content of a module, and its order. */
export function FeedParts({ block }: { block: FeedBlock }) {
  const t = useT()
  const { feed = 'course', categories } = blockKind(block.code)
  if (categories) {
    return (
      <CategoryList block={block} heading={t('home.edit_feed_kinds')}>
        {(category, place) => <SortedPart block={block} category={category} place={place} />}
      </CategoryList>
    )
  }
  return (
    <>
      {visibleParts(block).map((category) => (
        <FeedPart
          key={category.key}
          block={block}
          category={category}
          feedContent={feedContent(block.code, category.source)}
        />
      ))}
      {feed !== 'lecturer' && <FeedOrder block={block} feedContent={feed} />}
    </>
  )
}

/** The fields keep their order, no matter which kind comes first on the phone. */
const visibleParts = ({ categories }: FeedBlock): readonly PageCategory[] =>
  categories.toSorted((one, other) => (one.source ?? '').localeCompare(other.source ?? ''))

/** When everything is picked, only the order of the two kinds can be chosen. */
function FeedOrder({ block, feedContent }: { block: FeedBlock; feedContent: FeedSource | 'both' }) {
  const { edit } = useEditor()
  const { key, categories } = block
  const [first] = categories
  if (!categories.every(isPicked)) {
    return (
      <FeedOrderField
        source={feedContent}
        value={first?.showRule ?? 0}
        isAfterPicked={categories.some(isPicked)}
        onChange={(rule) => edit(setShowRule(key, rule))}
      />
    )
  }
  if (feedContent !== 'both') return null
  return <FeedFirstField value={first?.source ?? 'article'} onChange={(source) => edit(putFirst(key, source))} />
}

interface SortedPartProps {
  block: FeedBlock
  category: PageCategory
  place: number
}

/** One of several categories. It is named after the category chosen for it, unless the person has named it. */
function SortedPart({ block, category, place }: SortedPartProps) {
  const t = useT()
  const { edit } = useEditor()
  const path = { block: block.key, category: category.key }
  const unnamed = ['', t('home.edit_category_default', { place })]
  return (
    <div className={styles.body}>
      <FeedPart
        block={block}
        category={category}
        feedContent="course"
        takesName={unnamed.includes(category.name.trim())}
      />
      {!isPicked(category) && (
        <FeedOrderField source="course" value={category.showRule} onChange={(rule) => edit(setPartRule(path, rule))} />
      )}
    </div>
  )
}
