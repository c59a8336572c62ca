import { CloseOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons'
import { SendingBar } from '@sands/web/social/sending-bar.tsx'
import { useAttached } from '@sands/web/social/use-attached'
import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import { useAnswerPictures } from '@sands/web/survey/use-answer-pictures'
import { PICTURE_ACCEPT } from '@sands/web/upload/check'
import { Button } from 'antd'
import { useRef } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from './survey-learn.module.css'

/** Up to five pictures. Those of a draft from another day are shown first. */
export function PicturesField(props: AnswerFieldProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { draftId, pictures, stored, most, canAdd, add, removeStored } = useAnswerPictures(props)
  const shown = useAttached(draftId, pictures)
  return (
    <>
      <p className={styles.quiet}>{t('survey.pictures_hint', { count: most })}</p>
      <div className={styles.pictures}>
        {stored.map(({ fileId, picture }) => (
          <img key={fileId} src={picture.sizes[0]?.url ?? picture.url} alt="" className={styles.picture} />
        ))}
        {shown.map(({ key, src, name, share, isSending, again, remove }) => (
          <div key={key} className={styles.attached}>
            <img src={src} alt={name} className={styles.picture} />
            {isSending && <SendingBar name={name} share={share} />}
            {again && <Button {...again} size="small" icon={<ReloadOutlined aria-hidden />} />}
            <Button {...remove} size="small" icon={<CloseOutlined aria-hidden />} />
          </div>
        ))}
        {canAdd && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => input.current?.click()}>
            {t('survey.picture_add')}
          </Button>
        )}
        {stored.length > 0 && <Button onClick={removeStored}>{t('survey.pictures_remove')}</Button>}
      </div>
      {shown.map(
        ({ key, failure }) =>
          failure && (
            <p key={key} className={styles.fault} role="alert">
              {failure}
            </p>
          ),
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
