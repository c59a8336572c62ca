import { CONTENT_STATES } from '@sands/rules/community/content'
import { Checkbox } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import styles from './community.module.css'
import { CONTENT_TYPE_NAMES, isFiltered, NO_FILTER, type PostsAddress } from './posts-address.ts'

interface PostsFiltersProps {
  address: PostsAddress
  onChange: (patch: Partial<PostsAddress>) => void
}

/** Every change goes into the address and returns to the first page. */
export function PostsFilters({ address, onChange }: PostsFiltersProps) {
  const t = useT()
  const { keyword, type, state, pinned } = address
  const change = (patch: Partial<PostsAddress>) => onChange({ current: 1, ...patch })
  return (
    <FilterBar
      label={t('community.manage_all_posts')}
      clear={{ label: t('community.manage_clear'), onClear: () => onChange(NO_FILTER) }}
      isNarrowed={isFiltered(address)}
    >
      <KeywordField
        label={t('community.manage_keyword')}
        keyword={keyword}
        onChange={(next) => change({ keyword: next })}
      />
      <Choice
        className={styles.choice}
        label={t('community.manage_type')}
        placeholder={t('community.manage_type_any')}
        value={type}
        options={CONTENT_TYPE_NAMES.map((value) => ({ value, label: t(`community.manage_post_${value}`) }))}
        onChange={(next) => change({ type: next })}
      />
      <Choice
        className={styles.choice}
        label={t('community.manage_state')}
        placeholder={t('community.manage_state_any')}
        value={state}
        options={CONTENT_STATES.map((value) => ({ value, label: t(`community.manage_state_${value}`) }))}
        onChange={(next) => change({ state: next })}
      />
      <Checkbox checked={pinned === '1'} onChange={({ target }) => change({ pinned: target.checked ? '1' : '' })}>
        {t('community.manage_only_pinned')}
      </Checkbox>
    </FilterBar>
  )
}
