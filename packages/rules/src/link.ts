import type { JumpTarget } from './jump.ts'

/** A placeholder for the company's own address: only the form of a link is checked. */
export const ANY_ORIGIN = 'https://sands.invalid'

/**
 * A link that the company entered: http(s), or a path of our own. Browsers drop control characters and treat a
 * backslash as a slash, so a link with either is refused.
 */
export function linkTarget(link: string | null | undefined, origin: string): JumpTarget {
  const value = link?.trim() ?? ''
  if (!value) return { kind: 'unknown' }
  if (/[\p{Cc}\\]/u.test(value) || !/^(https?:\/\/|\/(?!\/))/i.test(value) || !URL.canParse(value, origin))
    return { kind: 'refused' }
  const url = new URL(value, origin)
  if (url.username || url.password) return { kind: 'refused' }
  if (url.origin !== origin) return { kind: 'page', url: url.href }
  const path = `${url.pathname}${url.search}${url.hash}`
  // Paths of screens contain no dot; a path with one, such as a page of the guide, is a file.
  return /\.[^/]*$/.test(url.pathname) ? { kind: 'page', url: path } : { kind: 'screen', path }
}

/** Whether a link opens a page in the web view, whatever the company's own address is. */
export const opensPage = (link: string | null): boolean => linkTarget(link, ANY_ORIGIN).kind === 'page'
