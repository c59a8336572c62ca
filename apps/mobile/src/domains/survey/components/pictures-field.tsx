import { useT } from '@sands/web/i18n/i18n'
import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import { useAnswerPictures } from '@sands/web/survey/use-answer-pictures'
import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { AttachedPictures } from '../../../kernel/ui/attached-pictures.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './fields.module.css'

/** Up to five pictures. Those of a draft from another day are shown first. */
export function PicturesField(props: AnswerFieldProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { draftId, pictures, stored, most, canAdd, add, removeStored } = useAnswerPictures(props)
  return (
    <>
      <p className={styles.hint}>{t('survey.pictures_hint', { count: most })}</p>
      <div className={styles.pictures}>
        {stored.map(({ fileId, picture }) => (
          <img key={fileId} src={picture.sizes[0]?.url ?? picture.url} alt="" className={styles.picture} />
        ))}
        <AttachedPictures draftId={draftId} pictures={pictures} />
        {canAdd && (
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
        <Button look="plain" onClick={removeStored}>
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
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
