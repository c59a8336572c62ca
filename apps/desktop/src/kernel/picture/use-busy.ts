import { useCallback, useState } from 'react'

/** Whether any picture of a form is on its way. `onBusy` is for each of its picture fields. */
export function useBusy() {
  const [count, setCount] = useState(0)
  const onBusy = useCallback((isBusy: boolean) => setCount((before) => before + (isBusy ? 1 : -1)), [])
  return { isBusy: count > 0, onBusy }
}
