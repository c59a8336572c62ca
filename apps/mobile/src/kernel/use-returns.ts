import { useEffect, useEffectEvent, useState } from 'react'

/**
 * How often the person has come back to this page: from another app or window, or with the back button to a page that
 * the browser had kept. Calls `onReturn` each time.
 */
export function useReturns(onReturn: () => void): number {
  const [returns, setReturns] = useState(0)
  const returned = useEffectEvent(() => {
    setReturns((count) => count + 1)
    onReturn()
  })
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') returned()
    }
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) returned()
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', show)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', show)
    }
  }, [])
  return returns
}
