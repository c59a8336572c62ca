import { FEED_SOURCES, type FeedSource } from '@sands/rules/decoration'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../../kernel/ui/form/field.tsx'

interface FeedOrderFieldProps {
  source: 'course' | 'article' | 'both'
  value: 0 | 1
  /** Some content was picked and comes before the rest. */
  isAfterPicked?: boolean
  onChange: (rule: 0 | 1) => void
}

/** The order: newest first, or most popular first. */
export function FeedOrderField({ source, value, isAfterPicked = false, onChange }: FeedOrderFieldProps) {
  const t = useT()
  return (
    <Field label={t('home.edit_order')} hint={isAfterPicked ? t('home.edit_feed_picked_first') : undefined}>
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

interface FeedFirstFieldProps {
  value: FeedSource
  onChange: (source: FeedSource) => void
}

/** When everything is picked: articles first, or courses first. */
export function FeedFirstField({ value, onChange }: FeedFirstFieldProps) {
  const t = useT()
  return (
    <Field label={t('home.edit_order')}>
      {(field) => (
        <Choice<FeedSource>
          field={field}
          clearable={false}
          placeholder={t('home.edit_order')}
          value={value}
          options={FEED_SOURCES.map((source) => ({ value: source, label: t(`home.edit_feed_first_${source}`) }))}
          onChange={(source) => source && onChange(source)}
        />
      )}
    </Field>
  )
}
