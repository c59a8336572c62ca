interface Address {
  pathname: string
  search: string
}

/**
 * False for a page that the person has left already: the address changes at once, the page when the next one is ready.
 * A timer or an answer that changes the address asks first, so that it does not bring the person back.
 */
export const isCurrentPage = (pathname: string): boolean => window.location.pathname === pathname

/** As `isCurrentPage`, for a page that depends on its filters. */
export const isCurrentAddress = ({ pathname, search }: Address): boolean =>
  isCurrentPage(pathname) && window.location.search === search
