import type { Jump } from '@sands/rules/jump'
import type { ReactNode } from 'react'
import styles from './jump-area.module.css'
import { leadsSomewhere, useJump } from './use-jump.ts'

interface JumpAreaProps {
  jump: Jump
  className?: string | undefined
  children: ReactNode
}

/** A clickable area when the jump leads somewhere; plain content when it does not. */
export function JumpArea({ jump, className = '', children }: JumpAreaProps) {
  const go = useJump()
  if (!leadsSomewhere(jump)) return <div className={className}>{children}</div>
  return (
    <button type="button" className={`${styles.area} ${className}`} onClick={() => go(jump)}>
      {children}
    </button>
  )
}
