import { linkTarget } from '@sands/rules/jump'

/** As the server keeps it: http, https, own paths, mail and telephone. Undefined for what it would leave out. */
export function textLink(typed: string, origin: string): string | undefined {
  const link = typed.trim()
  if (/^(mailto|tel):[^\s\p{Cc}<>"'\\]+$/iu.test(link)) return link
  const guess = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(link) ? `https://${link}` : link
  const { kind } = linkTarget(guess, origin)
  return kind === 'page' || kind === 'screen' ? guess : undefined
}
