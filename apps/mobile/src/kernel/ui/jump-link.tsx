import type { Jump } from '@sands/rules/jump'
import { showToast } from '@sands/web/toast/toast'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useJumpWay } from '../use-jump.ts'

interface JumpLinkProps {
  jump: Jump
  /** Stands over a page from elsewhere. */
  title: string
  className?: string | undefined
  /** What a tap does where there is no jump; without it there is nothing to tap. */
  onTap?: (() => void) | undefined
  /** Told before the jump, for layers that have to go away. */
  onJump?: (() => void) | undefined
  /** Instead of the words inside, where these do not say it. */
  label?: string | undefined
  children: ReactNode
}

/** A link when it leads somewhere, a button when a word or a layer is the answer, else only what is inside. */
export function JumpLink({ jump, title, className, onTap, onJump, label, children }: JumpLinkProps) {
  const way = useJumpWay()(jump, title)
  if (way.kind === 'to') {
    return (
      <Link to={way.address} className={className} onClick={onJump} aria-label={label} draggable={false}>
        {children}
      </Link>
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
