import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isCurrentAddress } from '../../kernel/is-current-address.ts'
import { keepPlace, placeFor } from './last-place.ts'

/** Restores the filters and the scroll position when the person returns to the tab. */
export function useLastPlace(): void {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const back = useRef(placeFor({ key, search }))

  useLayoutEffect(() => {
    const place = back.current
    if (!place) return
    if (place.search !== search && search === '') {
      if (isCurrentAddress({ pathname, search })) void navigate(`${pathname}${place.search}`, { replace: true })
      return
    }
    back.current = null
    // The person has chosen something else meanwhile.
    if (place.search !== search) return
    // Runs after the router has scrolled the page to its top.
    queueMicrotask(() => window.scrollTo(0, place.top))
  }, [navigate, pathname, search])

  useEffect(() => {
    const note = () => {
      // The next page may scroll the window before this one is gone.
      if (!back.current && isCurrentAddress({ pathname, search })) keepPlace({ key, search }, window.scrollY)
    }
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [pathname, key, search])
}
