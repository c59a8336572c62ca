import type { FeedSource } from '@sands/rules/decoration'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/choice.tsx'
import { Field } from '../../../kernel/ui/field.tsx'
import { useFeedCategories } from './use-feed-categories.ts'

interface FeedCategoryFieldProps {
  source: FeedSource
  /** Empty for all. */
  value: string
  onChange: (id: string, name: string | undefined) => void
}

/** Things of a category and below, or all of them. */
export function FeedCategoryField({ source, value, onChange }: FeedCategoryFieldProps) {
  const t = useT()
  const { options, isPending, isKnown } = useFeedCategories(source)
  const gone = value !== '' && isKnown && !options.some((option) => option.value === value)
  return (
    <Field
      label={t(`home.edit_feed_${source}`)}
      hint={t('home.edit_feed_category_hint')}
      fault={gone ? t('home.edit_feed_gone') : undefined}
    >
      {(field) => (
        <Choice<string>
          field={field}
          placeholder={t(`home.edit_feed_all_${source}`)}
          value={gone ? '' : value}
          loading={isPending}
          options={options}
          onChange={(id) => onChange(id, options.find((option) => option.value === id)?.name)}
        />
      )}
    </Field>
  )
}
