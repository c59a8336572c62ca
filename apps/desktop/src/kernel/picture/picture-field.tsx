import { DeleteOutlined, PictureOutlined, UploadOutlined } from '@ant-design/icons'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { limitInMb } from '@sands/rules/upload'
import { PICTURE_ACCEPT, PICTURE_KINDS } from '@sands/web/upload/check'
import { Button } from 'antd'
import { useId, useRef } from 'react'
import { useT } from '../text.ts'
import { announce } from '../ui/announce.ts'
import styles from './picture-field.module.css'
import { PictureView } from './picture-view.tsx'
import { SendingView } from './sending-view.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { type ChosenPicture, usePictureUpload } from './use-picture-upload.ts'

interface PictureFieldProps {
  label: string
  value: FileId | null
  /** The picture of the file; undefined until it is fetched, or when the file was deleted. */
  picture: Picture | undefined
  purpose: 'image'
  /** Bytes; a larger picture is made smaller before it is sent. */
  most?: number | undefined
  hint?: string | undefined
  fault?: string | undefined
  onChange: (file: ChosenPicture | null) => void
  /**
   * Called with true when an upload starts and with false when it ends. A form stored during the upload would lack the
   * picture.
   */
  onBusy?: ((isBusy: boolean) => void) | undefined
}

/** A picture field. The person uploads the picture with the button, by dropping it or by pasting it. */
export function PictureField({ label, value, picture, purpose, most, hint, fault, ...rest }: PictureFieldProps) {
  const { onChange, onBusy } = rest
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const { stage, send, retry, cancel, forget } = usePictureUpload({
    purpose,
    most,
    onDone: (chosen) => {
      onChange(chosen)
      announce(t('manage.picture_done'))
    },
    onBusy,
  })
  const { isOver, ...drop } = useFileDrop(send)
  const isSending = stage.name === 'sending'
  // A picture that is being uploaded does not count as missing.
  const failure = stage.name === 'failed' ? stage.reason : isSending ? undefined : fault
  const words = failure ?? hint
  const wordsId = useId()

  const remove = () => {
    forget()
    onChange(null)
    choose.current?.focus()
  }

  return (
    <fieldset className={styles.field} aria-describedby={words ? wordsId : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.box} data-over={isOver} data-fault={failure !== undefined} {...drop}>
        {isSending ? (
          <SendingView share={stage.share} onCancel={cancel} />
        ) : value === null ? (
          <p className={styles.empty}>
            <PictureOutlined aria-hidden className={styles.icon} />
            <span>{isOver ? t('manage.picture_drop') : t('manage.picture_how')}</span>
            <span className={styles.limit}>
              {t('manage.picture_limit', { types: PICTURE_KINDS, limit: limitInMb(purpose) })}
            </span>
          </p>
        ) : (
          <PictureView picture={picture} alt={label} />
        )}
        <input
          ref={input}
          type="file"
          accept={PICTURE_ACCEPT}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) send(file)
          }}
        />
        {!isSending && (
          <div className={styles.acts}>
            <Button
              ref={choose}
              size="small"
              icon={<UploadOutlined aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {value === null ? t('manage.picture_choose') : t('manage.picture_replace')}
            </Button>
            {value !== null && (
              <Button size="small" icon={<DeleteOutlined aria-hidden />} onClick={remove}>
                {t('manage.picture_remove')}
              </Button>
            )}
            {stage.name === 'failed' && stage.mayRetry && (
              <Button size="small" onClick={retry}>
                {t('kernel.retry')}
              </Button>
            )}
          </div>
        )}
      </div>
      {words && (
        <p id={wordsId} className={failure ? styles.fault : styles.hint} role={failure ? 'alert' : undefined}>
          {words}
        </p>
      )}
    </fieldset>
  )
}
