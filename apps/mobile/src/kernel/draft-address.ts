/** The server reads tokens up to this length. A longer token is wrong anyway, and the server says so. */
const LONGEST = 200

interface Address {
  pathname: string
  search: string
}

/** The draft token in an address of the home page. */
export function draftTokenIn({ pathname, search }: Address): string | undefined {
  if (pathname !== '/') return undefined
  return new URLSearchParams(search).get('draft')?.slice(0, LONGEST) || undefined
}

const OF_CONTENT = /^\/(courseDetail$|broadcastDetail\/)/

/** Whether an address shows a draft: of a home page, a course or an article. */
export const isDraftAddress = (address: Address): boolean =>
  draftTokenIn(address) !== undefined ||
  (OF_CONTENT.test(address.pathname) && new URLSearchParams(address.search).has('draft'))
