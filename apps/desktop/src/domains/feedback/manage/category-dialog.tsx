import type { CategoryNames, ManagedFeedbackCategory } from '@sands/contract/feedback/feedback.model'
import { CATEGORY_NAME_LENGTH } from '@sands/rules/feedback'
import { LANGUAGE_NAMES, LANGUAGES } from '@sands/rules/language'
import { useAct } from '@sands/web/call/use-call'
import { localeOf } from '@sands/web/i18n/i18n'
import { Button, Checkbox, Input, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from './feedback.module.css'

interface CategoryDialogProps {
  /** The dialog is open while this is set. */
  category: ManagedFeedbackCategory | 'new' | undefined
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** The name of a category in every language, and whether learners can choose it. */
export function CategoryDialog({ category, onClose, onChanged }: CategoryDialogProps) {
  const t = useT()
  const isNew = category === 'new'
  return (
    <Modal
      open={category !== undefined}
      title={t(isNew ? 'feedback.manage_category_add' : 'feedback.manage_category_edit')}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {category && <CategoryForm category={isNew ? undefined : category} onClose={onClose} onChanged={onChanged} />}
    </Modal>
  )
}

interface CategoryFormProps extends Omit<CategoryDialogProps, 'category'> {
  category: ManagedFeedbackCategory | undefined
}

function CategoryForm({ category, onClose, onChanged }: CategoryFormProps) {
  const t = useT()
  const run = useRun(onChanged)
  const create = useAct('POST /sands-system/api/v1/manage/question-category/create')
  const update = useAct('POST /sands-system/api/v1/manage/question-category/update')
  const [names, setNames] = useState<CategoryNames>(category?.names ?? {})
  const [isOn, setOn] = useState(category?.isOn ?? true)
  const [fault, setFault] = useState<string>()
  const isBusy = create.isPending || update.isPending

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const written = Object.fromEntries(
      LANGUAGES.flatMap((each) => (names[each]?.trim() ? [[each, names[each].trim()]] : [])),
    )
    if (Object.keys(written).length === 0) return setFault(t('feedback.manage_category_name_missing'))
    const body = { names: written, isOn }
    const isDone = await run(
      () =>
        category
          ? update.mutateAsync({ body: { id: category.id, version: category.version, ...body } })
          : create.mutateAsync({ body }),
      t('feedback.manage_category_saved'),
    )
    if (isDone) onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <p className={styles.quiet}>{t('feedback.manage_category_names_hint')}</p>
      {LANGUAGES.map((language, index) => (
        <Field
          key={language}
          label={t('feedback.manage_category_name', { language: LANGUAGE_NAMES[language] })}
          fault={index === 0 ? fault : undefined}
        >
          {(field) => (
            <Input
              {...field}
              lang={localeOf(language)}
              value={names[language] ?? ''}
              maxLength={CATEGORY_NAME_LENGTH}
              autoComplete="off"
              onChange={({ target }) => {
                setNames({ ...names, [language]: target.value })
                setFault(undefined)
              }}
            />
          )}
        </Field>
      ))}
      <Checkbox checked={isOn} onChange={({ target }) => setOn(target.checked)}>
        {t('feedback.manage_category_on')}
      </Checkbox>
      <div className={styles.formActs}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('feedback.manage_category_save')}
        </Button>
      </div>
    </form>
  )
}
