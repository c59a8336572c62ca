import { useEffect, useEffectEvent } from 'react'
import { onReturn } from '../../offline/connectivity.ts'
import { handInLeftOvers } from './hand-in-sealed.ts'

/** Hands in what this device has of exams that ended without a network: when the page opens, and when the network is back. */
export function useLeftOvers(onHandedIn: () => void = () => undefined): void {
  const told = useEffectEvent(onHandedIn)
  useEffect(() => {
    const look = () =>
      void handInLeftOvers()
        .then((count) => count > 0 && told())
        .catch(() => undefined)
    look()
    return onReturn(look)
  }, [])
}
