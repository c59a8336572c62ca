import { outsideTarget } from '@sands/web/host/outside'
import type { ReactNode } from 'react'
import { HANDED_OUT } from '../handed-out.ts'
import type { JumpAddress } from '../use-jump.ts'
import { Link } from './link.tsx'

interface WayLinkProps {
  way: JumpAddress
  className?: string | undefined
  onClick?: (() => void) | undefined
  /** Replaces the inner text for screen readers. */
  label?: string | undefined
  children: ReactNode
}

/** A link to a screen of the app, or out of the app where the page cannot be shown inside. */
export function WayLink({ way, className, onClick, label, children }: WayLinkProps) {
  const shared = { className, onClick, 'aria-label': label, draggable: false }
  if (way.outside === undefined) {
    return (
      <Link to={way.address} state={HANDED_OUT} {...shared}>
        {children}
      </Link>
    )
  }
  return (
    <a href={way.outside} target={outsideTarget()} rel="noopener noreferrer" {...shared}>
      {children}
    </a>
  )
}
