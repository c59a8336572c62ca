import type { LibraryDetail } from '@sands/contract/media/library.calls'
import { Alert, Button, Input, Switch } from 'antd'
import { useEffect } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './library.module.css'
import { useFileForm } from './use-file-form.ts'

const MOST_LETTERS = 200

interface FileFormProps {
  file: LibraryDetail
  mayEdit: boolean
  onDirty: (isDirty: boolean) => void
  onChanged: () => Promise<LibraryDetail | undefined>
}

/** The name of a file, and whether it is shown with a watermark of the viewer's name. */
export function FileForm({ file, mayEdit, onDirty, onChanged }: FileFormProps) {
  const t = useT()
  const form = useFileForm({ file, onChanged })
  const { draft, isDirty } = form
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      {form.theirs && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('media.conflict')}
          description={
            <div className={styles.conflict}>
              <p>{t('media.conflict_text', { name: form.theirs.fileName })}</p>
              <div className={styles.acts}>
                <Button onClick={form.takeTheirs}>{t('media.conflict_theirs')}</Button>
                <Button onClick={() => void form.saveMine()}>{t('media.conflict_mine')}</Button>
              </div>
            </div>
          }
        />
      )}
      <Field
        label={t('media.file_name')}
        required
        fault={draft.fileName.trim() ? undefined : t('media.file_name_fault')}
      >
        {(field) => (
          <Input
            {...field}
            value={draft.fileName}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            disabled={!mayEdit}
            onChange={({ target }) => form.change({ fileName: target.value })}
          />
        )}
      </Field>
      {file.fileType !== 'audio' && file.fileType !== 'caption' && (
        <Field label={t('media.watermark')} hint={t('media.watermark_hint')}>
          {({ 'aria-required': _required, 'aria-invalid': _invalid, status: _status, ...field }) => (
            <Switch
              {...field}
              className={styles.switch ?? ''}
              checked={draft.watermark}
              disabled={!mayEdit}
              onChange={(watermark) => form.change({ watermark })}
            />
          )}
        </Field>
      )}
      {form.failure && <Alert type="error" showIcon role="alert" title={form.failure} />}
      {mayEdit && (
        <div className={styles.acts}>
          <Button
            type="primary"
            htmlType="submit"
            loading={form.isSaving}
            disabled={!isDirty || !draft.fileName.trim()}
          >
            {t('media.file_save')}
          </Button>
          {isDirty && <Button onClick={form.reset}>{t('kernel.cancel')}</Button>}
        </div>
      )}
    </form>
  )
}
