import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  to: To
  replace?: boolean | undefined
  state?: unknown
}

/**
 * Leads to a screen of the app. The router has a link of its own, but that one brings code into the first load that
 * fetches the data of pages rendered on a server in advance.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(replace !== undefined && { replace }) })
  const onTap = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={href} onClick={onTap}>
      {children}
    </a>
  )
}
