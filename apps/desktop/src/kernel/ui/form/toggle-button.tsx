import type { Toggled } from '@sands/web/social/use-toggle'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useMoments } from '../../moment.ts'
import styles from './toggle-button.module.css'

interface ToggleButtonProps {
  label: string
  icons: { on: ReactNode; off: ReactNode }
  /** Undefined until it is known. */
  state: Toggled | undefined
  onFlip: () => void
}

/** A toggle with the number of people who switched it on. */
export function ToggleButton({ label, icons, state, onFlip }: ToggleButtonProps) {
  const { number } = useMoments()
  const { on = false, count = 0 } = state ?? {}
  return (
    <Button
      icon={on ? icons.on : icons.off}
      aria-pressed={on}
      disabled={state === undefined}
      {...(on && { className: styles.on ?? '' })}
      onClick={onFlip}
    >
      {count > 0 ? `${label} ${number(count)}` : label}
    </Button>
  )
}
