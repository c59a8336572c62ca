import { Button } from 'antd'
import { type CSSProperties, useState } from 'react'
import { useT } from '../text.ts'
import { StateBlock } from '../ui/page/state-block.tsx'
import styles from './phone-frame.module.css'
import { useFit } from './use-fit.ts'
import { type PreviewLine, usePreview } from './use-preview.ts'

/** The size of a common phone with its rim, as in the styles. */
const PHONE = { width: 399, height: 836 }

interface PhoneFrameProps extends PreviewLine {
  /** The address at which the phone app shows the draft; undefined until it is known. */
  src: string | undefined
}

/** The phone app itself showing a draft, in the shape of a phone, as large as the space allows. */
export function PhoneFrame({ src, ...line }: PhoneFrameProps) {
  const [attempt, setAttempt] = useState(0)
  const { ref, scale } = useFit(PHONE)
  return (
    <div ref={ref} className={styles.stage}>
      <div className={styles.place} style={{ '--phone-scale': scale } as CSSProperties}>
        {src === undefined ? (
          <div className={styles.phone}>
            <Coming />
          </div>
        ) : (
          <Phone key={`${src} ${attempt}`} src={src} onRetry={() => setAttempt(attempt + 1)} {...line} />
        )}
      </div>
    </div>
  )
}

function Phone({ src, onRetry, ...line }: PreviewLine & { src: string; onRetry: () => void }) {
  const t = useT()
  const { frame, state } = usePreview(line)
  return (
    <>
      <div className={styles.phone}>
        <iframe
          ref={frame}
          className={styles.screen}
          src={src}
          title={t('manage.preview_title')}
          inert={state !== 'ready'}
        />
        {state === 'coming' && <Coming />}
      </div>
      {state === 'late' && (
        <div className={styles.late}>
          <StateBlock
            kind="error"
            alert
            title={t('manage.preview_late_title')}
            text={t('manage.preview_late_text')}
            actions={<Button onClick={onRetry}>{t('kernel.retry')}</Button>}
          />
        </div>
      )}
    </>
  )
}

/** A skeleton of a typical home page: header, banner, shortcuts, notice, pictures. */
function Coming() {
  const t = useT()
  return (
    <div className={styles.coming} role="status" aria-label={t('kernel.loading')}>
      <div className={styles.header} />
      <div className={styles.banner} />
      <div className={styles.menu} />
      <div className={styles.notice} />
      <div className={styles.picture} />
    </div>
  )
}
