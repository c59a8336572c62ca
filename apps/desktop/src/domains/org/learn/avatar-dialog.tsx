import type { AvatarChange } from '@sands/web/avatar/use-avatar'
import { ProgressBar } from '@sands/web/progress/progress-bar.tsx'
import { Alert, Button, Modal } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './avatar-dialog.module.css'
import { Cropper } from './cropper.tsx'

/** The steps from the chosen picture to the stored one. */
export function AvatarDialog({ change }: { change: AvatarChange }) {
  const t = useT()
  const { stage, cancel } = change
  return (
    <Modal
      open={stage.name !== 'idle'}
      onCancel={cancel}
      title={t(stage.name === 'cropping' ? 'org.crop' : 'org.avatar_change')}
      footer={null}
      width={420}
      mask={{ closable: false }}
      destroyOnHidden
    >
      {stage.name === 'cropping' && (
        <Cropper key={stage.src} src={stage.src} onCrop={change.send} onCancel={cancel} onBroken={change.refuse} />
      )}
      <Sending change={change} />
    </Modal>
  )
}

function Sending({ change }: { change: AvatarChange }) {
  const t = useT()
  const { stage, cancel, retry } = change
  if (stage.name !== 'sending' && stage.name !== 'failed') return null
  const percent = Math.round(stage.share * 100)
  return (
    <div className={styles.sending}>
      <img src={stage.src} alt="" className={styles.picture} />
      {stage.name === 'failed' ? (
        <Alert type="error" showIcon role="alert" title={t('org.upload_failed')} description={stage.reason} />
      ) : (
        <>
          <ProgressBar done={percent} total={100} label={t('org.avatar_change')} />
          <p aria-live="polite">{percent < 100 ? t('org.uploading', { percent }) : t('org.processing')}</p>
        </>
      )}
      <div className={styles.acts}>
        <Button onClick={cancel}>{t('kernel.cancel')}</Button>
        {stage.name === 'failed' && (
          <Button type="primary" onClick={retry}>
            {t('kernel.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
