import type { ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'
import { Alert, Button } from 'antd'
import { useEffect } from 'react'
import { ConflictNote } from '../../../kernel/draft/conflict-note.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import { RichTextField } from '../../../kernel/rich-text/rich-text-field.tsx'
import { useT } from '../../../kernel/text.ts'
import { useLeaveGuard } from '../../../kernel/ui/form/use-leave-guard.ts'
import { MOST } from './lecturer-draft.ts'
import { LecturerFields } from './lecturer-fields.tsx'
import styles from './lecturers.module.css'
import { useLecturerForm } from './use-lecturer-form.ts'

interface LecturerFormProps {
  lecturer: ManagedLecturer | undefined
  /** Fetches the list again. */
  refresh: () => Promise<unknown>
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  onDone: () => void
}

export function LecturerForm({ lecturer, refresh, onDirty, onCancel, onDone }: LecturerFormProps) {
  const t = useT()
  const form = useLecturerForm({ lecturer, refresh, onDone })
  const { isBusy, onBusy } = useBusy()
  const { draft, change } = form
  const isDirty = form.isDirty || isBusy
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useLeaveGuard(isDirty)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void form.save()
      }}
    >
      {form.isConflict && <ConflictNote onTheirs={form.takeTheirs} onMine={() => void form.saveMine()} />}
      <LecturerFields draft={draft} known={lecturer} tried={form.tried} onChange={change} onBusy={onBusy} />
      <RichTextField
        label={t('lecturer.introduction')}
        hint={t('lecturer.manage_introduction_hint')}
        most={MOST.introduction}
        noPictures
        value={draft.introduction}
        onChange={(introduction) => change({ introduction })}
      />
      <SwitchLine
        label={t('lecturer.manage_shown')}
        hint={t('lecturer.manage_shown_hint')}
        checked={draft.isShown}
        onChange={(isShown) => change({ isShown })}
      />
      {form.failure && <Alert type="error" showIcon role="alert" title={form.failure} />}
      <div className={styles.foot}>
        {isBusy && (
          <p className={styles.wait} role="status">
            {t('manage.picture_busy')}
          </p>
        )}
        <Button onClick={onCancel}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={form.isSaving} disabled={!isDirty || isBusy}>
          {lecturer ? t('lecturer.manage_save') : t('lecturer.manage_add')}
        </Button>
      </div>
    </form>
  )
}
