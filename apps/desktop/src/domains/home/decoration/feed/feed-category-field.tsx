import { DECORATION_LIMITS, type FeedSource } from '@sands/rules/decoration'
import { Select } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import { useFeedCategories } from './use-feed-categories.ts'

interface FeedCategoryFieldProps {
  source: FeedSource
  /** Empty for all categories. */
  value: readonly string[]
  onChange: (ids: string[], firstName: string | undefined) => void
}

/** Chooses content of some categories with their descendants, or all content. */
export function FeedCategoryField({ source, value, onChange }: FeedCategoryFieldProps) {
  const t = useT()
  const { options, isPending, isKnown } = useFeedCategories(source)
  const known = new Set(options.map((option) => option.value))
  // Deleted categories stay until the person removes them, and are not shown by their ids.
  const missing = value
    .filter((id) => !known.has(id))
    .map((id) => ({ value: id, name: '', label: isKnown ? t('manage.content_gone') : '…' }))
  return (
    <Field
      label={t('home.edit_feed_categories')}
      hint={t('home.edit_feed_category_hint')}
      fault={isKnown && missing.length > 0 ? t('home.edit_feed_gone') : undefined}
    >
      {(field) => (
        <Select<string[]>
          {...field}
          mode="multiple"
          value={[...value]}
          loading={isPending}
          placeholder={t(`home.edit_feed_all_${source}`)}
          options={[...options, ...missing].map((option) => ({ ...option, title: option.label }))}
          showSearch={{ optionFilterProp: 'label' }}
          maxCount={DECORATION_LIMITS.sources}
          allowClear
          popupMatchSelectWidth={false}
          onChange={(ids) => onChange(ids, options.find((option) => option.value === ids[0])?.name)}
        />
      )}
    </Field>
  )
}
