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
import { setFields } from './course-edit.ts'
import { useCourseEditor } from './editor-context.ts'
import { LecturersField } from './lecturers-field.tsx'

const MOST_TITLE = 100

/** The title, category and cover of a course, as shown in lists. */
export function InformationPart() {
  const t = useT()
  const { document, edit, cover, keepCover, faults, onBusy } = useCourseEditor()
  const { options, isPending } = useCategoryOptions()
  const isGone = faults.some(({ kind }) => kind === 'category_gone')
  return (
    <PartCard title={t('course.manage_part_information')}>
      <PartSplit
        picture={
          <PictureField
            label={t('course.manage_cover')}
            purpose="image"
            most={COVER_BYTES}
            value={document.coverFileId}
            picture={cover}
            hint={t('course.manage_cover_hint')}
            onBusy={onBusy}
            onChange={(chosen) => {
              if (chosen) keepCover(chosen)
              edit(setFields({ coverFileId: chosen?.fileId ?? null }))
            }}
          />
        }
      >
        <Field label={t('course.manage_name')} required>
          {(field) => (
            <Input
              {...field}
              maxLength={MOST_TITLE}
              showCount
              value={document.title}
              placeholder={t('course.manage_name_hint')}
              onChange={({ target }) => edit(setFields({ title: target.value }), 'title')}
            />
          )}
        </Field>
        <Field
          label={t('course.manage_category')}
          hint={t('course.manage_category_hint')}
          fault={isGone ? t('course.manage_fault_category_gone') : undefined}
        >
          {(field) => (
            <Choice
              field={field}
              placeholder={t('course.manage_category_choose')}
              loading={isPending}
              options={options}
              value={isGone ? '' : (document.categoryId ?? '')}
              onChange={(next) => edit(setFields({ categoryId: idIn<'courseCategory'>(next) ?? null }))}
            />
          )}
        </Field>
        <LecturersField />
      </PartSplit>
    </PartCard>
  )
}
