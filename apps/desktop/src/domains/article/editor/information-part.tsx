import { idIn } from '@sands/contract/kernel/id'
import { COVER_BYTES } from '@sands/rules/upload'
import { Input } from 'antd'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { PartSplit } from '../../../kernel/draft/part-split.tsx'
import { PictureField } from '../../../kernel/picture/picture-field.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useCategoryOptions } from '../manage/use-categories.ts'
import { MOST } from './article-document.ts'
import styles from './editor.module.css'
import type { ArticlePartProps } from './editor-state.ts'

/** The title, cover and other fields of an article that lists show. */
export function InformationPart({ editor: { document, change, cover, keepCover, onBusy } }: ArticlePartProps) {
  const t = useT()
  const { options, isPending } = useCategoryOptions()
  const isUnnamed = document.title.trim() === ''
  return (
    <PartCard title={t('article.manage_part_information')}>
      <PartSplit
        picture={
          <PictureField
            label={t('article.manage_cover')}
            purpose="image"
            most={COVER_BYTES}
            value={document.coverFileId}
            picture={cover}
            hint={t('article.manage_cover_hint')}
            onBusy={onBusy}
            onChange={(chosen) => {
              if (chosen) keepCover(chosen)
              change({ coverFileId: chosen?.fileId ?? null })
            }}
          />
        }
      >
        <Field
          label={t('article.manage_name')}
          required
          fault={isUnnamed ? t('article.manage_fault_no_title') : undefined}
        >
          {(field) => (
            <Input
              {...field}
              maxLength={MOST.title}
              showCount
              value={document.title}
              onChange={({ target }) => change({ title: target.value }, 'title')}
            />
          )}
        </Field>
        <Field label={t('article.manage_summary')} hint={t('article.manage_summary_hint')}>
          {(field) => (
            <Input.TextArea
              {...field}
              rows={3}
              maxLength={MOST.summary}
              value={document.summary}
              onChange={({ target }) => change({ summary: target.value }, 'summary')}
            />
          )}
        </Field>
        <div className={styles.pair}>
          <Field label={t('article.manage_author')} hint={t('article.manage_author_hint')}>
            {(field) => (
              <Input
                {...field}
                maxLength={MOST.author}
                value={document.author}
                onChange={({ target }) => change({ author: target.value }, 'author')}
              />
            )}
          </Field>
          <Field label={t('article.manage_category')}>
            {(field) => (
              <Choice
                field={field}
                placeholder={t('article.manage_category_choose')}
                loading={isPending}
                options={options}
                value={document.categoryId ?? ''}
                onChange={(next) => change({ categoryId: idIn<'articleCategory'>(next) ?? null })}
              />
            )}
          </Field>
        </div>
      </PartSplit>
    </PartCard>
  )
}
