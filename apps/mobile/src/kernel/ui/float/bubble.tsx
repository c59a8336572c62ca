import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './bubble.module.css'
import { useFloat } from './use-float.ts'

interface BubbleProps {
  label: string
  onTap: () => void
  /** Sets the size and position with `--bubble-size` and `--bubble-bottom`. */
  className?: string | undefined
  children: ReactNode
}

/**
 * Floats near the bottom right; a finger or the arrow keys move it along both edges. While it is idle it is half behind
 * the edge. While the back-to-top button is visible, it replaces the bubble, so that only one is on the screen.
 */
export function Bubble({ label, onTap, className, children }: BubbleProps) {
  const float = useFloat(onTap)
  return (
    <button type="button" className={classNames(styles.bubble, className)} aria-label={label} title={label} {...float}>
      {children}
    </button>
  )
}
