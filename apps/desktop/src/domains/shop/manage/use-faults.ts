import { useCallback, useState } from 'react'

/** Whether any field of a form has a value that cannot be taken. Each such field gets `onFault`. */
export function useFaults() {
  const [count, setCount] = useState(0)
  const onFault = useCallback((isThere: boolean) => setCount((before) => before + (isThere ? 1 : -1)), [])
  return { hasFault: count > 0, onFault }
}
