import type { Toggled } from '@sands/web/social/use-toggle'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { useCountText } from '../../../kernel/use-count-text.ts'
import styles from './toggle-button.module.css'

interface ToggleButtonProps {
  icon: LucideIcon
  /** The name of the action in both states. */
  label: string
  /** Undefined until loaded. */
  state: Toggled | undefined
  onFlip: () => void
  /** In a line of text instead of a bar. */
  inline?: boolean
}

/** An icon with its count; filled when the person has switched it on. */
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
