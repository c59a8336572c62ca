import { MOST_PICTURES } from '@sands/rules/survey/question'
import { useT } from '@sands/web/i18n/i18n'
import { attach, useDraft } from '@sands/web/social/comment-drafts'
import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AttachedPictures } from '../../../kernel/ui/attached-pictures.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './fields.module.css'
import type { AnswerFieldProps } from './question-field.tsx'

/** Up to five pictures. Those of a draft from another day are shown first. */
export function PicturesField({ question, answer, onAnswer, surveyId, pictures: known }: AnswerFieldProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const draftId = `survey ${surveyId} ${question.key}`
  const { pictures } = useDraft(draftId)
  const most = Math.min(question.max ?? MOST_PICTURES, MOST_PICTURES)
  const fileIds = answer?.fileIds ?? []
  const stored = known.filter(({ fileId }) => fileIds.includes(fileId))
  const storedIds = stored.map(({ fileId }) => fileId)
  const wanted = [...storedIds, ...pictures.flatMap(({ made }) => made?.id ?? [])]
  const wantedText = wanted.join()
  const isChanged = pictures.length > 0 && wantedText !== fileIds.join()
  // Uploads end at any time, also while the person answers another question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are compared as one text
  useEffect(() => {
    if (isChanged) onAnswer(wanted.length > 0 ? { fileIds: wanted } : undefined)
  }, [isChanged, wantedText])
  return (
    <>
      <p className={styles.hint}>{t('survey.pictures_hint', { count: most })}</p>
      <div className={styles.pictures}>
        {stored.map(({ fileId, picture }) => (
          <img key={fileId} src={picture.sizes[0]?.url ?? picture.url} alt="" className={styles.picture} />
        ))}
        <AttachedPictures draftId={draftId} pictures={pictures} />
        {stored.length + pictures.length < most && (
          <button
            type="button"
            className={styles.add}
            aria-label={t('survey.picture_add')}
            onClick={() => input.current?.click()}
          >
            <ImagePlus size={24} aria-hidden />
          </button>
        )}
      </div>
      {stored.length > 0 && (
        <Button
          look="plain"
          onClick={() => {
            const left = fileIds.filter((id) => !storedIds.includes(id))
            onAnswer(left.length > 0 ? { fileIds: left } : undefined)
          }}
        >
          {t('survey.pictures_remove')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_ACCEPT}
        onChange={({ target }) => {
          attach(draftId, [...(target.files ?? [])], most - stored.length)
          target.value = ''
        }}
      />
    </>
  )
}
