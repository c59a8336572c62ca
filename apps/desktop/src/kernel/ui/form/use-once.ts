import { useState } from 'react'

/** True from the first time on: what was open once stays on the page, so that it can close in its own time. */
export function useOnce(isWanted: boolean): boolean {
  const [wasWanted, setWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWanted(true)
  return isWanted || wasWanted
}
