/**
 * Routes that need no sign-in: both lists of the specification, the public verification of certificates, and short
 * links.
 */
const OPEN_PATHS: readonly string[] = [
  '/login',
  '/phoneLogin',
  '/register',
  '/forget',
  '/reset',
  '/setNewPassword',
  '/multiAccount',
  '/shareError',
  '/userAgreement',
  '/UserAgreement',
  '/privacyPolicy',
  '/PrivacyPolicy',
  '/collectedInformation',
  '/previewVideo',
  '/broadcastDetail',
  '/surveyInfo',
  '/surveyDetails',
  '/qiweiTransit',
  '/noLoginSign',
  '/verify',
]

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** Whether a visitor may open an address. Paths are case-sensitive. */
export function isOpenRoute(pathname: string, search = ''): boolean {
  const path = withoutTrailingSlash(pathname)
  if (path === '/comDetailLevel') return new URLSearchParams(search).get('isPublic') === '1'
  if (/^\/(broadcastDetail|s)\/[^/]+$/.test(path)) return true
  return OPEN_PATHS.includes(path)
}

export const HOME = '/'

/**
 * The address of the sign-in page that returns to `target`. It is encoded twice, because chat apps decode addresses
 * once.
 */
export function loginPath(target?: string): string {
  if (!target || target === HOME) return '/login'
  return `/login?redirect=${encodeURIComponent(encodeURIComponent(target))}`
}

function decodeOnce(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/**
 * A chat app may already have decoded the value; a value that starts like a path or an address is not decoded again.
 */
const decoded = (value: string) => (/^(\/|https?:)/i.test(value) ? value : decodeOnce(value))

/**
 * Where to go after sign-in, from the `redirect` parameter after one decoding by the URL parser. Another site, a script
 * or a page that requires sign-in again is replaced by home.
 */
export function redirectTarget(parameter: string | null | undefined, origin: string): string {
  const target = parameter ? decoded(parameter) : undefined
  // Browsers drop control characters and treat a backslash as a slash: `/\evil.com` is another site.
  if (!target || /[\p{Cc}\\]/u.test(target) || target.startsWith('//')) return HOME
  if (!/^(\/|https?:\/\/)/i.test(target) || !URL.canParse(target, origin)) return HOME
  const url = new URL(target, origin)
  if (url.origin !== origin || url.username || url.password || url.pathname.startsWith('//')) return HOME
  if (withoutTrailingSlash(url.pathname) === '/login') return HOME
  return `${url.pathname}${url.search}${url.hash}`
}
