import { linkTarget } from '@sands/rules/link'

/**
 * The link as the server stores it: http, https, our own paths, mail and phone. Undefined for links that the server
 * would remove.
 */
export function textLink(typed: string, origin: string): string | undefined {
  const link = typed.trim()
  if (/^(mailto|tel):[^\s\p{Cc}<>"'\\]+$/iu.test(link)) return link
  const guess = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(link) ? `https://${link}` : link
  const { kind } = linkTarget(guess, origin)
  return kind === 'page' || kind === 'screen' ? guess : undefined
}
