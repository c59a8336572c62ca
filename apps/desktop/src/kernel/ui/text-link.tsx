import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSlots } from '../slots.ts'

interface TextLinkProps {
  href: string
  className: string | undefined
  children: ReactNode
}

/** A link in an author's text. It opens the portal page that shows the same, or else a new window. */
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
