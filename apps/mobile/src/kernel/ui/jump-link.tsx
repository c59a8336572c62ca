import type { Jump } from '@sands/rules/jump'
import { showToast } from '@sands/web/toast/toast'
import type { ReactNode } from 'react'
import { useJumpWay } from '../use-jump.ts'
import { WayLink } from './way-link.tsx'

interface JumpLinkProps {
  jump: Jump
  /** The title above an external page. */
  title: string
  className?: string | undefined
  /** Called on a tap when there is no jump; without it the content is not tappable. */
  onTap?: (() => void) | undefined
  /** Called before the jump, for layers that have to close. */
  onJump?: (() => void) | undefined
  /** Replaces the inner text for screen readers, where that text is not enough. */
  label?: string | undefined
  children: ReactNode
}

/**
 * A link when the jump leads to an address, a button when a tap shows a message or calls `onTap`, otherwise only the
 * content.
 */
export function JumpLink({ jump, title, className, onTap, onJump, label, children }: JumpLinkProps) {
  const way = useJumpWay()(jump, title)
  if (way.kind === 'to') {
    return (
      <WayLink way={way} className={className} onClick={onJump} label={label}>
        {children}
      </WayLink>
    )
  }
  const tap = way.kind === 'word' ? () => showToast(way.text) : onTap
  if (!tap) return <span className={className}>{children}</span>
  return (
    <button type="button" className={className} onClick={tap} aria-label={label}>
      {children}
    </button>
  )
}
