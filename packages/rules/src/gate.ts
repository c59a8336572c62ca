/** Routes that need no login: the union of both lists of the specification, the public check of certificates and short links. */
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

/** The sign-in page that comes back to `target`. Encoded twice, because chat apps decode addresses once on their way. */
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

/** A host on the way may have decoded once already; what then starts like a path or an address is not decoded again. */
const decoded = (value: string) => (/^(\/|https?:)/i.test(value) ? value : decodeOnce(value))

/**
 * Where to go after signing in, from the `redirect` parameter as the address bar's parser gives it (decoded once).
 * Another site, a script, or a page that asks to sign in again leads home.
 */
export function redirectTarget(parameter: string | null | undefined, origin: string): string {
  const target = parameter ? decoded(parameter) : undefined
  // Browsers drop control characters and read a backslash as a slash: `/\evil.com` is another site.
  if (!target || /[\p{Cc}\\]/u.test(target) || target.startsWith('//')) return HOME
  if (!/^(\/|https?:\/\/)/i.test(target) || !URL.canParse(target, origin)) return HOME
  const url = new URL(target, origin)
  if (url.origin !== origin || url.username || url.password || url.pathname.startsWith('//')) return HOME
  if (withoutTrailingSlash(url.pathname) === '/login') return HOME
  return `${url.pathname}${url.search}${url.hash}`
}
