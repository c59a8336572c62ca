import { useEffect, useEffectEvent, useState } from 'react'

/** Who stored an entity last, and when. */
export interface LastChange {
  readonly updatedBy: string
  readonly updatedAt: string
}

/** Who made the conflicting changes, during a conflict. Undefined until known, and when the server cannot tell. */
export function useLastChange(
  isConflict: boolean,
  read: () => Promise<LastChange | null | undefined>,
): LastChange | undefined {
  const [last, setLast] = useState<LastChange>()
  const ask = useEffectEvent(read)
  useEffect(() => {
    if (!isConflict) return
    let isOver = false
    ask().then(
      (found) => {
        if (!isOver && found?.updatedBy) setLast(found)
      },
      // The conflict is shown even without the name, so a failure is ignored.
      () => undefined,
    )
    return () => {
      isOver = true
      setLast(undefined)
    }
  }, [isConflict])
  return last
}
