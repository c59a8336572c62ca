/** As long as the server reads them; a longer one is wrong anyway, and is told so. */
const LONGEST = 200

interface Address {
  pathname: string
  search: string
}

/** The token of a draft in an address of the home page. */
export function draftTokenIn({ pathname, search }: Address): string | undefined {
  if (pathname !== '/') return undefined
  return new URLSearchParams(search).get('draft')?.slice(0, LONGEST) || undefined
}

const OF_CONTENT = /^\/(courseDetail$|broadcastDetail\/)/

/** Whether an address shows something that is not published: a home page, a course or an article. */
export const isDraftAddress = (address: Address): boolean =>
  draftTokenIn(address) !== undefined ||
  (OF_CONTENT.test(address.pathname) && new URLSearchParams(address.search).has('draft'))
