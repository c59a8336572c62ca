import { useT } from '@sands/web/i18n/i18n'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { scrollBehavior } from '../reduced-motion.ts'
import styles from './back-to-top.module.css'

/** A page that becomes shorter moves a person at its end upwards; that is not scrolling up. */
const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1

/** Appears when a person who has scrolled further than one screen scrolls up again; it does not disturb reading on. */
export function BackToTop() {
  const t = useT()
  const [turnsBack, setTurnsBack] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const now = window.scrollY
      if (now !== last) setTurnsBack(now < last && now > window.innerHeight && !isAtEnd())
      last = now
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!turnsBack) return null
  return (
    <button
      type="button"
      className={styles.up}
      data-to-top
      aria-label={t('kernel.back_to_top')}
      title={t('kernel.back_to_top')}
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
    >
      <ArrowUp size={22} aria-hidden />
    </button>
  )
}
