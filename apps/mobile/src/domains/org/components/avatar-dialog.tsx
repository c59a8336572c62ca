import type { AvatarChange } from '@sands/web/avatar/use-avatar'
import { useT } from '@sands/web/i18n/i18n'
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { useModal } from '../../../kernel/ui/float/sheet.tsx'
import styles from './avatar-dialog.module.css'
import { Cropper } from './cropper.tsx'

/** The second tap of a double tap at the same place comes within this time. */
const SAME_TAP_MS = 500

/** Cancels the upload, but not by the second tap of the double tap that started it. */
function useMeantCancel({ stage, cancel }: AvatarChange) {
  const began = useRef(0)
  useLayoutEffect(() => {
    if (stage.name === 'sending') began.current = performance.now()
  }, [stage.name])
  return ({ timeStamp }: MouseEvent) => {
    if (timeStamp - began.current > SAME_TAP_MS) cancel()
  }
}

function Sending({ change }: { change: AvatarChange }) {
  const t = useT()
  const { stage } = change
  const cancel = useMeantCancel(change)
  if (stage.name !== 'sending' && stage.name !== 'failed') return null
  const percent = Math.round(stage.share * 100)
  const failed = stage.name === 'failed'
  return (
    <div className={styles.sending}>
      <img src={stage.src} alt="" className={styles.picture} />
      {failed ? (
        <div role="alert" className={styles.words}>
          <p className={styles.title}>{t('org.upload_failed')}</p>
          <p>{stage.reason}</p>
        </div>
      ) : (
        <div className={styles.words}>
          <progress className={styles.progress} max={100} value={percent} aria-label={t('org.avatar_change')} />
          <p aria-live="polite">{percent < 100 ? t('org.uploading', { percent }) : t('org.processing')}</p>
        </div>
      )}
      <div className={styles.actions}>
        <Button look="plain" block onClick={cancel}>
          {t('kernel.cancel')}
        </Button>
        {failed && (
          <Button block onClick={change.retry}>
            {t('kernel.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The steps from the chosen picture to the stored one, in a full-screen layer. */
export function AvatarDialog({ change }: { change: AvatarChange }) {
  const t = useT()
  const titleId = useId()
  const { stage } = change
  const dialog = useModal(stage.name !== 'idle', change.cancel)
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.body}>
        <h2 id={titleId} className={styles.heading}>
          {t(stage.name === 'cropping' ? 'org.crop' : 'org.avatar_change')}
        </h2>
        {stage.name === 'cropping' && (
          <Cropper
            key={stage.src}
            src={stage.src}
            onCrop={change.send}
            onCancel={change.cancel}
            onBroken={change.refuse}
          />
        )}
        <Sending change={change} />
      </div>
    </dialog>
  )
}
