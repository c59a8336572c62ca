import { useT } from '@sands/web/i18n/i18n'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './back-to-top.module.css'
import { scrollBehavior } from './reduced-motion.ts'

/** There once a person has scrolled further than one screen. */
export function BackToTop() {
  const t = useT()
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight)
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  if (!far) return null
  return (
    <button
      type="button"
      className={styles.up}
      aria-label={t('kernel.back_to_top')}
      title={t('kernel.back_to_top')}
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
    >
      <ArrowUp size={22} aria-hidden />
    </button>
  )
}
