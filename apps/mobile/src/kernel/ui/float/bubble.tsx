import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './bubble.module.css'
import { useFloat } from './use-float.ts'

interface BubbleProps {
  label: string
  onTap: () => void
  /** Sets its size and its place by `--bubble-size` and `--bubble-bottom`. */
  className?: string | undefined
  children: ReactNode
}

/**
 * Floats near the bottom right; a finger or the arrow keys move it along both edges. While it is not wanted it stands half
 * in the edge, and the way back to the top takes its place while that is offered: there is one bubble at a time.
 */
export function Bubble({ label, onTap, className, children }: BubbleProps) {
  const float = useFloat(onTap)
  return (
    <button type="button" className={classNames(styles.bubble, className)} aria-label={label} title={label} {...float}>
      {children}
    </button>
  )
}
