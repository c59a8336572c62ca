import { useState } from 'react'

/**
 * True from the first time on. A dialog that was open once stays in the page, so that its closing animation can finish.
 */
export function useOnce(isWanted: boolean): boolean {
  const [wasWanted, setWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWanted(true)
  return isWanted || wasWanted
}
