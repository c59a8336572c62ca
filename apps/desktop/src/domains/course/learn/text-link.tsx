import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'

interface TextLinkProps {
  href: string
  className: string | undefined
  children: ReactNode
}

/** A link in a text that authors have set: to the page of the portal that shows the same, or to a window of its own. */
export function TextLink({ href, className, children }: TextLinkProps) {
  const { portalPathOf } = useSlots()
  const [path = '', search] = href.split('?', 2)
  const here = href.startsWith('/') ? portalPathOf(path) : undefined
  if (here) {
    return (
      <Link to={search ? `${here}?${search}` : here} className={className}>
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
