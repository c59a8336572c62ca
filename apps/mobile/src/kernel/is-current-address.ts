interface Address {
  pathname: string
  search: string
}

/**
 * False for a page that the person has left already: the address changes at once, the page when the next one is ready.
 * An effect that corrects the address asks first, so that it does not bring the person back.
 */
export const isCurrentAddress = ({ pathname, search }: Address): boolean =>
  window.location.pathname === pathname && window.location.search === search
