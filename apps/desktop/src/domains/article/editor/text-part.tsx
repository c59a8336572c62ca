import { Input, Radio } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { RichTextField } from '../../../kernel/rich-text/rich-text-field.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useLinkHint } from '../../../kernel/ui/form/use-link-hint.ts'
import { faultOf, MOST } from './article-document.ts'
import type { ArticlePartProps } from './editor-state.ts'

/**
 * The content: a text written here, or an external page. The written text stays when the author switches to the other.
 */
export function TextPart({ editor: { document, change, sources, onBusy } }: ArticlePartProps) {
  const t = useT()
  const linkHint = useLinkHint()
  const [left, setLeft] = useState(false)
  const isExternal = document.articleType === 2
  const fault = left && faultOf(document) === 'link' ? t('article.manage_fault_link') : undefined
  return (
    <PartCard
      title={t('article.manage_part_text')}
      action={
        <Radio.Group
          aria-label={t('article.manage_type')}
          optionType="button"
          value={document.articleType}
          onChange={({ target }) => change({ articleType: target.value })}
          options={[
            { value: 1, label: t('article.manage_type_here') },
            { value: 2, label: t('article.manage_type_elsewhere') },
          ]}
        />
      }
    >
      {isExternal ? (
        <Field
          label={t('article.manage_link')}
          required
          hint={linkHint(document.jumpUrl, t('article.manage_link_hint'))}
          fault={fault}
        >
          {(field) => (
            <Input
              {...field}
              type="url"
              inputMode="url"
              maxLength={MOST.link}
              value={document.jumpUrl ?? ''}
              onChange={({ target }) => change({ jumpUrl: target.value || null }, 'link')}
              onBlur={() => setLeft(true)}
            />
          )}
        </Field>
      ) : (
        <RichTextField
          label={t('article.manage_text')}
          most={MOST.content}
          value={document.content}
          sources={sources}
          onChange={(content) => change({ content }, 'content')}
          onBusy={onBusy}
        />
      )}
    </PartCard>
  )
}
