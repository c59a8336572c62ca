import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSlots } from '../slots.ts'

interface TextLinkProps {
  href: string
  className: string | undefined
  children: ReactNode
}

/** A link in a text that authors have set: to the page of the portal that shows the same, or to a window of its own. */
export function TextLink({ href, className, children }: TextLinkProps) {
  const { portalAddressOf } = useSlots()
  const here = href.startsWith('/') ? portalAddressOf(href) : undefined
  if (here) {
    return (
      <Link to={here} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener nofollow">
      {children}
    </a>
  )
}
