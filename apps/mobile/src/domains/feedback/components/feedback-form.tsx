import type { FeedbackCategory } from '@sands/contract/feedback/feedback.model'
import { CONTACT_LENGTH, FEEDBACK_LENGTH, FEEDBACK_PICTURES } from '@sands/rules/feedback'
import { useT } from '@sands/web/i18n/i18n'
import { attach, writeDraft } from '@sands/web/social/comment-drafts'
import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { AttachedPictures } from '../../../kernel/ui/attached-pictures.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import type { FeedbackFormState } from '../use-feedback-form.ts'
import styles from './feedback-form.module.css'
import { PillChoice } from './pill-choice.tsx'

interface FeedbackFormProps {
  categories: readonly FeedbackCategory[]
  form: FeedbackFormState
}

export function FeedbackForm({ categories, form }: FeedbackFormProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { draftId, text, pictures, faults } = form
  return (
    <div className={styles.form}>
      <PillChoice
        label={t('feedback.category')}
        options={categories}
        chosen={form.chosen}
        onChoose={form.choose}
        error={faults.category}
      />
      <AreaField
        label={t('feedback.content')}
        placeholder={t('feedback.content_hint')}
        value={text}
        maxLength={FEEDBACK_LENGTH}
        onChange={(value) => writeDraft(draftId, value)}
        error={faults.content}
      />
      <section>
        <h2 className={styles.label}>{t('feedback.pictures', { count: FEEDBACK_PICTURES })}</h2>
        <div className={styles.pictures}>
          <AttachedPictures draftId={draftId} pictures={pictures} />
          {pictures.length < FEEDBACK_PICTURES && (
            <button
              type="button"
              className={styles.add}
              aria-label={t('social.picture_add')}
              onClick={() => input.current?.click()}
            >
              <ImagePlus size={24} aria-hidden />
            </button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={PICTURE_ACCEPT}
          onChange={({ target }) => {
            attach(draftId, [...(target.files ?? [])], FEEDBACK_PICTURES)
            target.value = ''
          }}
        />
        {faults.pictures && (
          <p className={styles.fault} role="alert">
            {faults.pictures}
          </p>
        )}
      </section>
      <TextField
        label={t('feedback.contact')}
        placeholder={t('feedback.contact_hint')}
        value={form.contact}
        maxLength={CONTACT_LENGTH}
        autoComplete="off"
        onChange={form.writeContact}
      />
    </div>
  )
}
