import { useCallback } from 'react'
import { useHref, useLocation } from 'react-router'

const plain = (path: string) => path.replace(/\/$/, '')

/**
 * Says whether the person is still on this page: the address changes at once, the page when the next one is ready. A
 * timer or an answer that changes the address asks first, so that it does not bring the person back.
 */
export function useIsHere(): () => boolean {
  const here = plain(useHref(useLocation().pathname))
  return useCallback(() => plain(window.location.pathname) === here, [here])
}
