import { redirectTarget } from '@sands/rules/gate'

/** Where the person wants to go: the page that the sign-in page was opened for, otherwise this page. */
export function wantedPage({ pathname, search, hash, origin } = window.location): string {
  if (pathname !== '/login') return `${pathname}${search}${hash}`
  return redirectTarget(new URLSearchParams(search).get('redirect'), origin)
}

/** Pages on which somebody without a session is in the middle of something. */
const FORMS = ['/phoneLogin', '/register', '/forget', '/reset', '/multiAccount', '/setNewPassword']

export const isOnForm = ({ pathname } = window.location): boolean => FORMS.includes(pathname)
