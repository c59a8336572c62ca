import { useCallback, useState } from 'react'

/** Whether any picture of a form is being uploaded. Each picture field of the form gets `onBusy`. */
export function useBusy() {
  const [count, setCount] = useState(0)
  const onBusy = useCallback((isBusy: boolean) => setCount((before) => before + (isBusy ? 1 : -1)), [])
  return { isBusy: count > 0, onBusy }
}
