import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/choice.tsx'
import { Field } from '../../../kernel/ui/field.tsx'

interface FeedOrderFieldProps {
  source: 'course' | 'article' | 'both'
  value: 0 | 1
  onChange: (rule: 0 | 1) => void
}

/** What comes first: the latest, or what most people chose. */
export function FeedOrderField({ source, value, onChange }: FeedOrderFieldProps) {
  const t = useT()
  return (
    <Field label={t('home.edit_order')}>
      {(field) => (
        <Choice<'0' | '1'>
          field={field}
          clearable={false}
          placeholder={t('home.edit_order')}
          value={value === 1 ? '1' : '0'}
          options={[
            { value: '0', label: t('home.edit_order_latest') },
            { value: '1', label: t(`home.edit_feed_order_${source}`) },
          ]}
          onChange={(rule) => onChange(rule === '1' ? 1 : 0)}
        />
      )}
    </Field>
  )
}
