import { webViewTarget } from '@sands/rules/link'
import { ExternalLink, Globe } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { trackPages } from '../document/track-pages.ts'
import { useT } from '../i18n/i18n.ts'
import type { OnPlayed } from '../player/place/played.ts'
import type { UsedViewing } from '../study/use-viewing.ts'
import styles from './link-courseware.module.css'

interface LinkCoursewareProps {
  link: string | null
  isOpenable: boolean
  title: string
  viewing: Pick<UsedViewing, 'state' | 'onPlayed' | 'finish'>
  /** Shown when the address is invalid. */
  lost: ReactNode
}

/** A person who opens an external page leaves at once and may not come back, so opening it counts as the visit. */
const VISIT = { fileId: '', kind: 'document', from: 1, to: 1, rate: 1, seconds: 0.5, visible: true } as const

/** A link is studied by visiting it: shown in place, or opened. */
function useVisited(active: boolean, onPlayed: OnPlayed): void {
  const tell = useEffectEvent<OnPlayed>((played) => onPlayed(played))
  useEffect(() => {
    if (!active) return
    const tracker = trackPages({
      fileId: '',
      isVisible: () => document.visibilityState === 'visible',
      onPlayed: (played) => tell(played),
    })
    tracker.look(1)
    return tracker.stop
  }, [active])
}

/** An external page in a sandbox, or a link to it where it cannot be framed. */
export function LinkCourseware({ link, isOpenable, title, viewing, lost }: LinkCoursewareProps) {
  const t = useT()
  const target = webViewTarget(link, window.location.origin)
  const framed = isOpenable && target?.framed === true
  const [opened, setOpened] = useState(false)
  const isReady = viewing.state !== 'opening' && viewing.state !== 'failed'
  useVisited(isReady && target !== undefined && (framed || opened), viewing.onPlayed)
  if (!target) return lost
  const visit = () => {
    setOpened(true)
    if (!isReady) return
    viewing.onPlayed({ ...VISIT, at: new Date().toISOString() })
    void viewing.finish()
  }
  const outside = (look: string | undefined) => (
    <a className={look} href={target.src} target="_blank" rel="noopener noreferrer" onClick={visit}>
      <ExternalLink size={16} aria-hidden />
      {t('course.link_open')}
    </a>
  )
  return (
    <div>
      {framed ? (
        <iframe
          className={styles.frame}
          src={target.src}
          title={title}
          sandbox={target.sandbox}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={styles.door}>
          <Globe size={40} aria-hidden />
          <p>{t('course.link_outside')}</p>
          {outside(styles.enter)}
        </div>
      )}
      {framed && <p className={styles.shown}>{t('course.link_shown')}</p>}
      <p className={styles.source}>
        <span className={styles.host}>{target.host}</span>
        {framed && outside(styles.outside)}
      </p>
    </div>
  )
}
