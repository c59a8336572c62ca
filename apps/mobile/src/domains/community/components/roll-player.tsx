import type { Attachment, CommunityContent } from '@sands/contract/community/community.model'
import { refreshInFeeds } from '@sands/web/community/use-feed'
import { useT } from '@sands/web/i18n/i18n'
import type { Loss, Trouble } from '@sands/web/player/source/hls-options'
import { useRetry } from '@sands/web/player/source/use-retry'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { useRollVideo } from '../use-roll-video.ts'
import styles from './roll.module.css'

/** Signs that the stream is loading again, and that it shows something. */
const LOADING = ['progress', 'loadeddata', 'playing']
const SHOWING = ['loadeddata', 'playing']
/** It has played all that was loaded, or cannot play at all. */
const STOPPING = ['waiting', 'error']

interface RollPlayerProps {
  contentId: CommunityContent['id']
  fileId: Attachment['id']
  hlsUrl: string
  poster: string | null
  isActive: boolean
  onTap: (player: HTMLVideoElement | null) => void
}

/** The video of a slide. It says when it was lost, and goes on when the network or the person brings it back. */
export function RollPlayer({ contentId, fileId, hlsUrl: given, poster, isActive, onTap }: RollPlayerProps) {
  const t = useT()
  const client = useQueryClient()
  const [loss, setLoss] = useState<Trouble | null>(null)
  // What was loaded before plays on while the network is away.
  const [isStopped, setStopped] = useState(true)
  const [renewed, setRenewed] = useState({ given, hlsUrl: given })
  // An address that was renewed just now has another trouble than its age.
  const isFresh = useRef(false)
  const hlsUrl = renewed.given === given ? renewed.hlsUrl : given

  const renew = async () => {
    isFresh.current = true
    const content = await refreshInFeeds(client, contentId)
    const next = content?.attachments.find(({ id }) => id === fileId)?.playable?.hlsUrl
    setLoss(next === undefined ? 'missing' : null)
    if (next !== undefined) setRenewed({ given, hlsUrl: next })
  }
  const onLost = (lost: Loss) => {
    if (lost !== 'ended') setLoss(lost)
    else if (isFresh.current) setLoss('missing')
    else void renew()
  }
  const { element, again } = useRollVideo({ hlsUrl, isActive, onLost })
  const retry = () => {
    if (loss === 'missing') return void renew()
    if (loss) again(loss)
    // The network shows itself whether it is back.
    if (loss === 'broken') setLoss(null)
  }
  useRetry(loss === 'network', retry)

  useEffect(() => {
    const video = element.current
    if (!video) return
    const over = new AbortController()
    const listen = (names: readonly string[], heard: () => void) => {
      for (const name of names) video.addEventListener(name, heard, { signal: over.signal })
    }
    listen(LOADING, () => setLoss(null))
    listen(SHOWING, () => {
      isFresh.current = false
      setStopped(false)
    })
    listen(STOPPING, () => setStopped(true))
    return () => over.abort()
  }, [element])

  return (
    <>
      <button
        type="button"
        className={styles.stage}
        aria-label={t('community.roll_play')}
        onClick={() => onTap(element.current)}
      >
        <video
          ref={element}
          className={styles.video}
          poster={poster ?? undefined}
          loop
          playsInline
          preload="none"
          muted={false}
        >
          <track kind="captions" />
        </video>
      </button>
      {loss && isActive && (isStopped || loss !== 'network') && (
        <div role="alert" className={styles.lost}>
          <p>{t('community.video_lost')}</p>
          <Button look="soft" onClick={retry}>
            {t('kernel.retry')}
          </Button>
        </div>
      )}
    </>
  )
}
