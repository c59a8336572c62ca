import type { Toggled } from '@sands/web/social/use-toggle'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { useCountText } from '../../../kernel/use-count-text.ts'
import styles from './toggle-button.module.css'

interface ToggleButtonProps {
  icon: LucideIcon
  /** What it does, whichever way it stands. */
  label: string
  /** Undefined until it is known. */
  state: Toggled | undefined
  onFlip: () => void
  /** In a line of words instead of in a bar. */
  inline?: boolean
}

/** An icon with its count: filled when the person has done it. */
export function ToggleButton({ icon: Icon, label, state, onFlip, inline = false }: ToggleButtonProps) {
  const countText = useCountText()
  const count = state && state.count > 0 ? countText(state.count) : ''
  return (
    <button
      type="button"
      className={classNames(styles.button, inline && styles.inline)}
      aria-label={count ? `${label} ${count}` : label}
      aria-pressed={state?.on ?? false}
      disabled={!state}
      onClick={onFlip}
    >
      <Icon size={inline ? 18 : 22} aria-hidden className={styles.icon} />
      <span className={styles.count} aria-hidden>
        {count || (inline ? '' : label)}
      </span>
    </button>
  )
}
