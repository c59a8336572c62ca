import { Check, Lock, type LucideIcon } from 'lucide-react'
import styles from './progress-ring.module.css'

interface ProgressRingProps {
  percent: number
  isFinished: boolean
  isLocked: boolean
  icon: LucideIcon
}

/** The progress of one courseware; the text beside it says the same. */
export function ProgressRing({ percent, isFinished, isLocked, icon: Icon }: ProgressRingProps) {
  if (isFinished) {
    return (
      <span className={styles.finished} aria-hidden>
        <Check size={18} strokeWidth={2.6} />
      </span>
    )
  }
  return (
    <span className={styles.ring} data-locked={isLocked} aria-hidden>
      <svg viewBox="0 0 36 36" className={styles.circle} aria-hidden="true">
        <circle cx="18" cy="18" r="16" />
        {percent > 0 && <circle cx="18" cy="18" r="16" pathLength="100" strokeDasharray={`${percent} 100`} />}
      </svg>
      {isLocked ? <Lock size={16} /> : <Icon size={16} />}
    </span>
  )
}
