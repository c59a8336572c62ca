import { HOMEWORK_FILES, HOMEWORK_LENGTH } from '@sands/rules/training/homework'
import { AttachmentField } from '@sands/web/exam/question/attachment-field.tsx'
import { useT } from '@sands/web/i18n/i18n'
import type { useHomeworkDraft } from '@sands/web/training/use-homework-draft'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import styles from '../pages/training.module.css'

interface HomeworkFormProps {
  work: ReturnType<typeof useHomeworkDraft>
  error: string | undefined
}

/** The text and the files that are handed in. */
export function HomeworkForm({ work, error }: HomeworkFormProps) {
  const t = useT()
  const { draft, tag, change } = work
  return (
    <section className={styles.card}>
      <AreaField
        label={t('training.homework_content')}
        placeholder={t('training.homework_hint')}
        value={draft.content}
        maxLength={HOMEWORK_LENGTH}
        error={error}
        onChange={(content) => change({ content })}
      />
      <AttachmentField
        words="training"
        fileIds={draft.fileIds}
        limit={HOMEWORK_FILES}
        tag={tag}
        isLocked={false}
        onChange={(fileIds) => change({ fileIds })}
      />
      <p className={styles.meta}>{t('training.homework_kept')}</p>
    </section>
  )
}
