import { useT } from '@sands/web/i18n/i18n'
import { ArrowDown, LoaderCircle } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './pull-to-refresh.module.css'

const TRIGGER_PX = 64
/** The page follows the finger at less than half its speed, up to a limit. */
const follow = (distance: number) => Math.min(96, distance * 0.45)

type Phase = 'idle' | 'pulling' | 'ready' | 'busy'

interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>
  /** The page has the brand colour at its top. */
  onBrand?: boolean
  children: ReactNode
}

/** For touch only; on other devices the data is refreshed whenever the page becomes visible again. */
export function PullToRefresh({ onRefresh, onBrand, children }: PullToRefreshProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const busy = useRef(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    let start: { x: number; y: number } | null = null
    let pulled = 0
    const show = (offset: number) => {
      pulled = offset
      element.style.setProperty('--pulled', `${offset}px`)
    }
    const begin = (event: TouchEvent) => {
      const touch = event.touches[0]
      // A layer above the page, such as the picture viewer, has gestures of its own.
      const isAbove = event.target instanceof Element && event.target.closest('dialog') !== null
      start = touch && !isAbove && window.scrollY <= 0 && !busy.current ? { x: touch.clientX, y: touch.clientY } : null
    }
    const move = (event: TouchEvent) => {
      if (start === null) return
      const touch = event.touches[0]
      if (!touch) return
      const distance = touch.clientY - start.y
      // Sideways swipes and pinches are ignored.
      if (pulled === 0 && (event.touches.length > 1 || Math.abs(touch.clientX - start.x) > Math.abs(distance))) {
        start = null
        return
      }
      if (distance <= 0 || window.scrollY > 0) return
      event.preventDefault()
      show(follow(distance))
      setPhase(pulled >= TRIGGER_PX ? 'ready' : 'pulling')
    }
    const end = async () => {
      if (start === null) return
      start = null
      if (pulled < TRIGGER_PX) {
        show(0)
        setPhase('idle')
        return
      }
      busy.current = true
      setPhase('busy')
      show(56)
      await onRefresh().catch(() => undefined)
      busy.current = false
      show(0)
      setPhase('idle')
    }
    const finish = () => void end()
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', finish)
    element.addEventListener('touchcancel', finish)
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', finish)
      element.removeEventListener('touchcancel', finish)
    }
  }, [onRefresh])

  return (
    <div ref={box} className={classNames(styles.box, phase !== 'pulling' && phase !== 'ready' && styles.settling)}>
      <div className={classNames(styles.sign, onBrand && styles.onBrand)} role="status">
        {phase === 'busy' && (
          <>
            <LoaderCircle size={18} aria-hidden className={styles.turning} />
            {t('kernel.refreshing')}
          </>
        )}
        {(phase === 'pulling' || phase === 'ready') && (
          <>
            <ArrowDown size={18} aria-hidden className={classNames(styles.arrow, phase === 'ready' && styles.up)} />
            {t(phase === 'ready' ? 'kernel.release_to_refresh' : 'kernel.pull_to_refresh')}
          </>
        )}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
