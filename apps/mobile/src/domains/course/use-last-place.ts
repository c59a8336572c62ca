import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepPlace, placeFor } from './last-place.ts'

/** Restores the filters and the scroll position when the person returns to the tab. */
export function useLastPlace(): void {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const back = useRef(placeFor({ key, search }))

  useLayoutEffect(() => {
    const place = back.current
    if (!place) return
    if (place.search !== search) {
      void navigate(`${pathname}${place.search}`, { replace: true })
      return
    }
    back.current = null
    // Runs after the router has scrolled the page to its top.
    queueMicrotask(() => window.scrollTo(0, place.top))
  }, [navigate, pathname, search])

  useEffect(() => {
    const note = () => {
      if (!back.current) keepPlace({ key, search }, window.scrollY)
    }
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key, search])
}
