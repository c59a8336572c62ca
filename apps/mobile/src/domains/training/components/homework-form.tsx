import { HOMEWORK_FILES, HOMEWORK_LENGTH, HOMEWORK_PURPOSES } from '@sands/rules/training/homework'
import { AttachmentField } from '@sands/web/exam/question/attachment-field.tsx'
import { useT } from '@sands/web/i18n/i18n'
import type { useHomeworkDraft } from '@sands/web/training/use-homework-draft'
import { addUploads } from '@sands/web/upload/uploads'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import styles from '../pages/training.module.css'
import { SoundRecorder } from './sound-recorder.tsx'

interface HomeworkFormProps {
  work: ReturnType<typeof useHomeworkDraft>
  error: string | undefined
  onRecording: (isRecording: boolean) => void
  /** The person tried to hand in while a recording was not attached. */
  isRecordingMissed: boolean
}

/** The text and the files that are handed in. */
export function HomeworkForm({ work, error, onRecording, isRecordingMissed }: HomeworkFormProps) {
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
        purposes={HOMEWORK_PURPOSES}
        more={(room) => (
          <SoundRecorder
            isFull={room < 1}
            isMissed={isRecordingMissed}
            onOpen={onRecording}
            onMade={(file) => void addUploads([file], { purposes: ['workAudio'], room, tag })}
          />
        )}
        onChange={(fileIds) => change({ fileIds })}
      />
      {work.hasFailed && (
        <p className={styles.meta} role="alert">
          {t('training.homework_file_failed')}
        </p>
      )}
      <p className={styles.meta}>{t('training.homework_kept')}</p>
    </section>
  )
}
