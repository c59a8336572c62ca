import { useEffect, useEffectEvent, useState } from 'react'

/** Who stored a thing last, and when. */
export interface LastChange {
  readonly updatedBy: string
  readonly updatedAt: string
}

/** Whose changes stand in the way, while any do. Undefined until that is known, and where nobody can tell. */
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
      // That there is a conflict was told without it.
      () => undefined,
    )
    return () => {
      isOver = true
      setLast(undefined)
    }
  }, [isConflict])
  return last
}
