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
