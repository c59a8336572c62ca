export type LinkTarget =
  /** A screen of the app. It may not be built yet, so callers ask the router first. */
  | { kind: 'screen'; path: string }
  /** An external page, or a file of our own site, for the web view. */
  | { kind: 'page'; url: string }
  /** A script, a scheme other than http(s), or an invalid address. */
  | { kind: 'refused' }
  /** There is no link. */
  | { kind: 'unknown' }

/** A placeholder for the company's own address: only the form of a link is checked. */
export const ANY_ORIGIN = 'https://sands.invalid'

/**
 * A link that the company entered: http(s), or a path of our own. Browsers drop control characters and treat a
 * backslash as a slash, so a link with either is refused.
 */
export function linkTarget(link: string | null | undefined, origin: string): LinkTarget {
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

export interface WebViewTarget {
  src: string
  /** Shown to the person, so that they know whose page they are looking at. */
  host: string
  /** Path, query and fragment when the page is on our own site. */
  path?: string
  sandbox: string
  /** Our pages cannot frame unencrypted pages of other sites: those only open in a new window. */
  framed: boolean
}

const SANDBOX = 'allow-scripts allow-forms allow-popups allow-downloads'

/**
 * What a web view may load: http(s) addresses and paths of our own site. A page of ours gets no `allow-same-origin`:
 * together with `allow-scripts` it could remove its own sandbox, and it does not need our storage.
 */
export function webViewTarget(url: string | null | undefined, origin: string): WebViewTarget | undefined {
  const text = url?.trim() ?? ''
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(text) || /[\p{Cc}\\]/u.test(text) || !URL.canParse(text, origin))
    return undefined
  const target = new URL(text, origin)
  if (target.username || target.password) return undefined
  const { href: src, host } = target
  if (target.origin !== origin)
    return { src, host, sandbox: `${SANDBOX} allow-same-origin`, framed: target.protocol === 'https:' }
  return { src, host, sandbox: SANDBOX, path: src.slice(origin.length), framed: true }
}
