import type { Attachment, CommunityContent } from '@sands/contract/community/community.model'
import { FILE_STATUS } from '@sands/rules/upload'
import { refreshInFeeds } from '@sands/web/community/use-feed'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import type { Loss } from '@sands/web/player/source/hls-options'
import { useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { MissingPart } from '../../../kernel/ui/missing.tsx'
import styles from './card-video.module.css'
import { UnreadyVideo } from './unready-video.tsx'

const CardPlayer = lazyPart(async () => (await import('./card-player.tsx')).CardPlayer, MissingPart)

interface Playing {
  hlsUrl: string
  /** The address has been renewed, and nothing was lost since the person asked for it. */
  isRenewed: boolean
  isLost: boolean
}

interface CardVideoProps {
  contentId: CommunityContent['id']
  video: Attachment
  isMine: boolean
}

/** The video of a content in a list: its cover, and after a tap the video itself. */
export function CardVideo({ contentId, video, isMine }: CardVideoProps) {
  const { id, name, coverUrl, status, playable } = video
  const t = useT()
  const client = useQueryClient()
  // The list may be loaded again with other addresses while this one plays.
  const [playing, setPlaying] = useState<Playing | null>(null)
  const isRenewing = useRef(false)

  const renew = async (hlsUrl: string) => {
    isRenewing.current = true
    const content = await refreshInFeeds(client, contentId).finally(() => {
      isRenewing.current = false
    })
    const renewed = content?.attachments.find((attachment) => attachment.id === id)?.playable?.hlsUrl
    setPlaying({ hlsUrl: renewed ?? hlsUrl, isRenewed: true, isLost: renewed === undefined })
  }
  const onLost = (loss: Loss) => {
    if (!playing || isRenewing.current) return
    // An address that was renewed just now has another trouble than its age.
    if (loss === 'ended' && !playing.isRenewed) void renew(playing.hlsUrl)
    else setPlaying({ ...playing, isLost: true })
  }

  const cover = coverUrl && <img className={styles.poster} src={coverUrl} alt="" loading="lazy" />
  if (status !== FILE_STATUS.ready || !playable)
    return (
      <div className={styles.video}>
        {cover}
        <span className={styles.waiting}>
          <UnreadyVideo status={status} isMine={isMine} isListed />
        </span>
      </div>
    )
  if (playing?.isLost)
    return (
      <div className={styles.video}>
        {cover}
        <div role="alert" className={styles.lost}>
          <p>{t('community.video_lost')}</p>
          <Button look="soft" onClick={() => void renew(playing.hlsUrl)}>
            {t('kernel.retry')}
          </Button>
        </div>
      </div>
    )
  if (playing)
    return (
      <div className={styles.video}>
        <Suspense fallback={cover}>
          <CardPlayer hlsUrl={playing.hlsUrl} poster={coverUrl} name={name} onLost={onLost} />
        </Suspense>
      </div>
    )
  return (
    <button
      type="button"
      className={styles.video}
      aria-label={t('community.play', { name })}
      onClick={() => setPlaying({ hlsUrl: playable.hlsUrl, isRenewed: false, isLost: false })}
    >
      {cover}
      <Play className={styles.play} size={40} aria-hidden />
    </button>
  )
}
