import type { LucideIcon } from 'lucide-react'
import styles from './bar-button.module.css'

interface BarButtonProps {
  icon: LucideIcon
  label: string
  onClick: () => void
  pressed?: boolean
}

/** A round button at the end of the navigation bar. */
export function BarButton({ icon: Icon, label, onClick, pressed }: BarButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} aria-pressed={pressed} onClick={onClick}>
      <Icon size={22} aria-hidden />
    </button>
  )
}
