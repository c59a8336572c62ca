import { CircleAlert, Hourglass, RotateCw } from 'lucide-react'
import { useT } from '../../i18n/i18n.ts'
import type { PlayerFile } from '../player-file.ts'
import styles from './not-ready.module.css'

interface NotReadyProps {
  file: PlayerFile
  onRefresh?: (() => void) | undefined
}

/** Shown in place of the player: the state of a file that cannot be played yet, or the reason why it failed. */
export function NotReady({ file, onRefresh }: NotReadyProps) {
  const t = useT()
  const { status, progress, failReason } = file
  const failed = status === 4
  const Icon = failed ? CircleAlert : Hourglass
  return (
    <div className={styles.card} role="status">
      <Icon className={styles.icon} size={36} aria-hidden />
      <p className={styles.title}>
        {failed ? t('media.fail_title') : t(status === 2 ? 'media.video_processing' : 'media.under_release')}
      </p>
      <p className={styles.text}>
        {failed
          ? t(`media.fail_${failReason ?? 'crashed'}`)
          : t(status === 2 ? 'media.transcoding' : 'media.refresh_later')}
      </p>
      {status === 2 && (
        <progress className={styles.progress} aria-label={t('media.progress')} max={100} value={progress} />
      )}
      {onRefresh && (
        <button type="button" className={styles.refresh} onClick={onRefresh}>
          <RotateCw size={18} aria-hidden />
          {t('media.refresh')}
        </button>
      )}
    </div>
  )
}
