/** As long as the server reads them; a longer one is wrong anyway, and is told so. */
const LONGEST = 200

/** The token of a draft in an address of the home page. */
export function draftTokenIn({ pathname, search }: { pathname: string; search: string }): string | undefined {
  if (pathname !== '/') return undefined
  return new URLSearchParams(search).get('draft')?.slice(0, LONGEST) || undefined
}

/**
 * Set when the app was opened to look at a home page that is not published, and until it is closed: nobody is reminded,
 * counted or greeted meanwhile, and nothing is kept.
 */
export const draftToken: string | undefined = draftTokenIn(window.location)

const OF_CONTENT = /^\/(courseDetail$|broadcastDetail\/)/

/** Whether an address shows something that is not published: a home page, a course or an article. */
export const isDraftAddress = (address: { pathname: string; search: string }): boolean =>
  draftTokenIn(address) !== undefined ||
  (OF_CONTENT.test(address.pathname) && new URLSearchParams(address.search).has('draft'))

/** Set when the app was opened to look at any draft. */
export const isPreview: boolean = isDraftAddress(window.location)
