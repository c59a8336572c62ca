import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { ARTICLE_STATES, type ArticleAddress, isFiltered } from './article-address.ts'
import styles from './articles.module.css'
import { useCategoryOptions } from './use-categories.ts'

interface ArticleFiltersProps {
  address: ArticleAddress
  onChange: (patch: Partial<ArticleAddress>) => void
  onClear: () => void
}

/** The filters. Every change goes into the address and returns to the first page. */
export function ArticleFilters({ address, onChange, onClear }: ArticleFiltersProps) {
  const t = useT()
  const { keyword, category, state } = address
  const { options, isPending } = useCategoryOptions()
  const change = (patch: Partial<ArticleAddress>) => onChange({ current: 1, ...patch })
  return (
    <FilterBar
      label={t('article.manage_articles')}
      clear={{ label: t('article.manage_clear'), onClear }}
      isNarrowed={isFiltered(address)}
    >
      <KeywordField
        className={styles.keyword}
        label={t('article.manage_keyword')}
        keyword={keyword}
        onChange={(next) => change({ keyword: next })}
      />
      <Choice
        className={styles.wide}
        label={t('article.manage_category')}
        placeholder={t('article.manage_category_any')}
        loading={isPending}
        value={options.some(({ value }) => value === category) ? category : ''}
        options={options}
        onChange={(next) => change({ category: next })}
      />
      <Choice
        className={styles.choice}
        label={t('article.manage_state')}
        placeholder={t('article.manage_state_any')}
        value={state}
        options={ARTICLE_STATES.map((value) => ({ value, label: t(`article.manage_state_${value}`) }))}
        onChange={(next) => change({ state: next })}
      />
    </FilterBar>
  )
}
