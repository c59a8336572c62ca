import type { Attachment } from '@sands/contract/community/community.model'
import { FILE_STATUS } from '@sands/rules/upload'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Play } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MissingPart } from '../../../kernel/ui/missing.tsx'
import styles from './card-video.module.css'

const CardPlayer = lazyPart(async () => (await import('./card-player.tsx')).CardPlayer, MissingPart)

/** The video of a content in a list: its cover, and after a tap the video itself. */
export function CardVideo({ video: { name, coverUrl, status, playable } }: { video: Attachment }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const cover = coverUrl && <img className={styles.poster} src={coverUrl} alt="" loading="lazy" />
  if (status !== FILE_STATUS.ready || !playable)
    return (
      <div className={styles.video}>
        {cover}
        <span className={styles.waiting}>{t('community.under_release')}</span>
      </div>
    )
  if (isOpen)
    return (
      <div className={styles.video}>
        <Suspense fallback={cover}>
          <CardPlayer hlsUrl={playable.hlsUrl} poster={coverUrl} name={name} onEnded={() => setOpen(false)} />
        </Suspense>
      </div>
    )
  return (
    <button
      type="button"
      className={styles.video}
      aria-label={t('community.play', { name })}
      onClick={() => setOpen(true)}
    >
      {cover}
      <Play className={styles.play} size={40} aria-hidden />
    </button>
  )
}
