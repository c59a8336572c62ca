import type { CoursewareDraft, ManagedCourseware } from '@sands/contract/course/manage.model'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { Alert, Button, Input } from 'antd'
import { useEffect } from 'react'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import { RichTextField } from '../../../kernel/rich-text/rich-text-field.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useLinkHint } from '../../../kernel/ui/form/use-link-hint.ts'
import styles from './courseware.module.css'
import { CoursewareImpactDialog } from './courseware-impact.tsx'
import { fileKindOf } from './courseware-kinds.ts'
import { FilePart } from './file-part.tsx'
import { MOST_TITLE } from './new-courseware.ts'
import { PicturesPart } from './pictures-part.tsx'
import { RulePart } from './rule-part.tsx'
import { isStored, useCoursewareForm } from './use-courseware-form.ts'

const MOST_INTRODUCTION = 20_000
const MOST_LINK = 1000

interface CoursewareEditorProps {
  courseware: ManagedCourseware | CoursewareDraft
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  onStored: (courseware: ManagedCourseware) => void
}

export function CoursewareEditor({ courseware, onDirty, onCancel, onStored }: CoursewareEditorProps) {
  const t = useT()
  const linkHint = useLinkHint()
  const form = useCoursewareForm(courseware, onStored)
  const { isBusy: isSending, onBusy } = useBusy()
  const { draft, change, faultOf, failure, hold } = form
  const kind = fileKindOf(draft.courseWareType)
  const edit = (patch: Partial<CoursewareDraft>) => {
    change(patch)
    onDirty(true)
  }
  useEffect(() => () => onDirty(false), [onDirty])
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        {hold && <Alert type="warning" showIcon title={hold} />}
        {!hold && isStored(courseware) && courseware.courses > 0 && (
          <Alert type="info" showIcon title={t('course.manage_ware_shared', { count: courseware.courses })} />
        )}
        <Field label={t('course.manage_ware_title')} required fault={faultOf('title')}>
          {(field) => (
            <Input
              {...field}
              maxLength={MOST_TITLE}
              value={draft.title}
              onChange={({ target }) => edit({ title: target.value })}
            />
          )}
        </Field>
        {kind && (
          <FilePart kind={kind} value={draft.fileId} fault={faultOf('file')} onChange={(fileId) => edit({ fileId })} />
        )}
        {draft.courseWareType === COURSEWARE_TYPES.pictures && (
          <PicturesPart
            value={draft.pictureFileIds}
            fault={faultOf('pictures')}
            onChange={(pictureFileIds) => edit({ pictureFileIds })}
          />
        )}
        {draft.courseWareType === COURSEWARE_TYPES.link && (
          <Field
            label={t('course.manage_ware_address')}
            required
            hint={linkHint(draft.link, t('course.manage_ware_address_hint'))}
            fault={faultOf('link')}
          >
            {(field) => (
              <Input
                {...field}
                inputMode="url"
                maxLength={MOST_LINK}
                value={draft.link ?? ''}
                onChange={({ target }) => edit({ link: target.value })}
              />
            )}
          </Field>
        )}
        <RulePart
          draft={draft}
          duration={isStored(courseware) ? courseware.duration : 0}
          fault={faultOf('link_time')}
          onChange={edit}
        />
        <RichTextField
          label={t('course.manage_ware_introduction')}
          most={MOST_INTRODUCTION}
          value={draft.introduction}
          onChange={(introduction) => edit({ introduction })}
          onBusy={onBusy}
        />
        {failure && (
          <Alert
            type={failure === 'conflict' ? 'warning' : 'error'}
            showIcon
            role="alert"
            title={failure === 'conflict' ? t('course.manage_ware_conflict') : failure.words}
          />
        )}
        <div className={styles.foot}>
          <Button onClick={onCancel}>{t('kernel.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={form.isBusy} disabled={isSending || hold !== undefined}>
            {t('course.manage_ware_save')}
          </Button>
        </div>
      </form>
      <CoursewareImpactDialog
        name={draft.title.trim()}
        impact={form.impact}
        isBusy={form.isBusy}
        onSave={form.saveKnowing}
        onClose={form.goBack}
      />
    </>
  )
}
